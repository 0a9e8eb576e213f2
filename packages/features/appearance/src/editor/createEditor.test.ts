import { sampleAppearance } from '@segno/data/samples';
import { expect, test } from 'vitest';
import { createEditor, isChanged } from './createEditor.ts';

function setUp() {
  let time = 0;
  const editor = createEditor(sampleAppearance, { now: () => time });
  const name = (site_name: string) =>
    editor.change((values) => ({ ...values, branding: { ...values.branding, site_name } }));
  return {
    editor,
    name,
    wait: (milliseconds: number) => (time += milliseconds),
    shown: () => editor.store.getState().values.branding.site_name,
    state: () => editor.store.getState(),
  };
}

test('APPEARANCE-2 changes within 500 ms are undone together, and redone', () => {
  const { editor, name, wait, shown } = setUp();
  name('L');
  wait(400);
  name('Lo');
  wait(600);
  name('Low');
  editor.undo();
  expect(shown()).toBe('Lo');
  editor.undo();
  expect(shown()).toBe(sampleAppearance.values.branding.site_name);
  editor.undo();
  editor.redo();
  editor.redo();
  expect(shown()).toBe('Low');
});

test('APPEARANCE-2 fifty steps can be undone, and a change after an undo ends the redo', () => {
  const { editor, name, wait, shown, state } = setUp();
  for (let step = 0; step < 60; step += 1) {
    wait(1000);
    name(String(step));
  }
  for (let step = 0; step < 60; step += 1) editor.undo();
  expect(shown()).toBe('9');
  name('other');
  editor.redo();
  expect(shown()).toBe('other');
  expect(state().future).toEqual([]);
});

test('APPEARANCE-2 undone changes leave nothing to publish', () => {
  const { editor, name, state } = setUp();
  expect(isChanged(state())).toBe(false);
  name('Low');
  expect(isChanged(state())).toBe(true);
  editor.reset();
  expect(isChanged(state())).toBe(false);
  editor.undo();
  expect(isChanged(state())).toBe(true);
});
