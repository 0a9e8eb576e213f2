'use client';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckIcon } from '../icons/CheckIcon.ts';
import { MinusIcon } from '../icons/MinusIcon.ts';
import { box, mark } from './SelectionBox.css.ts';

/** The box that selects a row of a table, list or tree, which names it; in a table's head it selects all of them. */
export function SelectionBox() {
  return (
    <Checkbox slot="selection" className={box}>
      {({ isIndeterminate }) =>
        isIndeterminate ? <MinusIcon size={14} className={mark} /> : <CheckIcon size={14} className={mark} />
      }
    </Checkbox>
  );
}
