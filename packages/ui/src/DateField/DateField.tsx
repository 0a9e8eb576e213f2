'use client';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  type DateValue,
} from 'react-aria-components/DateField';
import type { ReactNode, RefAttributes } from 'react';
import { ClearButton } from './ClearButton.tsx';
import { DateParts } from './DateParts.tsx';
import { withClass } from '../Overlay/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from '../TextField/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldLabels, type FieldSize } from '../TextField/Field.tsx';

export interface DateFieldProps<T extends DateValue = DateValue>
  extends Omit<AriaDateFieldProps<T>, 'render' | 'children'>, FieldLabels, RefAttributes<HTMLDivElement> {
  /** Its height: 24, 30, 36, 42, 50 or 60 px. @default 'md' */
  size?: FieldSize;
  /** Shows a button that empties the field. */
  isClearable?: boolean;
  /** Something about the value is being looked up; the field can still be used. */
  isPending?: boolean;
  /** An icon or unit before the date. */
  startAdornment?: ReactNode;
}

/** A date that someone knows by heart, such as a birthday. To look one up in a calendar use `DatePicker`. */
export const DateField = withRef(function DateField<T extends DateValue>({
  label,
  description,
  errorMessage,
  size = 'md',
  isClearable,
  isPending,
  startAdornment,
  className,
  ...props
}: DateFieldProps<T>) {
  return (
    <AriaDateField
      {...props}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, styles.field)}
    >
      {({ state, isDisabled, isReadOnly }) => (
        <>
          {label !== undefined && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
          <div className={styles.box({ size })}>
            {startAdornment !== undefined && <span className={styles.adornment}>{startAdornment}</span>}
            <DateParts />
            {isPending && (
              <span className={styles.adornment}>
                <Spinner size="1em" />
              </span>
            )}
            {isClearable && !isReadOnly && (
              <ClearButton
                size={size}
                isHidden={state.segments.every((part) => !part.isEditable || part.isPlaceholder)}
                isDisabled={isDisabled}
                onPress={() => state.setValue(null)}
              />
            )}
          </div>
          <FieldHelp description={description} errorMessage={errorMessage} />
        </>
      )}
    </AriaDateField>
  );
});
