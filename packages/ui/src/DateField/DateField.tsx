'use client';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  type DateValue,
} from 'react-aria-components/DateField';
import type { RefAttributes } from 'react';
import { DateFieldBody, type DateFieldFrame } from '../dates/DateFieldBody.tsx';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { field } from '../field/field.css.ts';

export interface DateFieldProps<T extends DateValue = DateValue>
  extends Omit<AriaDateFieldProps<T>, 'render' | 'children'>, DateFieldFrame, RefAttributes<HTMLDivElement> {}

/** A date that is typed, such as a birthday. To select one in a calendar use `DatePicker`. */
export const DateField = withRef(function DateField<T extends DateValue>({
  label,
  description,
  errorMessage,
  size,
  isClearable,
  isPending,
  startAdornment,
  className,
  ...props
}: DateFieldProps<T>) {
  const frame = { label, description, errorMessage, size, isClearable, isPending, startAdornment };
  return (
    <AriaDateField
      {...props}
      isInvalid={props.isInvalid ?? (errorMessage ? true : undefined)}
      className={withClass(className, field)}
    >
      {({ state, isDisabled, isReadOnly }) => (
        <DateFieldBody
          {...frame}
          state={state}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          isRequired={props.isRequired}
        />
      )}
    </AriaDateField>
  );
});
