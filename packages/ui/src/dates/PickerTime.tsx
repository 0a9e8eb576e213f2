'use client';
import type { DatePickerProps, DateValue } from 'react-aria-components/DatePicker';
import type { TimeValue } from 'react-aria-components/TimeField';
import { TimeField } from '../TimeField/TimeField.tsx';

type Granularity = DatePickerProps<DateValue>['granularity'];

const times: ReadonlySet<string> = new Set(['hour', 'minute', 'second']);

/** Whether a picker is one of times too: because it was said, or because its dates have them. */
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

/** The time of a day that was chosen in a calendar. */
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
