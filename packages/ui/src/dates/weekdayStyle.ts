/** The format of weekday headers: a single letter in languages whose short names are whole words. */
export function weekdayStyle(locale: string): 'narrow' | 'short' {
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const isWide = Array.from({ length: 7 }, (_, day) => format(Date.UTC(2024, 0, 1 + day))).some(
    (name) => name.length > 5,
  );
  return isWide ? 'narrow' : 'short';
}
