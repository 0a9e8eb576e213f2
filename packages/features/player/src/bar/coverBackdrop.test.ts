import { tintBounds } from '@segno/music';
import { variables } from '@segno/ui';
import {
  contrastRatio,
  fromOklch,
  over,
  parseColor,
  type Rgba,
  toOklch,
  toRgba,
} from '@segno/ui/theme/color';
import { expect, test } from 'vitest';
import { coverBackdrop } from './coverBackdrop.ts';

const rgba = (color: string) => toRgba(parseColor(color)!);

let seed = 11;
const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;

/** The pixels of covers. */
const covers: Record<string, Rgba[]> = {
  white: [rgba('#fff')],
  black: [rgba('#000')],
  'a mid-grey': [rgba('#808080')],
  'half black, half white': [rgba('#000'), rgba('#fff')],
  noisy: Array.from({ length: 200 }, () => [random(), random(), random(), 1]),
  ...Object.fromEntries(
    ['#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f', '#ff7a4d'].map((color) => [color, [rgba(color)]]),
  ),
};

/** The dominant colour of a cover: its mean. */
const meanOf = (pixels: readonly Rgba[]): Rgba => {
  const [r, g, b] = [0, 1, 2].map(
    (channel) => pixels.reduce((sum, pixel) => sum + pixel[channel]!, 0) / pixels.length,
  );
  return [r!, g!, b!, 1];
};

/** What a browser paints for `coverTint`. */
const tintOf = (color: Rgba, scheme: 'light' | 'dark'): Rgba => {
  const { least, most, chroma } = tintBounds[scheme];
  const [l, c, h] = toOklch(color);
  return fromOklch([Math.min(most, Math.max(least, l)), Math.min(c, chroma), h]);
};

const { text, textMuted, focus, accent, selected, background } = variables.color;
/** The minimum contrast of WCAG 2.2: 1.4.3 for text, 1.4.11 for other elements. */
const inTheHeader = [
  ['text', text, 4.5],
  ['a quiet icon', textMuted, 3],
  ['the focus ring', focus, 3],
] as const;
const elsewhere = [
  ['text', text, 4.5],
  ['quiet text', textMuted, 4.5],
  ['the track that plays', accent.ink, 4.5],
  ['a slider or the spectrum', accent.fill, 3],
  ['the focus ring', focus, 3],
] as const;

test.each(
  Object.entries(covers).flatMap(([name, pixels]) =>
    (['light', 'dark'] as const).map((scheme) => ({ name, pixels, scheme })),
  ),
)(
  'PLAYER-27 text and controls have enough contrast over a cover that is $name in the $scheme theme',
  ({ pixels, scheme }) => {
    const tint = tintOf(meanOf(pixels), scheme);
    const expectContrast = (ground: Rgba, pairs: typeof elsewhere | typeof inTheHeader) => {
      for (const [use, variable, least] of pairs)
        expect(contrastRatio(rgba(variable[scheme]), ground), use).toBeGreaterThanOrEqual(least);
    };
    // The blur mixes pixels: each of them alone is the worst case.
    for (const [r, g, b] of pixels) expectContrast(over([r, g, b, coverBackdrop.header], tint), inTheHeader);
    // The tint passes into the background of the page.
    for (const part of [1, 0.75, 0.5, 0.25, 0]) {
      const [r, g, b] = tint;
      const ground = over([r, g, b, part], rgba(background[scheme]));
      expectContrast(ground, elsewhere);
      const pressed = over(rgba(selected[scheme]), ground);
      expect(contrastRatio(rgba(accent.ink[scheme]), pressed), 'a pressed button').toBeGreaterThanOrEqual(3);
    }
  },
);
