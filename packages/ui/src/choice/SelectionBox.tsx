'use client';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckMark } from './CheckMark.tsx';
import { alone } from './choice.css.ts';

/** The box that selects a row of a table, list or tree, which names it; in a table's head it selects all of them. */
export function SelectionBox() {
  return (
    <Checkbox slot="selection" className={alone}>
      {({ isSelected, isIndeterminate }) => (
        <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
      )}
    </Checkbox>
  );
}
