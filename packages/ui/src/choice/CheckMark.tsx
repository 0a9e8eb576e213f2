'use client';
import { CheckIcon } from '../icons/CheckIcon.ts';
import { MinusIcon } from '../icons/MinusIcon.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { square, tick } from './checkMark.css.ts';

export interface CheckMarkProps {
  isSelected: boolean;
  isIndeterminate: boolean;
  isPending?: boolean;
}

/** The box with a tick, a line or a spinner. The `data-*` attributes of its parent determine its look. */
export function CheckMark({ isSelected, isIndeterminate, isPending = false }: CheckMarkProps) {
  return (
    <span className={square}>
      {isPending ? (
        <Spinner label={null} className={tick} />
      ) : isIndeterminate ? (
        <MinusIcon className={tick} />
      ) : (
        isSelected && <CheckIcon className={tick} />
      )}
    </span>
  );
}
