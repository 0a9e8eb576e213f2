import { expect, test } from 'vitest';
import { mergeValues } from './mergeValues.ts';

const theme = (id: number, values: object) => ({ id, name: `Theme ${id}`, values });
const base = { name: 'Segno', themes: [theme(1, { text: '#000' }), theme(2, { text: '#fff' })] };

test('APPEARANCE-12 changes of different values are both kept', () => {
  const mine = { ...base, name: 'Low' };
  const theirs = { ...base, themes: [theme(1, { text: '#111' }), theme(2, { text: '#fff' })] };
  expect(mergeValues(base, mine, theirs)).toEqual({ values: { ...theirs, name: 'Low' }, conflicts: 0 });
  expect(mergeValues(base, theirs, mine)).toEqual({ values: { ...theirs, name: 'Low' }, conflicts: 0 });
});

test('APPEARANCE-12 two changes of one value are counted, and the own one is taken', () => {
  const mine = { ...base, name: 'Low' };
  expect(mergeValues(base, mine, { ...base, name: 'High' })).toEqual({ values: mine, conflicts: 1 });
});

test('APPEARANCE-12 an entry that one adds and one that the other removes are both respected', () => {
  const mine = { ...base, themes: [...base.themes, theme(3, {})] };
  const theirs = { ...base, themes: base.themes.slice(0, 1) };
  expect(mergeValues(base, mine, theirs)).toEqual({
    values: { ...base, themes: [theme(1, { text: '#000' }), theme(3, {})] },
    conflicts: 0,
  });
});

test('APPEARANCE-12 the order of who has moved entries is kept', () => {
  const mine = { ...base, name: 'Low' };
  const theirs = { ...base, themes: base.themes.toReversed() };
  expect(mergeValues(base, mine, theirs).values.themes.map(({ id }) => id)).toEqual([2, 1]);
  expect(mergeValues(base, theirs, mine).values.themes.map(({ id }) => id)).toEqual([2, 1]);
});
