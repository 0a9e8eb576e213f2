import { expect, test } from 'vitest';
import { createEndWatch } from './endWatch.ts';

/** Plays from a position to another one in steps of 250 ms. */
function playing(rate = 1) {
  let now = 0;
  const watch = createEndWatch({ now: () => now });
  return {
    watch,
    play(from: number, to: number) {
      for (let position = from; position <= to; position += 250 * rate) {
        watch.moved(position, rate);
        now += 250;
      }
    },
    moved: (position: number) => watch.moved(position, rate),
  };
}

test('PLAYER-22 a sound that is shorter than in the catalogue, or jumps to its end, is too short', () => {
  const shortened = playing();
  shortened.play(0, 10_000);
  expect(shortened.watch.isTooShort(20_000)).toBe(true);

  const jumping = playing();
  jumping.play(0, 10_000);
  jumping.moved(20_000);
  jumping.moved(20_000);
  expect(jumping.watch.isTooShort(20_000)).toBe(true);
});

test.each([1, 2])('PLAYER-22 a whole sound is not too short, at rate %d', (rate) => {
  const { watch, play } = playing(rate);
  play(0, 19_500);
  expect(watch.isTooShort(20_000)).toBe(false);
  // The catalogue may be wrong by a moment.
  expect(watch.isTooShort(22_000)).toBe(false);
});

test('PLAYER-22 a seek is no jump', () => {
  const { watch, play } = playing();
  play(0, 3000);
  watch.restart();
  play(150_000, 179_000);
  expect(watch.isTooShort(180_000)).toBe(false);
});
