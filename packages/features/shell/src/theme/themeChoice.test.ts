import type { Startup, Theme } from '@segno/data';
import { describe, expect, test } from 'vitest';
import { readSidebarState } from '../frame/sidebar.ts';
import { parseThemeChoice, readThemeChoice, resolveTheme, themeAttribute } from './themeChoice.ts';

const theme = (id: number, is_dark: boolean, isDefault = false): Theme => ({
  id,
  name: `Theme ${id}`,
  is_dark,
  default_light: isDefault && !is_dark,
  default_dark: isDefault && is_dark,
  values: {},
});
const themes: Startup['themes'] = {
  default_id: null,
  all: [theme(3, true), theme(1, false, true), theme(2, true, true), theme(4, false)],
};
const none: Startup['themes'] = { default_id: null, all: [] };

describe('THEME-2 resolving a choice', () => {
  test.each([
    ['light', false, 1],
    ['light', true, 1],
    ['dark', false, 2],
    ['system', false, 1],
    ['system', true, 2],
    [4, true, 4],
  ] as const)(
    'the choice %s, with a dark operating system: %s, resolves to theme %i',
    (choice, prefersDark, id) => {
      expect(resolveTheme(choice, themes, prefersDark)?.id).toBe(id);
    },
  );

  test('the first theme is the fallback for one that no longer exists, and for a missing default', () => {
    expect(resolveTheme(99, themes, false)?.id).toBe(3);
    expect(resolveTheme('light', { ...themes, all: [theme(3, true), theme(4, false)] }, false)?.id).toBe(3);
    expect(resolveTheme('dark', none, true)).toBeUndefined();
  });
});

describe('THEME-2 parsing a stored choice', () => {
  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['0', 'system'],
    ['4', 4],
    ['99', 'system'],
    ['<script>', 'system'],
    [undefined, 'system'],
  ] as const)('%s is parsed as %s', (stored, choice) => {
    expect(parseThemeChoice(stored, themes)).toBe(choice);
  });

  test('without a stored choice, the default of the site applies', () => {
    expect(parseThemeChoice(undefined, { ...themes, default_id: 4 })).toBe(4);
    expect(parseThemeChoice('system', { ...themes, default_id: 4 })).toBe('system');
  });
});

describe('the attributes that the server writes', () => {
  test.each([
    [undefined, 'system'],
    ['dark', 'dark'],
    ['light', 'light'],
    ['3', 'dark'],
    ['4', 'light'],
    ['99', 'system'],
  ] as const)('the theme of the choice %s is %s', (stored, attribute) => {
    expect(themeAttribute(stored, themes)).toBe(attribute);
  });

  test('a site with dark themes only is dark', () => {
    expect(themeAttribute('system', { default_id: null, all: [theme(3, true)] })).toBe('dark');
  });

  test('a site without themes has the built-in ones', () => {
    expect(themeAttribute('dark', none)).toBe('dark');
    expect(themeAttribute(undefined, none)).toBe('system');
  });

  test('the cookies are matched by their full names', () => {
    expect(readThemeChoice('x-segno-theme=light; segno-theme=dark; a=b')).toBe('dark');
    expect(readThemeChoice('')).toBeUndefined();
    expect(readSidebarState('segno-sidebar=collapsed')).toBe('collapsed');
    expect(readSidebarState('segno-sidebar=wide')).toBe('expanded');
  });
});
