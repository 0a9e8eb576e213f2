import { fillLine, type MessageValue } from './translate.ts';

/** The parts of a text that differ from one use to another. */
const variable = /<strong>.*?<\/strong>|\d+/g;

/**
 * Translates a text that arrives as data, such as the message of a schema, by its English words. Numbers and `<strong>`
 * elements in it are the placeholders `:1`, `:2` and so on: the translation of “Use at least 8 characters.” has the key
 * “Use at least :1 characters.” A text without a translation is returned unchanged.
 */
export function translateText(
  { language, lines }: { language: string; lines: Readonly<Record<string, string>> },
  text: string,
): string {
  if (Object.hasOwn(lines, text)) return lines[text]!;
  const values: Record<string, MessageValue> = {};
  let found = 0;
  const key = text.replace(variable, (part) => {
    found += 1;
    values[found] = part.startsWith('<') ? part : Number(part);
    return `:${found}`;
  });
  const line = Object.hasOwn(lines, key) ? lines[key] : undefined;
  return line === undefined ? text : fillLine(line, values, language).join('');
}
