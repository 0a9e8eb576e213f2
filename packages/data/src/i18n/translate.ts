/** A value for the placeholder `:name` of a message. Numbers are formatted for the language. */
export type MessageValue = string | number;

const pluralForms = /\[([^[\]]*\|[^[\]]*)\]/g;
const keyword = /^(zero|one|two|few|many|other) /;
const unnamedForms = ['one', 'other'];

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralRulesOf(locale: string): Intl.PluralRules {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules;
}

/** The locale of a language code, English for an invalid code. */
function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

function choosePluralForm(forms: string, count: number, locale: string): string {
  const rules = pluralRulesOf(locale);
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
      ? line.replaceAll(pluralForms, (_, forms: string) => choosePluralForm(forms, count, localeOf(language)))
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
    else if (typeof value === 'number') text += value.toLocaleString(localeOf(language));
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
