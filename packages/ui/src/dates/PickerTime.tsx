'use client';
import type { DatePickerProps, DateValue } from 'react-aria-components/DatePicker';
import type { TimeValue } from 'react-aria-components/TimeField';
import { TimeField } from '../TimeField/TimeField.tsx';

type Granularity = DatePickerProps<DateValue>['granularity'];

const times: ReadonlySet<string> = new Set(['hour', 'minute', 'second']);

/** Whether a picker also selects a time: by its granularity, or because its value has one. */
export const hasTimes = (granularity: Granularity, sample: DateValue | null | undefined) =>
  granularity ? times.has(granularity) : !!sample && 'hour' in sample;

export interface PickerTimeProps extends Pick<
  DatePickerProps<DateValue>,
  'hourCycle' | 'shouldForceLeadingZeros'
> {
  label: string;
  granularity: Granularity;
  value: TimeValue | null;
  onChange: (time: TimeValue) => void;
}

/** The time of the day that is selected in the calendar. */
export const PickerTime = ({ granularity, onChange, ...props }: PickerTimeProps) => (
  <TimeField
    {...props}
    size="sm"
    granularity={granularity === 'hour' || granularity === 'second' ? granularity : 'minute'}
    onChange={(time) => {
      if (time) onChange(time);
    }}
  />
);
