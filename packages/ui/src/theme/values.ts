import { parseColor } from './color.ts';
import type { Variable, VariableRange } from './variables.ts';

/**
 * Validates the values of variables. Each type has a small grammar, and other values are rejected, so that themes of
 * untrusted sources are safe. No grammar contains a function that loads, runs or references something.
 */

export interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}

export interface Duration {
  value: number;
  unit: 'ms' | 's';
}

export interface Shadow {
  color: string;
  x: Dimension;
  y: Dimension;
  blur: Dimension;
  spread: Dimension;
  inset: boolean;
}

export type Bezier = readonly [number, number, number, number];

/** The reason of a rejection. */
export type RefusalReason = 'unknown' | 'unsafe' | 'malformed' | 'outOfRange';

const number = String.raw`[+-]?(?:\d*\.)?\d+`;
const dimension = new RegExp(`^(${number})(px|rem)$`, 'i');
const plainNumber = new RegExp(`^${number}$`);
const duration = new RegExp(`^(${number})(ms|s)$`, 'i');
const term = `${number}(?:px|rem|%|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))`;
const sum = new RegExp(String.raw`^${term}(?:\s+[+-]\s+${term})*$`, 'i');

/** Splits at a separator outside of brackets and quotes. */
const split = (text: string, isSeparator: (character: string) => boolean): string[] => {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const character of text) {
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (!quote && depth === 0 && isSeparator(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
};
const byComma = (text: string) => split(text, (character) => character === ',');
const bySpace = (text: string) => split(text, (character) => /\s/.test(character)).filter(Boolean);

export const parseNumber = (text: string): number | null => (plainNumber.test(text) ? Number(text) : null);

/** Parses a simple length: `8px`, `0.75rem`, `0`. */
export function parseDimension(text: string): Dimension | null {
  if (parseNumber(text) === 0) return { value: 0, unit: 'px' };
  const [, value, unit] = dimension.exec(text) ?? [];
  if (value === undefined) return null;
  return { value: Number(value), unit: unit!.toLowerCase() as Dimension['unit'] };
}

/** Parses a length to its minimum and maximum: those of a `clamp()`, or the same value twice. */
export function parseLength(text: string): [shortest: Dimension, longest: Dimension] | null {
  const plain = parseDimension(text);
  if (plain) return [plain, plain];
  const [, inside] = /^clamp\((.*)\)$/i.exec(text) ?? [];
  if (inside === undefined) return null;
  const [least, preferred, most, ...more] = byComma(inside);
  const shortest = parseDimension(least ?? '');
  const longest = parseDimension(most ?? '');
  return shortest && longest && sum.test(preferred!) && more.length === 0 ? [shortest, longest] : null;
}

export function parseDuration(text: string): Duration | null {
  const [, value, unit] = duration.exec(text) ?? [];
  if (value === undefined) return null;
  return { value: Number(value), unit: unit!.toLowerCase() as Duration['unit'] };
}

const weights: Record<string, number> = { normal: 400, bold: 700 };

export function parseWeight(text: string): number | null {
  const value = Object.hasOwn(weights, text) ? weights[text]! : parseNumber(text);
  return value !== null && value >= 1 && value <= 1000 ? value : null;
}

const word = String.raw`-?[A-Za-z_\u00a0-\uffff][\w\u00a0-\uffff-]*`;
const words = new RegExp(String.raw`^${word}(?:\s+${word})*$`);
const quoted = /^(?:'([^'"\\]+)'|"([^'"\\]+)")$/;
const everywhere = /^(?:inherit|initial|unset|revert|revert-layer|default)$/i;

/** Parses the families of a font list, without quotes. */
export function parseFont(text: string): string[] | null {
  const families = byComma(text).map((family) => {
    const [, single, double] = quoted.exec(family) ?? [];
    const name = single ?? double;
    if (name !== undefined) return name.trim() || null;
    return words.test(family) && !everywhere.test(family) ? family.replaceAll(/\s+/g, ' ') : null;
  });
  return families.includes(null) ? null : (families as string[]);
}

const curves: Record<string, Bezier> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

export function parseEasing(text: string): Bezier | null {
  if (Object.hasOwn(curves, text)) return curves[text]!;
  const [, inside] = /^cubic-bezier\(([^()]*)\)$/i.exec(text) ?? [];
  if (inside === undefined) return null;
  const points = inside.split(',').map((point) => parseNumber(point.trim()));
  if (points.length !== 4 || points.includes(null)) return null;
  const [x1, y1, x2, y2] = points as [number, number, number, number];
  return Math.min(x1, x2) >= 0 && Math.max(x1, x2) <= 1 ? [x1, y1, x2, y2] : null;
}

/** Parses a list of shadows, the topmost first; `none` is an empty list. */
export function parseShadow(text: string): Shadow[] | null {
  if (text === 'none') return [];
  const shadows = byComma(text).map((each): Shadow | null => {
    const parts = bySpace(each);
    const inset = parts.filter((part) => part === 'inset');
    const lengths = parts.map(parseDimension).filter((length) => length !== null);
    const colors = parts.filter((part) => parseColor(part) !== null);
    const [x, y, blur = { value: 0, unit: 'px' }, spread = { value: 0, unit: 'px' }] = lengths;
    const isWhole =
      inset.length <= 1 &&
      colors.length === 1 &&
      lengths.length <= 4 &&
      inset.length + lengths.length + colors.length === parts.length;
    if (!isWhole || !x || !y || blur.value < 0) return null;
    return { color: colors[0]!, x, y, blur, spread, inset: inset.length === 1 };
  });
  return shadows.includes(null) ? null : (shadows as Shadow[]);
}

/** Matches text that is unsafe in values of every type. */
const unsafe =
  /[;{}<>@!\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\/\*|\*\/|\b(?:url|src|image|image-set|cross-fade|element|expression|attr|env|var|paint)\s*\(|(?:javascript|data|vbscript)\s*:/iu;
const longest = 500;

const isBalanced = (value: string) => {
  let depth = 0;
  let quote = '';
  for (const character of value) {
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')' && --depth < 0) return false;
  }
  return depth === 0 && quote === '';
};

const pixels = ({ value, unit }: Dimension) => (unit === 'rem' ? value * 16 : value);
const milliseconds = ({ value, unit }: Duration) => (unit === 's' ? value * 1000 : value);

const kinds: Record<Variable['type'], string> = {
  color: 'a colour, such as #c23d14 or oklch(60% 0.2 40)',
  length: 'a length in px or rem, or clamp() between two',
  font: 'a list of font families',
  weight: 'a font weight from 1 to 1000',
  number: 'a number',
  duration: 'a duration in ms or s',
  easing: 'cubic-bezier() or a keyword such as ease-out',
  shadow: 'a list of shadows, or none',
};

/** The numbers of a value in the unit of the range; null if the value is not of the type. */
const measure = (type: Variable['type'], value: string, range?: VariableRange): number[] | null => {
  switch (type) {
    case 'color':
      return parseColor(value) && [];
    case 'length': {
      const ends = parseLength(value);
      return ends && ends.map((end) => (range?.unit === 'rem' ? pixels(end) / 16 : pixels(end)));
    }
    case 'font':
      return parseFont(value) && [];
    case 'weight': {
      const weight = parseWeight(value);
      return weight === null ? null : [weight];
    }
    case 'number': {
      const plain = parseNumber(value);
      return plain === null ? null : [plain];
    }
    case 'duration': {
      const time = parseDuration(value);
      return time && [milliseconds(time)];
    }
    case 'easing':
      return parseEasing(value) && [];
    case 'shadow':
      return parseShadow(value) && [];
  }
};

/** Returns why a value is invalid for a variable; null if it is valid. */
export function refuseValue(
  { type, range }: Pick<Variable, 'type' | 'range'>,
  value: unknown,
): { reason: RefusalReason; message: string } | null {
  if (typeof value !== 'string') return { reason: 'malformed', message: 'It is not text.' };
  if (value.length > longest || unsafe.test(value) || !isBalanced(value))
    return { reason: 'unsafe', message: 'It has something in it that no theme needs.' };
  const text = value.trim();
  const numbers = text === '' ? null : measure(type, text, range);
  if (numbers === null) return { reason: 'malformed', message: `It is not ${kinds[type]}.` };
  if (range && numbers.some((each) => each < range.min || each > range.max))
    return {
      reason: 'outOfRange',
      message: `It is not within ${range.min}${range.unit} and ${range.max}${range.unit}.`,
    };
  return null;
}
