import * as v from 'valibot';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** The name of a time zone that this machine knows, such as `Europe/Warsaw`. */
export const TimeZone = v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'Choose a time zone.'));
