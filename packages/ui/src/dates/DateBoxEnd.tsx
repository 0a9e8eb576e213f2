'use client';
import { FieldPending } from '../field/FieldParts.tsx';
import { ClearButton, type ClearButtonProps } from './ClearButton.tsx';

export interface DateBoxEndProps extends Omit<ClearButtonProps, 'isHidden'> {
  isEmpty: boolean;
  isClearable?: boolean;
  isReadOnly: boolean;
  isPending?: boolean;
}

/** The end of a date box: the spinner and the clear button. */
export const DateBoxEnd = ({ isEmpty, isClearable, isReadOnly, isPending, ...button }: DateBoxEndProps) => (
  <>
    {isPending !== undefined && <FieldPending isPending={isPending} />}
    {isClearable && !isReadOnly && <ClearButton {...button} isHidden={isEmpty} />}
  </>
);
