import { expect, test } from 'vitest';
import { mergeValues } from './mergeValues.ts';

const theme = (id: number, values: object) => ({ id, name: `Theme ${id}`, values });
const base = { name: 'Segno', themes: [theme(1, { text: '#000' }), theme(2, { text: '#fff' })] };

test('APPEARANCE-12 changes of different values are both kept', () => {
  const mine = { ...base, name: 'Low' };
  const theirs = { ...base, themes: [theme(1, { text: '#111' }), theme(2, { text: '#fff' })] };
  expect(mergeValues(base, mine, theirs)).toEqual({ values: { ...theirs, name: 'Low' }, conflicts: [] });
  expect(mergeValues(base, theirs, mine)).toEqual({ values: { ...theirs, name: 'Low' }, conflicts: [] });
});

test('APPEARANCE-12 of two changes of one value the own one is taken, or the chosen one', () => {
  const mine = { ...base, name: 'Low' };
  const theirs = { ...base, name: 'High' };
  const conflicts = [{ key: 'name', path: ['name'], mine: 'Low', theirs: 'High' }];
  expect(mergeValues(base, mine, theirs)).toEqual({ values: mine, conflicts });
  expect(mergeValues(base, mine, theirs, (key) => key === 'name')).toEqual({ values: theirs, conflicts });
});

test('APPEARANCE-12 each value is chosen alone, and is named by its entry', () => {
  const mine = { name: 'Low', themes: [theme(1, { text: '#111' }), theme(2, { text: '#fff' })] };
  const theirs = { name: 'High', themes: [theme(1, { text: '#222' }), theme(2, { text: '#fff' })] };
  const { values, conflicts } = mergeValues(base, mine, theirs, (key) => key === 'themes/#1/values/text');
  expect(values).toEqual({ ...theirs, name: 'Low' });
  expect(conflicts.map(({ path }) => path)).toEqual([['name'], ['themes', 'Theme 1', 'values', 'text']]);
});

test('APPEARANCE-12 an entry that one adds and one that the other removes are both respected', () => {
  const mine = { ...base, themes: [...base.themes, theme(3, {})] };
  const theirs = { ...base, themes: base.themes.slice(0, 1) };
  expect(mergeValues(base, mine, theirs)).toEqual({
    values: { ...base, themes: [theme(1, { text: '#000' }), theme(3, {})] },
    conflicts: [],
  });
});

test('APPEARANCE-12 an entry that one removes and the other changes is a choice', () => {
  const mine = { ...base, themes: base.themes.slice(0, 1) };
  const changed = theme(2, { text: '#eee' });
  const theirs = { ...base, themes: [base.themes[0], changed] };
  const { values, conflicts } = mergeValues<object>(base, mine, theirs);
  expect(values).toEqual(mine);
  expect(conflicts).toEqual([
    { key: 'themes/#2', path: ['themes', 'Theme 2'], mine: undefined, theirs: changed },
  ]);
  expect(mergeValues<object>(base, mine, theirs, () => true).values).toEqual(theirs);
});

test('APPEARANCE-12 the order of who has moved entries is kept', () => {
  const mine = { ...base, name: 'Low' };
  const theirs = { ...base, themes: base.themes.toReversed() };
  expect(mergeValues(base, mine, theirs).values.themes.map(({ id }) => id)).toEqual([2, 1]);
  expect(mergeValues(base, theirs, mine).values.themes.map(({ id }) => id)).toEqual([2, 1]);
});

test('APPEARANCE-12 two orders are a choice', () => {
  const three = { ...base, themes: [...base.themes, theme(3, {})] };
  const [one, two, third] = three.themes;
  const mine = { ...three, themes: [two, one, third] };
  const theirs = { ...three, themes: [one, third, two] };
  const { values, conflicts } = mergeValues<object>(three, mine, theirs);
  expect(values).toEqual(mine);
  expect(conflicts).toMatchObject([{ path: ['themes', '#'], theirs: 'Theme 1, Theme 3, Theme 2' }]);
  expect(mergeValues<object>(three, mine, theirs, () => true).values).toEqual(theirs);
});
