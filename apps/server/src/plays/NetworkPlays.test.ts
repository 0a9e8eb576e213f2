import { expect, test } from 'vitest';
import { mostOfNetwork, NetworkPlays } from './NetworkPlays.ts';

const noon = Date.parse('2026-03-01T12:00:00Z');
const nextDay = Date.parse('2026-03-02T00:00:00Z');

test('PLAY-5 a network has a number of plays of each track in a day', () => {
  const plays = new NetworkPlays();
  const taken = Array.from({ length: mostOfNetwork + 5 }, () => plays.take('one', 1, noon));
  expect(taken.filter(Boolean)).toHaveLength(mostOfNetwork);
  expect(plays.take('one', 2, noon)).toBe(true);
  expect(plays.take('another', 1, noon)).toBe(true);
  expect(plays.take('one', 1, nextDay)).toBe(true);
});
