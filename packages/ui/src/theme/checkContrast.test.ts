import { expect, test } from 'vitest';
import { checkContrast, contrastFixes } from './checkContrast.ts';
import { contrastRatio, parseColor, toOklch, toRgba } from './color.ts';
import { contrastPairs } from './contrastPairs.ts';
import { findVariable } from './theme.ts';
import { variableList } from './variables.ts';

const rgba = (value: string) => toRgba(parseColor(value)!);
const random = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

test('a pair has its names, its ratio and the required ratio', () => {
  const results = checkContrast({ 'color.text': '#777', 'color.background': '#fff' });
  expect(results[0]).toMatchObject({
    use: 'Text on the page',
    foreground: 'color.text',
    background: ['color.background'],
    criterion: '1.4.3 Contrast (Minimum)',
    needed: 4.5,
    passes: false,
    colors: { foreground: '#777777', background: '#ffffff' },
    nearest: { name: 'color.text', value: '#767676' },
  });
  expect(results[0]!.ratio).toBeCloseTo(4.48, 2);
  expect(results[0]!.nearest!.ratio).toBeGreaterThanOrEqual(4.5);
});

test('every colour with a meaning is in a pair', () => {
  const used = new Set(contrastPairs.flatMap(({ foreground, background }) => [foreground, ...background]));
  const unused = variableList
    .filter(({ name, variable }) => variable.type === 'color' && !used.has(name))
    .map(({ name }) => name);
  // Decorative colours, which carry no information.
  expect(unused).toEqual(['color.scrim', 'color.hairline', 'color.skeleton']);
});

test('translucent colours are blended', () => {
  const [, hovered] = checkContrast({ 'color.hover': '#00000080', 'color.background': '#ffffff' });
  expect(hovered).toMatchObject({
    use: 'Text on a hovered item of the page',
    colors: { background: '#7f7f7f' },
    passes: false,
  });
});

test('a label with too little contrast on its fill is fixed by the smaller change', () => {
  const result = checkContrast({ 'color.accent.fill': '#e8590c', 'color.accent.text': '#ffffff' }).find(
    ({ use, background }) => use === 'Text on an accent button' && background[0] === 'color.accent.fill',
  )!;
  expect(result).toMatchObject({ passes: false, nearest: { name: 'color.accent.fill' } });
  expect(contrastRatio(rgba('#ffffff'), rgba(result.nearest!.value))).toBeGreaterThanOrEqual(4.5);
});

test('the nearest colour keeps the hue, and the chroma within the gamut', () => {
  const own = '#5aa9e6';
  const { nearest } = checkContrast({ 'color.accent.ink': own }).find(
    ({ foreground }) => foreground === 'color.accent.ink',
  )!;
  const [before, after] = [own, nearest!.value].map((value) => toOklch(rgba(value)));
  expect(Math.abs(before![2] - after![2])).toBeLessThan(3);
  expect(after![0]).toBeLessThan(before![0]);
});

test('every pair of any theme can be fixed, and passes with the proposed colour', () => {
  const next = random(7);
  const colors = variableList.filter(({ variable }) => variable.type === 'color');
  for (let round = 0; round < 5; round += 1) {
    const values = Object.fromEntries(
      colors.map(({ name }) => [
        name,
        `#${Math.floor(next() * 2 ** 24)
          .toString(16)
          .padStart(6, '0')}`,
      ]),
    );
    for (const { passes, nearest, use, needed, tint } of checkContrast(values)) {
      if (passes) expect(nearest).toBeNull();
      // A tint of the text colour changes with it, and over a middle grey no text colour may pass.
      else if (tint === undefined) {
        expect(nearest, use).not.toBeNull();
        expect(nearest!.ratio).toBeGreaterThanOrEqual(needed);
      }
    }
  }
});

test.each([
  ['light', { 'color.textMuted': '#a0a0a0', 'color.accent.ink': '#ff7a4d' }, 2],
  // White text on a middle orange, with lighter hover colours: a darker text fixes three pairs, another fill only one.
  ['dark', { 'color.accent.fill': '#e8590c', 'color.accent.text': '#ffffff' }, 1],
  ['light', { 'color.accent.fill': '#e8590c', 'color.accent.text': '#ffffff' }, 2],
  ['dark', { 'color.text': '#333333', 'color.controlBorder': '#222222', 'color.category.3': '#000' }, 3],
] as const)('a few colours together mend a %s theme: %o', (base, values, count) => {
  const fixes = contrastFixes(values, base);
  expect(fixes).toHaveLength(count);
  const mended = { ...values, ...Object.fromEntries(fixes.map(({ name, to }) => [name, to])) };
  expect(checkContrast(mended, base).filter(({ passes }) => !passes)).toEqual([]);
});

test('a passing theme needs no fixes', () => {
  expect(contrastFixes({})).toEqual([]);
  expect(contrastFixes({}, 'dark')).toEqual([]);
});

test('an invalid colour counts as missing', () => {
  expect(checkContrast({ 'color.text': 'url(x)', nonsense: '#fff' })).toEqual(checkContrast({}));
  expect(checkContrast({}, 'dark')[0]!.colors.foreground).toBe(findVariable('color.text')!.variable.dark);
});

test('names can be custom properties', () => {
  expect(checkContrast({ '--segno-color-text': '#777' })[0]!.passes).toBe(false);
});
