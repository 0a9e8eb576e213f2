import type { Startup, Theme } from '@segno/data';
import { variables } from '@segno/ui';
import { expect, test } from 'vitest';
import { documentTheme } from './documentTheme.ts';

const theme = (id: number, is_dark: boolean, isDefault: boolean, values: Theme['values'] = {}): Theme => ({
  id,
  name: `Theme ${id}`,
  is_dark,
  default_light: isDefault && !is_dark,
  default_dark: isDefault && is_dark,
  values,
});
const plain: Startup['themes'] = { default_id: null, all: [theme(1, false, true), theme(2, true, true)] };
const forest = theme(7, true, false, {
  'color.background': '#0d1512',
  '--segno-font-sans': '"Fira Sans", sans-serif',
});
const { light, dark } = variables.color.background;

test('THEME-3 the built-in themes need no values', () => {
  expect(documentTheme('dark', plain)).toEqual({
    attributes: { 'data-theme': 'dark' },
    css: '',
    backgrounds: { light: dark, dark },
    fonts: [],
  });
  expect(documentTheme(undefined, plain)).toEqual({
    attributes: { 'data-theme': 'system' },
    css: '',
    backgrounds: { light, dark },
    fonts: [],
  });
});

test('THEME-3 the values of a chosen theme are in the style attribute', () => {
  expect(documentTheme('7', { ...plain, all: [...plain.all, forest] })).toEqual({
    attributes: {
      'data-theme': 'dark',
      style: "--segno-color-background:#0d1512;--segno-font-sans:'Fira Sans', sans-serif",
    },
    css: '',
    backgrounds: { light: '#0d1512', dark: '#0d1512' },
    fonts: [],
  });
});

test("THEME-2 media queries choose between the values of two themes by the operating system's colour scheme", () => {
  const all = [theme(1, false, true), theme(2, true, true, { 'color.background': '#101010' })];
  expect(documentTheme('system', { default_id: null, all })).toEqual({
    attributes: { 'data-theme': 'system' },
    css: '@media (prefers-color-scheme:dark){:root{--segno-color-background:#101010}}',
    backgrounds: { light, dark: '#101010' },
    fonts: [],
  });
});

test('THEME-10 the font of a theme replaces that of its values, and a web font is loaded', () => {
  const font = { family: 'Fira Sans', google: true };
  const href = 'https://fonts.googleapis.com/css2?family=Fira+Sans:wght@400;500;600;700&display=swap';
  const all = [theme(1, false, true), { ...theme(2, true, true), font }];
  const own = documentTheme('dark', { default_id: null, all });
  expect(own.attributes.style).toBe("--segno-font-sans:'Fira Sans', system-ui, sans-serif");
  expect(own.fonts).toEqual([{ href }]);
  const media = '(prefers-color-scheme: dark)';
  expect(documentTheme('system', { default_id: null, all }).fonts).toEqual([{ href, media }]);
  const kept = {
    ...theme(3, false, true),
    font: { family: 'Fira Sans', google: false, url: '/fonts/a.woff2' },
  };
  const file = documentTheme('light', { default_id: null, all: [kept] });
  expect(file.css).toContain("@font-face{font-family:'Fira Sans';src:url(/fonts/a.woff2)");
  expect(file.fonts).toEqual([]);
  const local = [{ ...theme(1, false, true), font: { ...font, google: false } }];
  expect(documentTheme('light', { default_id: null, all: local }).fonts).toEqual([]);
});

test('invalid values and unknown variables are omitted', () => {
  const bad = theme(7, false, false, {
    'color.background': 'url(https://example.com/)',
    'color.text': '#000}</style><script>',
    'no.variable': '1px',
  });
  expect(documentTheme('7', { ...plain, all: [...plain.all, bad] }).attributes).toEqual({
    'data-theme': 'light',
  });
  expect(documentTheme('system', { default_id: null, all: [bad, theme(2, true, true)] }).css).toBe('');
});
