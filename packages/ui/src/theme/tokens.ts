import { parseColor, toHex, toRgba, type Color, type ColorSpace, type Triple } from './color.ts';
import {
  findVariable,
  checkValues,
  type Refusal,
  type Theme,
  type ThemeBase,
  type ThemeValues,
} from './theme.ts';
import {
  parseDuration,
  parseEasing,
  parseFont,
  parseLength,
  parseNumber,
  parseShadow,
  parseWeight,
  refuseValue,
  type Bezier,
  type Dimension,
  type Duration,
} from './values.ts';
import { variableList, type ListedVariable, type Variable, type VariableType } from './variables.ts';

/**
 * Themes as design tokens, in the format of the W3C Design Tokens Community Group, version 2025.10:
 * https://www.designtokens.org/tr/2025.10/format/
 *
 * A file contains every variable. In a theme for light and dark, `$value` is the light value, and a different dark value
 * is in the extension. CSS that the format cannot express (a `clamp()`, the notation of a colour) is also in the
 * extension, and `$value` is the nearest value of the format. If a tool changes `$value`, the CSS is ignored.
 */

export const tokensSchema = 'https://www.designtokens.org/schemas/2025.10/format.json';
const extension = 'dev.segno.ui';

export interface ColorToken {
  colorSpace: ColorSpace;
  components: readonly (number | 'none')[];
  alpha?: number;
  hex?: string;
}
export interface ShadowToken {
  color: ColorToken;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
  inset?: boolean;
}
export type TokenValue =
  | ColorToken
  | Dimension
  | Duration
  | Bezier
  | number
  | string
  | readonly string[]
  | ShadowToken
  | readonly ShadowToken[];

/** Data that the format cannot express. */
export interface TokenExtension {
  /** The exact CSS, if `$value` is only an approximation. */
  css?: string;
  /** The theme sets this value explicitly, although it equals that of the base. */
  isSet?: boolean;
  /** The value in the dark theme, if it differs. */
  dark?: { $value: TokenValue; css?: string };
}
export interface Token {
  $type: string;
  $value: TokenValue;
  $description?: string;
  $extensions?: Record<string, unknown> & { [extension]?: TokenExtension };
}
export interface TokenGroup {
  [name: string]: Token | TokenGroup | Record<string, unknown> | string;
}

const tokenTypes: Record<VariableType, string> = {
  color: 'color',
  length: 'dimension',
  font: 'fontFamily',
  weight: 'fontWeight',
  number: 'number',
  duration: 'duration',
  easing: 'cubicBezier',
  shadow: 'shadow',
};

const round = (value: number) => Number(value.toFixed(6));
const opaque = (color: Color) =>
  toHex([...toRgba(color).slice(0, 3), 1] as unknown as Parameters<typeof toHex>[0]);

const colorToken = (color: Color): ColorToken => ({
  colorSpace: color.space,
  components: color.components.map(round),
  ...(color.alpha < 1 && { alpha: round(color.alpha) }),
  hex: opaque(color),
});

const zero: Dimension = { value: 0, unit: 'px' };
const noShadow: ShadowToken = {
  color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' },
  offsetX: zero,
  offsetY: zero,
  blur: zero,
  spread: zero,
};

/** Converts valid CSS of a variable to the value of a token, or to the nearest value that the format can express. */
function tokenValue(type: VariableType, css: string): TokenValue {
  switch (type) {
    case 'color':
      return colorToken(parseColor(css)!);
    case 'length':
      return parseLength(css)![0];
    case 'font':
      return parseFont(css)!;
    case 'weight':
      return parseWeight(css)!;
    case 'number':
      return parseNumber(css)!;
    case 'duration':
      return parseDuration(css)!;
    case 'easing':
      return parseEasing(css)!;
    case 'shadow': {
      const shadows = parseShadow(css)!.map(({ color, x, y, blur, spread, inset }): ShadowToken => ({
        color: colorToken(parseColor(color)!),
        offsetX: x,
        offsetY: y,
        blur,
        spread,
        ...(inset && { inset }),
      }));
      return shadows.length === 0 ? noShadow : shadows.length === 1 ? shadows[0]! : shadows;
    }
  }
}

type Unknown = Record<string, unknown>;
const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const measured = (value: unknown, units: readonly string[]): string | null =>
  isObject(value) && isNumber(value.value) && units.includes(value.unit as string)
    ? `${round(value.value)}${value.unit as string}`
    : null;

/** Writes the components of a token as CSS, such as `oklch(0.6 0.2 40 / 0.5)`. */
function colorCss(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (!isObject(value) || !Array.isArray(value.components) || value.components.length !== 3) return null;
  const components = value.components as unknown[];
  if (!components.every((each) => each === 'none' || isNumber(each))) return null;
  const alpha = value.alpha ?? 1;
  if (!isNumber(alpha)) return null;
  const space = String(value.colorSpace);
  if (space === 'srgb' && !components.includes('none')) {
    const rgb = components as unknown as Triple;
    const isEightBit = [...rgb, alpha].every((each) => Math.abs(each * 255 - Math.round(each * 255)) < 0.005);
    if (isEightBit && rgb.every((each) => each >= 0 && each <= 1)) return toHex([...rgb, alpha]);
  }
  const parts = components.map((each, index) =>
    each === 'none'
      ? 'none'
      : `${round(each as number)}${/^h(?:sl|wb)$/.test(space) && index > 0 ? '%' : ''}`,
  );
  const written = `${parts.join(' ')}${alpha < 1 ? ` / ${round(alpha)}` : ''}`;
  return /^(?:hsl|hwb|lab|lch|oklab|oklch)$/.test(space)
    ? `${space}(${written})`
    : `color(${space} ${written})`;
}

const generic =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-serif|ui-sans-serif|ui-monospace|ui-rounded|math|emoji|fangsong)$/;
const family = (name: string) => (generic.test(name) || /^[A-Za-z][\w-]*$/.test(name) ? name : `'${name}'`);

const weightNames: Record<string, number> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};

function shadowCss(value: unknown): string | null {
  if (!isObject(value)) return null;
  const lengths = [value.offsetX, value.offsetY, value.blur ?? zero, value.spread ?? zero].map((each) =>
    measured(each, ['px', 'rem']),
  );
  const color = colorCss(value.color);
  if (lengths.includes(null) || color === null) return null;
  return `${value.inset === true ? 'inset ' : ''}${lengths.join(' ')} ${color}`;
}

/** Converts the value of a token to CSS; null if it is not of the type. The range of the variable is checked later. */
function valueCss(type: VariableType, value: unknown): string | null {
  switch (type) {
    case 'color':
      return colorCss(value);
    case 'length':
      return measured(value, ['px', 'rem']);
    case 'font': {
      const names = typeof value === 'string' ? [value] : value;
      if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return null;
      return names.map(family).join(', ');
    }
    case 'weight':
      if (typeof value === 'string')
        return Object.hasOwn(weightNames, value) ? String(weightNames[value]) : null;
      return isNumber(value) ? String(round(value)) : null;
    case 'number':
      return isNumber(value) ? String(round(value)) : null;
    case 'duration':
      return measured(value, ['ms', 's']);
    case 'easing':
      return Array.isArray(value) && value.length === 4 && value.every(isNumber)
        ? `cubic-bezier(${value.map(round).join(', ')})`
        : null;
    case 'shadow': {
      const shadows = (Array.isArray(value) ? value : [value]).map(shadowCss);
      return shadows.length === 0 || shadows.includes(null) ? null : shadows.join(', ');
    }
  }
}

/** Returns the value, and the CSS if the value alone would be imported as other CSS. */
const toTokenValue = (type: VariableType, css: string) => {
  const $value = tokenValue(type, css);
  return { $value, ...(valueCss(type, $value) !== css && { css }) };
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The CSS of a token: that of the extension if the value still matches it, otherwise that of the value. */
const toCssValue = (variable: Variable, $value: unknown, css: unknown): string | null => {
  if (
    typeof css === 'string' &&
    refuseValue(variable, css) === null &&
    isSame(tokenValue(variable.type, css.trim()), $value)
  )
    return css;
  return valueCss(variable.type, $value);
};

/** Exports a theme as a file of design tokens with every variable. */
export function toTokens({ base, values = {} }: Theme = {}): TokenGroup {
  const own = new Map(checkValues(values).accepted.map(({ listed, value }) => [listed, value]));
  const file: TokenGroup = { $schema: tokensSchema };
  if (base) file.$extensions = { [extension]: { base } };
  for (const listed of variableList) {
    const { type, label, light, dark } = listed.variable;
    const set = own.get(listed) ?? undefined;
    const first = base === 'dark' ? dark : light;
    const hasDark = base !== 'light' && base !== 'dark' && set === undefined && dark !== light;
    const { $value, css } = toTokenValue(type, set ?? first);
    const more: TokenExtension = {
      ...(css !== undefined && { css }),
      ...(set === first && { isSet: true }),
      ...(hasDark && { dark: toTokenValue(type, dark) }),
    };
    const token: Token = {
      $type: tokenTypes[type],
      $value,
      $description: label,
      ...(Object.keys(more).length > 0 && { $extensions: { [extension]: more } }),
    };
    place(file, listed, token);
  }
  return file;
}

function place(file: TokenGroup, { path }: ListedVariable, token: Token) {
  let group = file;
  for (const name of path.slice(0, -1)) group = (group[name] ??= {}) as TokenGroup;
  group[path.at(-1)!] = token;
}

const extensionOf = (node: Unknown): Unknown => {
  const own = isObject(node.$extensions) ? node.$extensions[extension] : undefined;
  return isObject(own) ? own : {};
};

/** Yields each token of a file with its path and its type, which may be inherited from a group. */
function* tokensOf(
  node: Unknown,
  path: string[] = [],
  inherited?: string,
): Generator<[string[], Unknown, string]> {
  const type = typeof node.$type === 'string' ? node.$type : inherited;
  if ('$value' in node) {
    yield [path, node, type ?? ''];
    return;
  }
  for (const [name, child] of Object.entries(node)) {
    if (name === '$root' && isObject(child)) yield* tokensOf(child, path, type);
    else if (!name.startsWith('$') && isObject(child)) yield* tokensOf(child, [...path, name], type);
  }
}

/** Resolves a reference such as `{group.name}`; undefined for a circular or missing reference. */
function follow(file: Unknown, value: unknown, seen: readonly string[] = []): unknown {
  const [, target] = typeof value === 'string' ? (/^\{([^{}]+)\}$/.exec(value) ?? []) : [];
  if (target === undefined) return value;
  if (seen.includes(target)) return undefined;
  let node: unknown = file;
  for (const name of target.split('.'))
    node = isObject(node) && Object.hasOwn(node, name) ? node[name] : undefined;
  return isObject(node) ? follow(file, node.$value, [...seen, target]) : undefined;
}

const bases: readonly unknown[] = ['light', 'dark', 'system'] satisfies ThemeBase[];

/**
 * Imports a theme from a file of design tokens in the format, of `toTokens` or of another tool, whose paths are the
 * names of variables. Values that equal those of the base are omitted. Tokens with unknown names and invalid values are
 * rejected.
 *
 * @param base The base of the theme, instead of that of the file. With `dark`, a file for both gives its dark values.
 */
export function fromTokens(file: unknown, base?: ThemeBase): { theme: Theme; refused: Refusal[] } {
  if (!isObject(file)) throw new TypeError('A file of design tokens is an object.');
  const { base: written } = extensionOf(file);
  const own = base ?? (bases.includes(written) ? (written as ThemeBase) : undefined);
  const wantsDark = own === 'dark' && written !== 'dark';
  const values: Record<string, string> = {};
  const refused: Refusal[] = [];
  for (const [path, token, type] of tokensOf(file)) {
    const name = path.join('.');
    const listed = findVariable(name);
    if (!listed) {
      refused.push({ name, value: token.$value, reason: 'unknown', message: 'There is no such variable.' });
      continue;
    }
    const { variable } = listed;
    const more = extensionOf(token);
    const { $value, css: beside } =
      wantsDark && isObject(more.dark) ? more.dark : { ...token, css: more.css };
    const css =
      type === tokenTypes[variable.type] ? toCssValue(variable, follow(file, $value), beside) : null;
    if (css === null) {
      const message = `It is no value of the type ${tokenTypes[variable.type]}.`;
      refused.push({ name, value: $value, reason: 'malformed', message });
      continue;
    }
    if (css === (own === 'dark' ? variable.dark : variable.light) && more.isSet !== true) continue;
    const refusal = refuseValue(variable, css);
    if (refusal) refused.push({ name, value: css, ...refusal });
    else values[listed.name] = css;
  }
  return { theme: { ...(own && { base: own }), values: values as ThemeValues }, refused };
}
