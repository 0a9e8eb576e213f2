import { describe, expect, test } from 'vitest';
import { chosenLikeOthers, disabledLikeEnabled, focusWithoutRing } from './forcedChecks.ts';
import { components, expectNothing } from './everyStory.ts';

test('colours are forced', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

describe('every component keeps its states in forced colours', () => {
  test.each(components)('%s', async (name, load) => {
    await expectNothing(name, load, {
      mode: 'forced',
      stories: ['Default', 'Disabled'],
      axe: true,
      check: async (root) => [
        ...disabledLikeEnabled(root),
        ...(await focusWithoutRing(root)),
        ...(await chosenLikeOthers(root)),
      ],
    });
  });
});
