import {
  parseAbsolute,
  parseDate,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import { useMessages, useStartup } from '@segno/data';
import { useFirstDay } from '@segno/base';
import { DateField, DatePicker, Select, SelectItem } from '@segno/ui';
import type { BoundField } from '@segno/ui/forms';
import { messages } from '../messages/en.ts';

interface DayFieldProps extends BoundField<string | null, string> {
  label: string;
}

/** A day without a time. */
export const DayField = ({ value, onChange, ...field }: DayFieldProps) => (
  <DateField
    {...field}
    isClearable
    value={value ? parseDate(value) : null}
    onChange={(date) => onChange(date === null ? null : date.toString())}
  />
);

/** The time zone of the person, and the names of all. */
function useTimeZones(): { own: string; all: readonly string[] } {
  const { user } = useStartup();
  const own = user?.timezone ?? 'UTC';
  return { own, all: [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])] };
}

export interface MinuteFieldProps {
  label: string;
  value: string | null;
  zone: string | null;
  onChange: (value: string | null, zone: string) => void;
  errorMessage?: string | undefined;
}

/** A minute in a time zone. The clock time stays when the zone changes. */
export function MinuteField({ label, value, zone, onChange, errorMessage }: MinuteFieldProps) {
  const t = useMessages(messages);
  const { own, all } = useTimeZones();
  const firstDay = useFirstDay();
  const present = zone ?? own;
  const time: ZonedDateTime | null = value === null ? null : parseAbsolute(value, present);
  return (
    <>
      <DatePicker
        firstDayOfWeek={firstDay}
        label={label}
        description={t('hint.publish_at')}
        granularity="minute"
        hideTimeZone
        isClearable
        isInvalid={errorMessage !== undefined}
        errorMessage={errorMessage}
        value={time}
        onChange={(next) =>
          onChange(
            next === null ? null : toZoned(toCalendarDateTime(next), present).toAbsoluteString(),
            present,
          )
        }
      />
      <Select
        label={t('field.publish_zone')}
        isSearchable
        value={present}
        onChange={(key) => {
          const next = String(key);
          onChange(time === null ? null : toZoned(toCalendarDateTime(time), next).toAbsoluteString(), next);
        }}
      >
        {all.map((name) => (
          <SelectItem key={name} id={name}>
            {name}
          </SelectItem>
        ))}
      </Select>
    </>
  );
}
