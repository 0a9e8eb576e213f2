/** A value for the placeholder `:name` of a message. Numbers are formatted for the language. */
export type MessageValue = string | number;

const pluralForms = /\[([^[\]]*\|[^[\]]*)\]/g;
const keyword = /^(zero|one|two|few|many|other) /;
const unnamedForms = ['one', 'other'];

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Returns the cached value of a language, or creates it. An invalid language code falls back to English. */
const inLanguage = <T>(made: Map<string, T>, language: string, make: (language: string) => T): T => {
  let one = made.get(language);
  if (one === undefined) {
    try {
      one = make(language);
    } catch {
      one = make('en');
    }
    made.set(language, one);
  }
  return one;
};

const formatNumber = (value: number, language: string) =>
  inLanguage(numberFormats, language, (code) => new Intl.NumberFormat(code)).format(value);

function choosePluralForm(forms: string, count: number, language: string): string {
  const rules = inLanguage(pluralRules, language, (code) => new Intl.PluralRules(code));
  const byCategory = new Map<string, string>();
  let unnamed = 0;
  let last = '';
  for (const form of forms.split('|')) {
    const category = keyword.exec(form)?.[1];
    last = category ? form.slice(category.length + 1) : form;
    const key = category ?? unnamedForms[unnamed++];
    if (key && !byCategory.has(key)) byCategory.set(key, last);
  }
  return byCategory.get(rules.select(count)) ?? byCategory.get('other') ?? last;
}

/**
 * Splits a message into text and values; values are not converted. The plural form is chosen first, by `count` or else
 * by the first number, so brackets and bars inside a value have no effect. Then the placeholders are filled in one
 * pass, longest name first, so a colon inside a value has no effect either. A placeholder without a value is left
 * unchanged.
 */
export function fillLine<T>(
  line: string,
  values: Record<string, T | MessageValue>,
  language: string,
): (T | string)[] {
  const count =
    typeof values.count === 'number'
      ? values.count
      : Object.values(values).find((value) => typeof value === 'number');
  const chosen =
    typeof count === 'number'
      ? line.replaceAll(pluralForms, (_, forms: string) => choosePluralForm(forms, count, language))
      : line;

  const names = Object.keys(values).sort((a, b) => b.length - a.length);
  const pieces: (T | string)[] = [];
  let text = '';
  for (let at = 0; at < chosen.length;) {
    const name =
      chosen[at] === ':' ? names.find((one) => one !== '' && chosen.startsWith(one, at + 1)) : undefined;
    const value = name === undefined ? undefined : values[name];
    if (name === undefined || value === undefined) {
      text += chosen[at++];
      continue;
    }
    at += name.length + 1;
    if (typeof value === 'string') text += value;
    else if (typeof value === 'number') text += formatNumber(value, language);
    else {
      if (text) pieces.push(text);
      pieces.push(value);
      text = '';
    }
  }
  if (text) pieces.push(text);
  return pieces;
}

/**
 * Returns a message as text, with its values. The syntax is `[one 1 track|other :count tracks]` for plural forms and
 * `:name` for placeholders.
 */
export const translate = (line: string, values: Record<string, MessageValue>, language: string): string =>
  fillLine(line, values, language).join('');
