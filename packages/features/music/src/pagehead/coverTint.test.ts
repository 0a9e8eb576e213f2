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
import { coverTint, tintBounds } from './coverTint.ts';

const rgba = (color: string) => toRgba(parseColor(color)!);

/** The colour that a browser paints for the tint of a colour. */
const painted = (color: string, scheme: 'light' | 'dark'): Rgba => {
  const { least, most, chroma } = tintBounds[scheme];
  const [l, c, h] = toOklch(rgba(color));
  return fromOklch([Math.min(most, Math.max(least, l)), Math.min(c, chroma), h]);
};

/** Colours of the whole sRGB cube, corners included. */
const steps = ['00', '33', '66', '99', 'cc', 'ff'];
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

/** The text colours on the tint, and the minimum contrast of WCAG 2.2: 1.4.3 for text, 1.4.11 for other elements. */
const pairs = [
  ['text', variables.color.text, 4.5],
  ['quiet text', variables.color.textMuted, 4.5],
  ['a link', variables.color.accent.ink, 4.5],
  ['the play button', variables.color.accent.fill, 3],
  ['the focus ring', variables.color.focus, 3],
] as const;

test.each(['light', 'dark'] as const)(
  'text and controls have enough contrast on every tint of the %s theme',
  (scheme) => {
    for (const color of colors) {
      const ground = painted(color, scheme);
      for (const [name, variable, least] of pairs) {
        const ratio = contrastRatio(over(rgba(variable[scheme]), ground), ground);
        expect(ratio, `${name} on the tint of ${color}`).toBeGreaterThanOrEqual(least);
      }
    }
  },
);

test('an artist’s name and figures have enough contrast over any picture', () => {
  const text = rgba(variables.color.text.dark);
  for (const color of colors) {
    const [r, g, b] = painted(color, 'dark');
    for (const picture of ['#ffffff', '#000000', '#ff0000', '#00ff00']) {
      const through = (alpha: number) => contrastRatio(text, over([r, g, b, alpha], rgba(picture)));
      expect(through(0.72), `the name, ${color} over ${picture}`).toBeGreaterThanOrEqual(3);
      expect(through(0.85), `the figures, ${color} over ${picture}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('a tint is one CSS colour that depends on the theme', () => {
  expect(coverTint('#884422')).toBe(
    'light-dark(oklch(from #884422 clamp(0.93, l, 0.97) min(c, 0.06) h), oklch(from #884422 clamp(0.22, l, 0.34) min(c, 0.1) h))',
  );
});
