import {
  contrastRatio,
  difference,
  fromOklch,
  over,
  parseColor,
  toHex,
  toOklch,
  toRgba,
  type Rgba,
} from './color.ts';
import { contrastPairs, type ContrastPair } from './contrastPairs.ts';
import { derivedColor } from './derived.ts';
import { findVariable, checkValues } from './theme.ts';
import type { VariableName } from './variables.ts';

/** A colour near the failing one, with which the pair passes. */
export interface ContrastFix {
  name: VariableName;
  value: string;
  ratio: number;
}

export interface ContrastResult extends ContrastPair {
  /** From 1 to 21. */
  ratio: number;
  passes: boolean;
  /** The two blended colours, as hex. */
  colors: { foreground: string; background: string };
  /** The smallest change of one colour with which the pair passes; null if it passes already, or if no change is enough. */
  nearest: ContrastFix | null;
}

type Colors = (name: VariableName) => Rgba;

const white: Rgba = [1, 1, 1, 1];

/** The two colours of a pair as they are painted, blended with the colours below them. */
function meet(pair: ContrastPair, colors: Colors): { foreground: Rgba; background: Rgba } {
  const ink = colors(pair.foreground);
  let background = pair.background.reduceRight<Rgba>((under, name) => over(colors(name), under), white);
  if (pair.tint !== undefined)
    background = over([ink[0], ink[1], ink[2], (ink[3] * pair.tint) / 100], background);
  return { foreground: over(ink, background), background };
}

const ratioOf = (pair: ContrastPair, colors: Colors) => {
  const { foreground, background } = meet(pair, colors);
  return contrastRatio(foreground, background);
};

const replaced =
  (colors: Colors, name: VariableName, value: Rgba): Colors =>
  (each) =>
    each === name ? value : colors(each);

/** Rounds a colour to its hex notation, because a proposed colour must pass as it is written. */
const written = (rgba: Rgba): Rgba => toRgba(parseColor(toHex(rgba))!);

const step = 1 / 400;

/**
 * Searches lighter and darker colours in OKLCH, with the same hue and as much of the chroma as sRGB contains, and returns
 * the nearest that passes. A translucent colour that cannot pass is made opaque.
 */
function nearestPassing(own: Rgba, passes: (candidate: Rgba) => boolean): Rgba | null {
  const [lightness, chroma, hue] = toOklch(own);
  for (const alpha of own[3] < 1 ? [own[3], 1] : [1]) {
    const found = [1, -1].flatMap((direction) => {
      for (let L = lightness + direction * step; ; L += direction * step) {
        const end = Math.min(1, Math.max(0, L));
        const candidate = written(fromOklch([end, chroma, hue], alpha));
        if (passes(candidate)) return [candidate];
        if (end !== L) return [];
      }
    });
    if (found.length > 0)
      return found.reduce((best, each) => (difference(own, each) < difference(own, best) ? each : best));
  }
  return null;
}

/** The colours whose change can fix a pair: its foreground, or a fill that is the background of its own text only. */
const fixable = ({ foreground, background }: ContrastPair): VariableName[] => {
  const [behind] = background;
  const isFill = behind.split('.').length > 2;
  return isFill && foreground.endsWith('.text') ? [foreground, behind] : [foreground];
};

function fixFor(pair: ContrastPair, colors: Colors): ContrastFix | null {
  let best: { fix: ContrastFix; change: number } | null = null;
  for (const name of fixable(pair)) {
    const own = colors(name);
    const ratio = (candidate: Rgba) => ratioOf(pair, replaced(colors, name, candidate));
    const color = nearestPassing(own, (candidate) => ratio(candidate) >= pair.needed);
    if (!color) continue;
    const change = difference(own, color);
    if (!best || change < best.change)
      best = { fix: { name, value: toHex(color), ratio: ratio(color) }, change };
  }
  return best?.fix ?? null;
}

const colorsOf = (values: Readonly<Record<string, unknown>>, base: 'light' | 'dark'): Colors => {
  const given = new Map(checkValues(values).accepted.map(({ listed, value }) => [listed.name, value]));
  const read = new Map<VariableName, Rgba>();
  return (name) => {
    const known = read.get(name);
    if (known) return known;
    const fill = given.get('color.accent.fill');
    const rgba =
      (fill && !given.has(name) && derivedColor(name, toRgba(parseColor(fill)!), base)) ||
      toRgba(parseColor(given.get(name) ?? findVariable(name)!.variable[base])!);
    read.set(name, rgba);
    return rgba;
  };
};

/**
 * Returns the contrast of each pair of colours that is used together, by WCAG 2.2, and the nearest passing colour for
 * each failing pair. Missing and invalid values are those of the base, or follow the given accent fill.
 */
export function checkContrast(
  values: Readonly<Record<string, string | null | undefined>>,
  base: 'light' | 'dark' = 'light',
): ContrastResult[] {
  const colors = colorsOf(values, base);
  return contrastPairs.map((pair) => {
    const { foreground, background } = meet(pair, colors);
    const ratio = contrastRatio(foreground, background);
    const passes = ratio >= pair.needed;
    return {
      ...pair,
      ratio,
      passes,
      colors: { foreground: toHex(foreground), background: toHex(background) },
      nearest: passes ? null : fixFor(pair, colors),
    };
  });
}

/**
 * Returns a small set of colours that fixes a theme. A greedy search repeatedly changes the colour that fixes most
 * pairs, by the smallest change with which all its pairs pass after the changes before it. The changes only work
 * together. Pairs that no single colour can fix are omitted.
 */
export function contrastFixes(
  values: Readonly<Record<string, string | null | undefined>>,
  base: 'light' | 'dark' = 'light',
): { name: VariableName; from: string; to: string }[] {
  let colors = colorsOf(values, base);
  const fixes = new Map<VariableName, { name: VariableName; from: string; to: string }>();
  for (;;) {
    const given = colors;
    const failing = contrastPairs.filter((pair) => ratioOf(pair, given) < pair.needed);
    let best: { name: VariableName; color: Rgba; fixed: number; change: number } | null = null;
    for (const name of new Set(failing.flatMap(fixable))) {
      if (fixes.has(name)) continue;
      const isIn = ({ foreground, background }: ContrastPair) =>
        foreground === name || background.includes(name);
      const pairs = contrastPairs.filter(isIn);
      const own = given(name);
      const color = nearestPassing(own, (candidate) => {
        const changed = replaced(given, name, candidate);
        return pairs.every((pair) => ratioOf(pair, changed) >= pair.needed);
      });
      if (!color) continue;
      const fixed = failing.filter(isIn).length;
      const change = difference(own, color);
      if (!best || fixed > best.fixed || (fixed === best.fixed && change < best.change))
        best = { name, color, fixed, change };
    }
    if (!best) return [...fixes.values()];
    const { name, color } = best;
    fixes.set(name, { name, from: toHex(given(name)), to: toHex(color) });
    colors = replaced(given, name, color);
  }
}
