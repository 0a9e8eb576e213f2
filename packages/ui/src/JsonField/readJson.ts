/** A value that JSON can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** The value of a text, nothing if the text is blank, or the line of its first error, where the browser names it. */
export type ReadJson =
  | { readonly kind: 'value'; readonly value: JsonValue }
  | { readonly kind: 'blank' }
  | { readonly kind: 'invalid'; readonly line: number | undefined };

/** Browsers write “line 2 column 3” or “at position 12”. */
function lineOf(message: string, text: string): number | undefined {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  if (position) return text.slice(0, Number(position)).split('\n').length;
  return undefined;
}

export function readJson(text: string): ReadJson {
  if (text.trim() === '') return { kind: 'blank' };
  try {
    return { kind: 'value', value: JSON.parse(text) as JsonValue };
  } catch (error) {
    return { kind: 'invalid', line: lineOf(String(error), text) };
  }
}

export const writeJson = (value: JsonValue | undefined): string =>
  value === undefined ? '' : JSON.stringify(value, null, 2);
