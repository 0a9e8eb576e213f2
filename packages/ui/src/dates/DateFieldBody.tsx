'use client';
import type { ReactNode } from 'react';
import type { DateFieldRenderProps } from 'react-aria-components/DateField';
import * as styles from '../field/field.css.ts';
import { FieldHelp, FieldLabel, type FieldLabels, type FieldSize } from '../field/FieldParts.tsx';
import { DateBoxEnd } from './DateBoxEnd.tsx';
import { focusPart } from './focusPart.ts';
import { DateParts } from './DateParts.tsx';

/** The common props of date and time fields. */
export interface DateFieldFrame extends FieldLabels {
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'sm' */
  size?: FieldSize;
  /** Shows a button that clears the field. */
  isClearable?: boolean;
  /** A request about the value is under way; the field stays usable. */
  isPending?: boolean;
  /** An icon or unit before the date or time. */
  startAdornment?: ReactNode;
}

export interface DateFieldBodyProps
  extends DateFieldFrame, Pick<DateFieldRenderProps, 'state' | 'isDisabled' | 'isReadOnly'> {
  isRequired?: boolean;
}

/** The common layout of date and time fields. */
export const DateFieldBody = ({
  label,
  description,
  errorMessage,
  size = 'sm',
  isClearable,
  isPending,
  startAdornment,
  state,
  isDisabled,
  isReadOnly,
  isRequired,
}: DateFieldBodyProps) => (
  <>
    {label !== undefined && <FieldLabel isRequired={isRequired}>{label}</FieldLabel>}
    <div role="presentation" onMouseDown={focusPart} className={styles.box({ size })}>
      {startAdornment !== undefined && <span className={styles.adornment}>{startAdornment}</span>}
      <DateParts />
      <DateBoxEnd
        size={size}
        isEmpty={state.segments.every((part) => !part.isEditable || part.isPlaceholder)}
        isClearable={isClearable}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        isPending={isPending}
        onPress={() => state.setValue(null)}
      />
    </div>
    <FieldHelp description={description} errorMessage={errorMessage} />
  </>
);
