import { describe, expect, test } from 'vitest';
import { sidewaysOverflow } from './fitChecks.ts';
import { smallTargets } from './touchChecks.ts';
import { components, expectNothing, frameParts } from './everyStory.ts';

test('the pointer is coarse and the viewport is that of a phone', () => {
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  expect(matchMedia('(hover: hover)').matches).toBe(false);
  expect([innerWidth, innerHeight]).toEqual([390, 844]);
});

describe('every component and part of the frame has large enough hit targets and fits a phone', () => {
  test.each([...components, ...frameParts])('%s', async (name, load) => {
    await expectNothing(name, load, {
      mode: 'touch',
      stories: ['Default'],
      check: (root) => [...smallTargets(root), ...sidewaysOverflow()],
    });
  });
});
