'use client';
import {
  TimeField as AriaTimeField,
  type TimeFieldProps as AriaTimeFieldProps,
  type TimeValue,
} from 'react-aria-components/TimeField';
import type { RefAttributes } from 'react';
import { DateFieldBody, type DateFieldFrame } from '../dates/DateFieldBody.tsx';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { field } from '../field/field.css.ts';

export interface TimeFieldProps<T extends TimeValue = TimeValue>
  extends Omit<AriaTimeFieldProps<T>, 'render' | 'children'>, DateFieldFrame, RefAttributes<HTMLDivElement> {}

/** A time of day. With a date as well use `DateField` or `DatePicker` with `granularity="minute"`. */
export const TimeField = withRef(function TimeField<T extends TimeValue>({
  label,
  description,
  errorMessage,
  size,
  isClearable,
  isPending,
  startAdornment,
  className,
  ...props
}: TimeFieldProps<T>) {
  const frame = { label, description, errorMessage, size, isClearable, isPending, startAdornment };
  return (
    <AriaTimeField
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
    </AriaTimeField>
  );
});
