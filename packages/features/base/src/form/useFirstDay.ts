import { useSetting } from '@segno/data';

/** The first day of the week for calendars; undefined for that of the language. */
export function useFirstDay(): 'mon' | 'sat' | 'sun' | undefined {
  const day = useSetting('dates.first_day');
  return day === 'language' ? undefined : day;
}
