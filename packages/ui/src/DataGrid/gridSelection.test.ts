import { expect, test } from 'vitest';
import { gridSelection, type RowKey } from './gridSelection.ts';

/** A list of six rows of which the fourth is disabled. */
function open() {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
  const anchor = { current: -1 };
  let selected: ReadonlySet<RowKey> = new Set();
  const actions = () =>
    gridSelection({
      count: keys.length,
      keyAt: (index) => keys[index]!,
      selected,
      anchor,
      isDisabled: (index) => index === 3,
      onChange: (next) => {
        selected = next;
      },
    });
  return { actions, text: () => [...selected].join('') };
}

test('SELECT-1 one row replaces the others, and is added or removed', () => {
  const { actions, text } = open();
  actions().replace(1);
  actions().replace(2);
  expect(text()).toBe('c');
  actions().toggle(4);
  expect(text()).toBe('ce');
  actions().toggle(2);
  expect(text()).toBe('e');
});

test('SELECT-1 a range is from the last selected row, in both directions, without disabled rows', () => {
  const { actions, text } = open();
  actions().extendTo(2);
  expect(text()).toBe('c');
  actions().extendTo(4);
  expect(text()).toBe('ce');
  actions().extendTo(0);
  expect(text()).toBe('abc');
});

test('SELECT-1 all rows are selected except disabled ones, or none', () => {
  const { actions, text } = open();
  actions().all();
  expect(text()).toBe('abcef');
  actions().clear();
  expect(text()).toBe('');
  actions().extendTo(5);
  expect(text()).toBe('f');
});

test('a disabled row cannot be selected', () => {
  const { actions, text } = open();
  actions().toggle(3);
  expect(text()).toBe('');
});
