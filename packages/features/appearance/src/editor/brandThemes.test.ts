import { checkContrast } from '@segno/ui';
import { expect, test } from 'vitest';
import { brandThemes, mainColor } from './brandThemes.ts';

test.each(['#7c3aed', '#ffe600', '#0a0a0a', '#ffffff', '#1db954', '#ff2d55'])(
  'APPEARANCE-9 the themes for %s pass every contrast',
  (color) => {
    for (const { values, is_dark } of brandThemes(color)) {
      const failing = checkContrast(values, is_dark ? 'dark' : 'light').filter(({ passes }) => !passes);
      expect(failing.map(({ foreground, background }) => [foreground, background])).toEqual([]);
    }
  },
);

test('APPEARANCE-9 the colour of a logo is its main hue, without grey and transparent pixels', () => {
  const pixel = (red: number, green: number, blue: number, alpha = 255) => [red, green, blue, alpha];
  const purple = Array.from({ length: 5 }, () => pixel(124, 58, 237)).flat();
  const white = Array.from({ length: 50 }, () => pixel(255, 255, 255)).flat();
  const hidden = Array.from({ length: 50 }, () => pixel(255, 0, 0, 0)).flat();
  expect(mainColor([...white, ...hidden, ...purple, ...pixel(0, 200, 0)])).toBe('#7c3aed');
  expect(mainColor(white)).toBeNull();
});
