import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromCss, toCss } from './css.ts';
import type { Theme, ThemeBase } from './theme.ts';
import { fromTokens, toTokens, type Token, type TokenGroup } from './tokens.ts';
import { refuseValue } from './values.ts';
import { variableList, type Variable } from './variables.ts';

/** A linear congruential generator: returns the same numbers for the same seed. */
const random = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};
type Next = () => number;
const pick = <T>(next: Next, list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
const between = (next: Next, min: number, max: number, digits = 0) =>
  Number((min + next() * (max - min)).toFixed(digits));
const hex = (next: Next, digits: number) =>
  `#${Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('')}`;

const color = (next: Next): string =>
  pick<() => string>(next, [
    () => hex(next, 6),
    () => hex(next, 8),
    () => hex(next, 3).toUpperCase(),
    () => pick(next, ['rebeccapurple', 'Teal', 'transparent']),
    () => `rgb(${between(next, 0, 255)}, ${between(next, 0, 255)}, 7)`,
    () => `rgb(1 2 3 / ${between(next, 0, 100)}%)`,
    () => `hsl(${between(next, 0, 359)}deg 50% 40.5%)`,
    () => `hwb(${between(next, 0, 359)} 10% 20%)`,
    () => `oklch(${between(next, 0, 100, 2)}% ${between(next, 0, 0.3, 3)} ${between(next, 0, 360, 1)})`,
    () => `lab(50% ${between(next, -90, 90)} none / 0.5)`,
    () => `color(display-p3 ${between(next, 0, 1, 7)} 0.5 1)`,
    () => 'color(xyz 0.1 0.2 0.3)',
  ])();

const length = (next: Next, { range }: Pick<Variable, 'range'>): string => {
  const { min, max, unit } = range!;
  const [inPixels, inRem] = unit === 'rem' ? [16, 1] : [1, 1 / 16];
  const pixels = () => `${between(next, min * inPixels, max * inPixels, 1)}px`;
  const rem = () => `${between(next, min * inRem, max * inRem, 3)}rem`;
  return pick<() => string>(next, [
    pixels,
    rem,
    () => (min === 0 ? '0' : pixels()),
    () => `clamp(${pixels()}, ${between(next, 0, 3, 2)}rem + ${between(next, 0, 9, 1)}vw, ${rem()})`,
  ])();
};

const font = (next: Next) =>
  Array.from({ length: 1 + Math.floor(next() * 4) }, () =>
    pick(next, [
      'system-ui',
      '-apple-system',
      'ui-sans-serif',
      'sans-serif',
      "'Segoe UI'",
      '"Helvetica Neue"',
      'Times New Roman',
      "'system-ui'",
      'ヒラギノ角ゴ',
    ]),
  ).join(pick(next, [', ', ',']));

const shadow = (next: Next) =>
  next() < 0.15
    ? 'none'
    : Array.from(
        { length: 1 + Math.floor(next() * 3) },
        () =>
          `${next() < 0.3 ? 'inset ' : ''}${between(next, -9, 9)}px ${pick(next, ['0', '0px', '.25rem'])} ${between(next, 0, 40)}px ${pick(next, ['', '1px ', '-2px '])}${color(next)}`,
      ).join(', ');

const value = (next: Next, variable: Variable): string => {
  switch (variable.type) {
    case 'color':
      return color(next);
    case 'length':
      return length(next, variable);
    case 'font':
      return font(next);
    case 'weight':
      return pick(next, ['normal', 'bold', String(between(next, 100, 900)), `${between(next, 100, 900, 1)}`]);
    case 'number':
      return String(between(next, 0, 1, 3));
    case 'duration': {
      const { min, max } = variable.range!;
      return pick(next, [`${between(next, min, max)}ms`, `${between(next, min / 1000, max / 1000, 3)}s`]);
    }
    case 'easing':
      return pick(next, [
        'ease-out',
        'linear',
        `cubic-bezier(${between(next, 0, 1, 2)}, ${between(next, -2, 2, 2)},0.5, 1)`,
      ]);
    case 'shadow':
      return shadow(next);
  }
};

const randomTheme = (seed: number): Theme => {
  const next = random(seed);
  const base = pick<ThemeBase | undefined>(next, ['light', 'dark', 'system', undefined]);
  const share = next();
  const values = Object.fromEntries(
    variableList
      .filter(() => next() < share)
      // Some values are set explicitly although they equal those of the base.
      .map(({ name, variable }) => [
        name,
        next() < 0.1 ? pick(next, [variable.light, variable.dark]) : value(next, variable),
      ]),
  );
  return { ...(base && { base }), values };
};

const themes = Array.from({ length: 200 }, (_, seed) => randomTheme(seed + 1));

test('the generator creates valid values of every type', () => {
  const types = new Set<string>();
  for (const { values } of themes)
    for (const { name, variable } of variableList) {
      const own = values?.[name];
      if (own === undefined) continue;
      types.add(variable.type);
      expect(refuseValue(variable, own), `${name}: ${own}`).toBeNull();
    }
  expect(types.size).toBe(new Set(variableList.map(({ variable }) => variable.type)).size);
});

describe('an exported theme is imported without changes', () => {
  test('as tokens', () => {
    for (const theme of themes) {
      const file: unknown = JSON.parse(JSON.stringify(toTokens(theme)));
      expect(fromTokens(file)).toEqual({ theme, refused: [] });
    }
  });

  test('as CSS', () => {
    for (const theme of themes) {
      // The CSS of a theme without values does not contain its base.
      if (Object.keys(theme.values!).length === 0) continue;
      expect(fromCss(toCss(theme))).toEqual({ theme, refused: [] });
    }
  });

  test('as tokens and then as CSS', () => {
    for (const theme of themes) {
      if (Object.keys(theme.values!).length === 0) continue;
      expect(fromTokens(toTokens(fromCss(toCss(theme)).theme)).theme).toEqual(theme);
    }
  });
});

const tokenAt = (file: TokenGroup, path: readonly string[]) =>
  path.reduce<unknown>((node, name) => (node as TokenGroup)[name], file) as Token;

describe('tokens', () => {
  test('follow the format', () => {
    const file = toTokens({
      base: 'light',
      values: { 'color.text': '#33669980', 'text.hero': 'clamp(2rem, 5vw, 4rem)', 'weight.bold': 'bold' },
    });
    const at = (path: string) => tokenAt(file, path.split('.'));
    expect(at('color.text')).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.2, 0.4, 0.6], alpha: 0.501961, hex: '#336699' },
    });
    expect(at('text.hero')).toMatchObject({
      $type: 'dimension',
      $value: { value: 2, unit: 'rem' },
      $extensions: { 'dev.segno.ui': { css: 'clamp(2rem, 5vw, 4rem)' } },
    });
    expect(at('weight.bold')).toMatchObject({ $type: 'fontWeight', $value: 700 });
    expect(at('motion.fast')).toEqual({
      $type: 'duration',
      $value: { value: 120, unit: 'ms' },
      $description: 'Fast',
    });
    expect(at('motion.easing').$value).toEqual([0.2, 0, 0, 1]);
    expect(at('font.mono').$value).toEqual([
      'ui-monospace',
      'SFMono-Regular',
      'Menlo',
      'Consolas',
      'monospace',
    ]);
    expect((at('shadow.raised').$value as unknown[])[0]).toMatchObject({
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 1, unit: 'px' },
      blur: { value: 2, unit: 'px' },
      spread: { value: 0, unit: 'px' },
      color: { colorSpace: 'srgb', hex: '#1c1a17' },
    });
  });

  test('contain only properties and names that the format allows', () => {
    const keys = new Set(['$type', '$value', '$description', '$extensions']);
    for (const { path } of variableList) {
      expect(Object.keys(tokenAt(toTokens(), path)).filter((key) => !keys.has(key))).toEqual([]);
      for (const name of path) expect(name).toMatch(/^[^${}.][^{}.]*$/);
    }
  });

  test('for light and dark contain both values', () => {
    expect(fromTokens(toTokens({ base: 'system' }), 'dark').theme).toEqual({ base: 'dark', values: {} });
    expect(fromTokens(toTokens({ base: 'system' }), 'light').theme).toEqual({ base: 'light', values: {} });
  });

  test('with a `$value` that a tool has changed ignore the CSS of the extension', () => {
    const file = toTokens({ values: { 'text.hero': 'clamp(2rem, 5vw, 4rem)', 'color.text': 'teal' } });
    tokenAt(file, ['text', 'hero']).$value = { value: 3, unit: 'rem' };
    tokenAt(file, ['color', 'text']).$value = { colorSpace: 'oklch', components: [0.5, 0.1, 'none'] };
    expect(fromTokens(file).theme.values).toEqual({
      'text.hero': '3rem',
      'color.text': 'oklch(0.5 0.1 none)',
    });
  });

  test('of another tool are imported with types of groups, references and older values', () => {
    const { theme, refused } = fromTokens({
      brand: { $type: 'color', orange: { $value: { colorSpace: 'srgb', components: [1, 0.4, 0] } } },
      color: {
        $type: 'color',
        text: { $value: '#102030' },
        accent: { fill: { $value: '{brand.orange}' } },
        focus: { $value: '{color.hover}' },
        hover: { $value: '{color.focus}' },
      },
      radius: { card: { $type: 'dimension', $value: { value: 900, unit: 'px' } } },
      weight: { bold: { $type: 'fontWeight', $value: 'extra-bold' } },
      font: { sans: { $type: 'fontFamily', $value: 'Noto Sans' } },
    });
    expect(theme.values).toEqual({
      'color.text': '#102030',
      'color.accent.fill': '#ff6600',
      'weight.bold': '800',
      'font.sans': "'Noto Sans'",
    });
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
      ['brand.orange', 'unknown'],
      ['color.focus', 'malformed'],
      ['color.hover', 'malformed'],
      ['radius.card', 'outOfRange'],
    ]);
  });

  test('with unsafe values are rejected', () => {
    const file = toTokens();
    tokenAt(file, ['color', 'text']).$value = '#fff;} body{display:none';
    tokenAt(file, ['font', 'sans']).$value = ["x'; background: url(//evil)"];
    tokenAt(file, ['text', 'hero']).$extensions = { 'dev.segno.ui': { css: 'url(x)' } };
    const { theme, refused } = fromTokens(
      JSON.parse(`{"__proto__":{"color":{}},${JSON.stringify(file).slice(1)}`),
    );
    expect(theme.values).toEqual({ 'text.hero': '2rem' });
    expect(refused.map(({ reason }) => reason)).toEqual(['unsafe', 'unsafe']);
  });
});

describe('CSS', () => {
  test('has the selector of the theme', () => {
    const values = { 'color.text': '#123456' } as const;
    expect(toCss({ base: 'dark', values })).toBe(`[data-theme="dark"] {
  --segno-color-text: #123456;
}

@media (prefers-color-scheme: dark) {
  [data-theme="system"] {
    --segno-color-text: #123456;
  }
}
`);
    expect(toCss({ values }, '.brand')).toBe('.brand {\n  --segno-color-text: #123456;\n}\n');
  });

  test('is imported from inside and outside of blocks, with comments and any white space, minified or not', () => {
    const { theme, refused } = fromCss(
      `/* a; b } */@layer brand{[data-theme=dark]{color:red;--segno-color-text:#fff/* c */;--segno-font-sans:'A;}',
      sans-serif;--segno-nope:1;--segno-radius-card:url(x)}}`,
    );
    expect(theme).toEqual({ base: 'dark', values: { 'color.text': '#fff' } });
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
      ['--segno-font-sans', 'unsafe'],
      ['--segno-nope', 'unknown'],
      ['--segno-radius-card', 'unsafe'],
    ]);
  });

  test('of two themes is imported for the requested base', () => {
    const sheet = `${toCss({ base: 'light', values: { 'color.text': '#111111' } })}${toCss({ base: 'dark', values: { 'color.text': '#eeeeee' } })}`;
    expect(fromCss(sheet).theme).toEqual({ base: 'light', values: { 'color.text': '#111111' } });
    expect(fromCss(sheet, 'dark').theme).toEqual({ base: 'dark', values: { 'color.text': '#eeeeee' } });
  });
});

/** Formats JSON as oxfmt does: short lists of primitive values on one line. */
const print = (file: unknown) =>
  `${JSON.stringify(file, null, 2).replaceAll(/\[\s+([^[\]{}]+?)\s+\]/g, (whole, list: string) => {
    const line = `[${list.replaceAll(/\s*\n\s*/g, ' ')}]`;
    return line.length < 90 ? line : whole;
  })}\n`;

test('the published tokens.json matches the registry', async () => {
  await expect(print(toTokens({ base: 'system' }))).toMatchFileSnapshot('../../tokens.json');
  const file: unknown = JSON.parse(readFileSync(new URL('../../tokens.json', import.meta.url), 'utf8'));
  expect(fromTokens(file)).toEqual({ theme: { base: 'system', values: {} }, refused: [] });
});
