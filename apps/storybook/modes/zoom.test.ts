import { describe, expect, test } from 'vitest';
import { clippedText, sidewaysOverflow, unreachable } from './fitChecks.ts';
import { components, expectNothing } from './everyStory.ts';

test('the viewport has the size of 1280 × 800 px at 200 %', () => {
  expect([innerWidth, innerHeight, devicePixelRatio]).toEqual([640, 400, 2]);
});

describe('every component is readable and usable at 200 %', () => {
  test.each(components)('%s', async (name, load) => {
    await expectNothing(name, load, {
      mode: 'zoom',
      stories: ['Default'],
      check: (root, { overlay }) => [
        ...sidewaysOverflow(),
        ...clippedText(root),
        ...(overlay ? unreachable(root) : []),
      ],
    });
  });
});
