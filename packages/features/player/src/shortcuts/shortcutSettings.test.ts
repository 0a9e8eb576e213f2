import { beforeEach, expect, test } from 'vitest';
import {
  bindingOfKey,
  bindingsOf,
  exportShortcuts,
  importShortcuts,
  ownerOf,
  rebind,
  resetShortcuts,
  shortcutSettings,
} from './shortcutSettings.ts';
import { shortcuts } from './shortcuts.ts';

const find = (id: string) => shortcuts.find((shortcut) => shortcut.id === id)!;
const key = (name: string, change = {}) =>
  bindingOfKey({ key: name, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...change });

beforeEach(resetShortcuts);

test('PLAYER-19 no two shortcuts have the same standard binding', () => {
  for (const shortcut of shortcuts)
    for (const binding of shortcut.bindings)
      expect(ownerOf(binding, shortcut.id, shortcutSettings.getState()), binding).toBe(undefined);
});

test('PLAYER-19 a binding that another shortcut has is found, and taken from it', () => {
  expect(ownerOf('N', 'mute', shortcutSettings.getState())?.id).toBe('next');
  rebind(find('mute'), 'n');
  const settings = shortcutSettings.getState();
  expect(bindingsOf(find('mute'), settings)).toEqual(['n']);
  expect(bindingsOf(find('next'), settings)).toEqual(['Shift+ArrowRight']);
  resetShortcuts();
  expect(bindingsOf(find('next'), shortcutSettings.getState())).toEqual(['n', 'Shift+ArrowRight']);
});

test('PLAYER-19 a key of another component is found, and no settings move it', () => {
  for (const pressed of [{ ctrlKey: true }, { metaKey: true }])
    expect(ownerOf(key('k', pressed)!, 'mute', shortcutSettings.getState())?.id).toBe('palette');
  expect(importShortcuts('{"isOn":true,"bindings":{"palette":["y"]}}')).toBe(true);
  expect(shortcutSettings.getState().bindings).toEqual({});
});

test('PLAYER-19 exported settings are imported elsewhere; other texts and unknown shortcuts are not', () => {
  rebind(find('mute'), 'x');
  const text = exportShortcuts();
  resetShortcuts();
  expect(importShortcuts(text)).toBe(true);
  expect(bindingsOf(find('mute'), shortcutSettings.getState())).toEqual(['x']);
  for (const other of ['', 'mute = x', '[]', '{"isOn":true}', 'null'])
    expect(importShortcuts(other)).toBe(false);
  expect(importShortcuts('{"isOn":true,"bindings":{"explode":["b"],"queue":["y"],"mute":[1]}}')).toBe(true);
  expect(shortcutSettings.getState().bindings).toEqual({ queue: ['y'] });
});

test('PLAYER-19 a key makes a binding, except those that the page needs', () => {
  expect(key('x')).toBe('x');
  expect(key('X', { shiftKey: true })).toBe('Shift+x');
  expect(key('?', { shiftKey: true })).toBe('[Shift]+?');
  expect(key(' ', { ctrlKey: true })).toBe('Control+Space');
  for (const name of ['Tab', 'Escape', 'Enter', 'Shift']) expect(key(name)).toBe(null);
});
