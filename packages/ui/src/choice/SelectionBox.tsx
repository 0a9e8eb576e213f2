'use client';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckMark } from './CheckMark.tsx';
import { alone } from './choice.css.ts';

/** The checkbox that selects a row of a table, list or tree, or in a table header all rows. */
export function SelectionBox() {
  return (
    <Checkbox slot="selection" className={alone}>
      {({ isSelected, isIndeterminate }) => (
        <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
      )}
    </Checkbox>
  );
}
