import { expect, test } from 'vitest';
import { colorDifference } from '../testing/colorDifference.ts';
import { variables } from './variables.ts';

const { accent, danger, focus } = variables.color;

test('the colour difference equals that of published examples', () => {
  // The figures of black and white, and of two equal colours.
  expect(colorDifference('#000000', '#ffffff').normal).toBeCloseTo(100, 0);
  expect(colorDifference('#c23d14', '#c23d14')).toEqual({ normal: 0, deuteranopia: 0 });
  // People without green cones confuse these.
  const redAndGreen = colorDifference('#9e5a3c', '#6d6b3b');
  expect(redAndGreen.normal).toBeGreaterThan(20);
  expect(redAndGreen.deuteranopia).toBeLessThan(10);
});

for (const mode of ['light', 'dark'] as const)
  test.each([
    ['accent and danger', accent.fill[mode], danger.fill[mode]],
    ['focus ring and danger ink', focus[mode], danger.ink[mode]],
  ])(`THEME-6 %s can be told apart in the ${mode} theme`, (_, one, other) => {
    const { normal, deuteranopia } = colorDifference(one, other);
    expect(normal).toBeGreaterThanOrEqual(20);
    expect(deuteranopia).toBeGreaterThanOrEqual(15);
  });
