import type { Theme } from '@segno/data';
import { variableMetadata } from '@segno/ui';
import { expect, test } from 'vitest';
import { readThemeFile, writeThemeFile } from './themeFile.ts';

/** A theme that sets every variable. */
const whole = (is_dark: boolean): Theme => ({
  id: 7,
  name: 'Harbour',
  is_dark,
  font: { family: 'Fira Sans', google: true },
  default_light: false,
  default_dark: false,
  values: Object.fromEntries(
    variableMetadata.map(({ name, type, default: { light, dark } }) => [
      name,
      type === 'color' ? '#123456' : is_dark ? dark : light,
    ]),
  ),
});

test.each([
  ['tokens', true, 'Harbour.tokens.json'],
  ['tokens', false, 'Harbour.tokens.json'],
  ['css', true, 'Harbour.css'],
  ['css', false, 'Harbour.css'],
] as const)('APPEARANCE-3 a theme survives a file of %s (dark: %s)', (format, is_dark, file) => {
  const theme = whole(is_dark);
  expect(readThemeFile(writeThemeFile(theme, format), file)).toEqual({
    theme: { name: 'Harbour', is_dark, values: theme.values, font: theme.font },
    refused: 0,
  });
});

test('APPEARANCE-3 a file without values of a theme is refused, and unknown values are counted', () => {
  expect(() => readThemeFile('no tokens', 'a.json')).toThrow();
  expect(() => readThemeFile('{"brand":{"$type":"color","$value":"#ff0000"}}', 'a.json')).toThrow();
  const css = ':root{--segno-radius-card:4px;--segno-radius-moon:4px}';
  expect(readThemeFile(css, 'a.css')).toEqual({
    theme: { name: 'a', is_dark: false, values: { 'radius.card': '4px' } },
    refused: 1,
  });
});
