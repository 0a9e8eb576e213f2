import { describe, expect, test } from 'vitest';
import { sidewaysOverflow } from './fitChecks.ts';
import { smallTargets } from './touchChecks.ts';
import { components, expectNothing } from './everyStory.ts';

test('the finger is coarse and the window a phone', () => {
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  expect(matchMedia('(hover: hover)').matches).toBe(false);
  expect([innerWidth, innerHeight]).toEqual([390, 844]);
});

describe('every component fits fingers and a phone', () => {
  test.each(components)('%s', async (name, load) => {
    await expectNothing(name, load, {
      mode: 'touch',
      stories: ['Default'],
      check: (root) => [...smallTargets(root), ...sidewaysOverflow()],
    });
  });
});
