import { describe, expect, test } from 'vitest';
import { clippedText, sidewaysOverflow, unreachable } from './fitChecks.ts';
import { components, expectNothing } from './everyStory.ts';

test('the window is as large as 1280 × 800 at 200 %', () => {
  expect([innerWidth, innerHeight, devicePixelRatio]).toEqual([640, 400, 2]);
});

describe('every component can be read and reached at 200 %', () => {
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
