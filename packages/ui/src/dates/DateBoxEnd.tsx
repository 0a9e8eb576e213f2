'use client';
import { FieldPending } from '../field/FieldParts.tsx';
import { ClearButton, type ClearButtonProps } from './ClearButton.tsx';

export interface DateBoxEndProps extends Omit<ClearButtonProps, 'isHidden'> {
  isEmpty: boolean;
  isClearable?: boolean;
  isReadOnly: boolean;
  isPending?: boolean;
}

/** What stands behind a date in its box: that something is looked up, and the button that empties it. */
export const DateBoxEnd = ({ isEmpty, isClearable, isReadOnly, isPending, ...button }: DateBoxEndProps) => (
  <>
    {isPending !== undefined && <FieldPending isPending={isPending} />}
    {isClearable && !isReadOnly && <ClearButton {...button} isHidden={isEmpty} />}
  </>
);
