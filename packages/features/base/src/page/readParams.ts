import type { ParamParsers } from './page.ts';

/** Parses the parameters of a matched path. Returns undefined if one is invalid: then the page does not exist. */
export function readParams(
  params: Readonly<Record<string, string | undefined>>,
  parsers: ParamParsers = {},
): Record<string, string | number> | undefined {
  const read: Record<string, string | number> = {};
  for (const [name, text] of Object.entries(params)) {
    if (text === undefined) continue;
    const parse = Object.hasOwn(parsers, name) ? parsers[name] : undefined;
    const value =
      typeof parse === 'function' ? parse(text) : parse && !parse.includes(text) ? undefined : text;
    if (value === undefined) return undefined;
    read[name] = value as string | number;
  }
  return read;
}
