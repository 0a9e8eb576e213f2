import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

test('APPEARANCE-7 differences are named by the values that people know', () => {
  const before = {
    branding: { site_name: 'Segno' },
    themes: { all: [{ id: 2, name: 'Dark', values: { 'color.text': '#fff' } }] },
    menus: [
      {
        id: 'primary',
        items: [
          { id: 'a', label: 'Home' },
          { id: 'b', label: 'Search' },
        ],
      },
    ],
  };
  const after = {
    branding: { site_name: 'Low' },
    themes: { all: [{ id: 2, name: 'Dark', values: { 'color.text': '#eee' } }] },
    menus: [
      {
        id: 'primary',
        items: [
          { id: 'b', label: 'Search' },
          { id: 'a', label: 'Home' },
        ],
      },
    ],
  };
  expect(differencesOf(before, after)).toEqual([
    { path: ['branding', 'site_name'], before: 'Segno', after: 'Low' },
    { path: ['themes', 'all', 'Dark', 'values', 'color.text'], before: '#fff', after: '#eee' },
    { path: ['menus', 'primary', 'items', '#'], before: 'Home, Search', after: 'Search, Home' },
  ]);
  expect(differencesOf(before, before)).toEqual([]);
});
