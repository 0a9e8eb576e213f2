import { formatNumber } from '../format/formatNumber.ts';

const pluralForms = /\[([^[\]]*\|[^[\]]*)\]/g;
const category = /^(zero|one|two|few|many|other) /;
const unnamedForms = ['one', 'other'];

function choosePluralForm(forms: string, count: number, locale: string | undefined): string {
  const byCategory: Record<string, string> = {};
  let unnamed = 0;
  let last = '';
  for (const form of forms.split('|')) {
    const name = category.exec(form)?.[1];
    last = name ? form.slice(name.length + 1) : form;
    byCategory[name ?? unnamedForms[unnamed++] ?? ''] ??= last;
  }
  return byCategory[new Intl.PluralRules(locale).select(count)] ?? byCategory.other ?? last;
}

/** Replaces the placeholders `:name` of a message with text. */
export function fillMessage(message: string, values: Record<string, string>): string;
/** Also selects the plural form, by `count` or the first number, and formats numbers for the locale. */
export function fillMessage(message: string, values: Record<string, string | number>, locale: string): string;
// `@segno/data` implements the same rules for the messages of the features; `scripts/messages/syntax.test.ts` compares
// both.
export function fillMessage(
  message: string,
  values: Record<string, string | number>,
  locale?: string,
): string {
  const count =
    typeof values.count === 'number'
      ? values.count
      : Object.values(values).find((value) => typeof value === 'number');
  const chosen =
    count === undefined
      ? message
      : message.replace(pluralForms, (_, forms: string) => choosePluralForm(forms, count, locale));

  const names = Object.keys(values).sort((a, b) => b.length - a.length);
  if (names.length === 0) return chosen;
  return chosen.replace(new RegExp(`:(${names.join('|')})`, 'g'), (_, name: string) => {
    const value = values[name]!;
    return typeof value === 'number' ? formatNumber(value, locale ?? 'en') : value;
  });
}
