import { expect, test } from 'vitest';
import { People, peopleError, personNumber } from './People.ts';

const peopleOf = (from: number, to: number) => {
  const people = new People();
  for (let at = from; at < to; at += 1) people.add(personNumber(`u${at}`));
  return People.read(people.write());
};

test('INSIGHT-3 up to 512 people of a day are counted exactly, also when they come again', () => {
  const people = peopleOf(0, 512);
  for (let at = 100; at < 300; at += 1) people.add(personNumber(`u${at}`));
  expect([people.size, people.isExact]).toEqual([512, true]);
});

test.each([2000, 20_000, 200_000])('INSIGHT-3 %i people are estimated with the stated error', (count) => {
  const people = peopleOf(0, count);
  expect(people.isExact).toBe(false);
  expect(Math.abs(people.size / count - 1)).toBeLessThan(3 * peopleError);
});

test('INSIGHT-3 people of several days count once', () => {
  const all = People.read(peopleOf(0, 5000).write());
  all.addAll(peopleOf(2500, 7500).write());
  all.addAll(peopleOf(7400, 7600).write());
  expect(Math.abs(all.size / 7600 - 1)).toBeLessThan(3 * peopleError);
  const few = People.read(peopleOf(0, 100).write());
  few.addAll(peopleOf(50, 120).write());
  expect([few.size, few.isExact]).toEqual([120, true]);
});
