import { expect, test } from 'vitest';
import { createFakeClock, FakeMediaElement } from './fakes.ts';
import { createElementOutput, fadeLevel } from './SoundOutput.ts';

test('PLAYER-16 the powers of both sides of a cross-fade add up to 1', () => {
  for (const part of [0, 0.2, 0.5, 0.9, 1])
    expect(fadeLevel('in', part) ** 2 + fadeLevel('out', part) ** 2).toBeCloseTo(1);
});

test('PLAYER-16 a fade ends at silence or the full level, and can be ended early', () => {
  const clock = createFakeClock();
  const media = [new FakeMediaElement(), new FakeMediaElement()] as const;
  const output = createElementOutput(media, clock);
  output.setVolume(0.5);
  output.fade(0, 'out', 1000);
  clock.advance(500);
  expect(media[0].volume).toBeCloseTo(0.5 * Math.SQRT1_2, 1);
  clock.advance(600);
  expect(media[0].volume).toBeCloseTo(0);
  output.endFade(0);
  expect(media[0].volume).toBe(0.5);
  output.fade(1, 'in', 1000);
  expect(media[1].volume).toBe(0);
  output.endFade(1);
  clock.advance(2000);
  expect(media[1].volume).toBe(0.5);
});

test('PLAYER-17 the gain of a deck is limited by the volume of an element', () => {
  const media = [new FakeMediaElement(), new FakeMediaElement()] as const;
  const output = createElementOutput(media, createFakeClock());
  output.setVolume(0.8);
  output.setGain(0, 2);
  output.setGain(1, 0.5);
  expect(media.map(({ volume }) => volume)).toEqual([1, 0.4]);
});
