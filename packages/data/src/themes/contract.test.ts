import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Theme } from './contract.ts';

const theme = {
  id: 3,
  name: 'Harbour',
  is_dark: true,
  default_light: false,
  default_dark: false,
  values: { '--segno-color-accent': '#7cc' },
};
const isTheme = (input: object) => v.is(Theme, input);

test('THEME-1 a theme has an id, its defaults and the variables that differ', () => {
  expect(v.parse(Theme, theme)).toEqual(theme);
  expect(isTheme({ ...theme, values: {} })).toBe(true);
});

test.each(Object.keys(theme))('THEME-1 a theme without %s is invalid', (key) => {
  expect(isTheme({ ...theme, [key]: undefined })).toBe(false);
});

test('THEME-1 the value of a variable is a string', () => {
  expect(isTheme({ ...theme, values: { '--segno-radius-card': 8 } })).toBe(false);
});
