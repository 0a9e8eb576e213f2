/** A value for the placeholder `:name` of a message. Numbers are formatted for the language. */
export type MessageValue = string | number;

const pluralForms = /\[([^[\]]*\|[^[\]]*)\]/g;
const keyword = /^(zero|one|two|few|many|other) /;
const unnamedForms = ['one', 'other'];

interface Formats {
  /** The plural category of a count, such as `one` (CLDR). */
  category: (count: number) => string;
  number: (value: number) => string;
}

function createFormats(locale: string): Formats {
  const rules = new Intl.PluralRules(locale);
  const format = new Intl.NumberFormat(locale);
  return { category: (count) => rules.select(count), number: (value) => format.format(value) };
}

/**
 * The formats of English. They need no `Intl` for plurals and for whole numbers below a thousand: its first use takes
 * 10 ms or more in a browser, and home has no other numbers.
 */
const english: Formats = {
  category: (count) => (Math.abs(count) === 1 ? 'one' : 'other'),
  number: (value) =>
    Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : value.toLocaleString('en'),
};

const formats = new Map<string, Formats>([['en', english]]);

/** The formats of a language code. */
function formatsOf(language: string): Formats {
  const known = formats.get(language);
  if (known) return known;
  const made = createFormats(localeOf(language));
  formats.set(language, made);
  return made;
}

/** The locale of a language code, English for an invalid code. */
function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

function choosePluralForm(forms: string, count: number, { category: categoryOf }: Formats): string {
  const byCategory = new Map<string, string>();
  let unnamed = 0;
  let last = '';
  for (const form of forms.split('|')) {
    const category = keyword.exec(form)?.[1];
    last = category ? form.slice(category.length + 1) : form;
    const key = category ?? unnamedForms[unnamed++];
    if (key && !byCategory.has(key)) byCategory.set(key, last);
  }
  return byCategory.get(categoryOf(count)) ?? byCategory.get('other') ?? last;
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
      ? line.replaceAll(pluralForms, (_, forms: string) =>
          choosePluralForm(forms, count, formatsOf(language)),
        )
      : line;

  const names = Object.keys(values).sort((a, b) => b.length - a.length);
  const pieces: (T | string)[] = [];
  let text = '';
  for (let at = 0; at < chosen.length;) {
    const colon = chosen.indexOf(':', at);
    if (colon < 0) {
      text += chosen.slice(at);
      break;
    }
    text += chosen.slice(at, colon);
    const name = names.find((one) => one !== '' && chosen.startsWith(one, colon + 1));
    const value = name === undefined ? undefined : values[name];
    if (name === undefined || value === undefined) {
      text += ':';
      at = colon + 1;
      continue;
    }
    at = colon + 1 + name.length;
    if (typeof value === 'string') text += value;
    else if (typeof value === 'number') text += formatsOf(language).number(value);
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
