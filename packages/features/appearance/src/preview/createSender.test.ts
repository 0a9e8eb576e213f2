import type { AppearanceValues, Theme } from '@segno/data';
import { sampleAppearance } from '@segno/data/samples';
import { expect, test } from 'vitest';
import { createSender, type PreviewMessage } from './createSender.ts';

const { values } = sampleAppearance;

function open(themeId: number | null = 1) {
  let sent: PreviewMessage[] = [];
  const sender = createSender((message) => sent.push(message));
  const show = (next: AppearanceValues, id = themeId) => {
    sent = [];
    sender.show({ values: next, themeId: id });
    return sent;
  };
  const first = show(values);
  return { first, show, sender };
}

const withTheme = (change: Partial<Theme>, from: AppearanceValues = values, id = 1): AppearanceValues => ({
  ...from,
  themes: {
    ...from.themes,
    all: from.themes.all.map((theme) => (theme.id === id ? { ...theme, ...change } : theme)),
  },
});

test('PREVIEW-3 a page that has loaded gets everything once', () => {
  const { first, show } = open();
  expect(first.map(({ type }) => type)).toEqual([
    'setValues',
    'setActiveTheme',
    'setCustomCode',
    'setCustomCode',
  ]);
  expect(show(values)).toEqual([]);
});

test('PREVIEW-3 a changed variable is one short message, and its undo another one', () => {
  const { show } = open();
  const changed = withTheme({ values: { 'radius.card': '4px' } });
  expect(show(changed)).toEqual([{ type: 'setThemeValue', name: 'radius.card', value: '4px' }]);
  expect(show(changed)).toEqual([]);
  expect(show(values)).toEqual([{ type: 'setThemeValue', name: 'radius.card', value: null }]);
});

test('PREVIEW-3 a reset value that the page knows is sent with its themes', () => {
  const { show } = open();
  const named = withTheme({ name: 'Day', values: { 'radius.card': '4px' } });
  expect(show(named)).toEqual([{ type: 'setValues', values: { themes: named.themes } }]);
  const reset = withTheme({ values: {} }, named);
  expect(show(reset)).toEqual([{ type: 'setValues', values: { themes: reset.themes } }]);
});

test('PREVIEW-3 another name of a theme replaces the themes, and clears what they contain', () => {
  const { show } = open();
  const changed = withTheme({ values: { 'radius.card': '4px' } });
  show(changed);
  const named = withTheme({ name: 'Day' }, changed);
  expect(show(named)).toEqual([
    { type: 'setValues', values: { themes: named.themes } },
    { type: 'setThemeValue', name: 'radius.card', value: null },
  ]);
});

test('PREVIEW-3 a font is sent alone, and is gone with its undo', () => {
  const { show } = open();
  const font = { family: 'Noto Sans', google: true };
  expect(show(withTheme({ font }))).toEqual([{ type: 'setThemeFont', value: font }]);
  expect(show(values)).toEqual([{ type: 'setThemeFont', value: null }]);
});

test('PREVIEW-3 the change of a theme that is not shown waits until it is', () => {
  const { show } = open();
  const changed = withTheme({ values: { 'radius.card': '4px' } }, values, 2);
  expect(show(changed)).toEqual([]);
  expect(show(changed, 2)).toEqual([
    { type: 'setValues', values: { themes: changed.themes } },
    { type: 'setActiveTheme', themeId: 2 },
  ]);
});

test('PREVIEW-3 a changed menu or code is sent with nothing else', () => {
  const { show, sender } = open();
  const menus: AppearanceValues['menus'] = [];
  expect(show({ ...values, menus })).toEqual([{ type: 'setValues', values: { settings: { menus } } }]);
  expect(show({ ...values, menus, code: { ...values.code, css: 'p{}' } })).toEqual([
    { type: 'setCustomCode', mode: 'css', value: 'p{}' },
  ]);
  sender.forget();
  expect(show(values)).toHaveLength(4);
});
