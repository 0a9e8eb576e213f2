import { expect, test } from 'vitest';
import { clampSize, sizeAfter, sizeAfterDrag } from './splitSize.ts';

const limits = { minValue: 100, maxValue: 400 };
const options = { ...limits, isVertical: false, grows: 1, isCollapsible: true } as const;
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

test('arrow keys move the separator, with Shift further, and never beyond the limits', () => {
  expect(sizeAfter(press('ArrowRight'), 200, options)).toBe(216);
  expect(sizeAfter(press('ArrowLeft', true), 200, options)).toBe(136);
  expect(sizeAfter(press('ArrowLeft'), 105, options)).toBe(100);
  expect(sizeAfter(press('ArrowRight'), 200, { ...options, grows: -1 })).toBe(184);
  expect(sizeAfter(press('ArrowDown'), 200, options)).toBeUndefined();
  expect(sizeAfter(press('ArrowDown'), 200, { ...options, isVertical: true })).toBe(216);
});

test('Home and End set the limits, Enter toggles a collapsible panel', () => {
  expect(sizeAfter(press('Home'), 200, options)).toBe(100);
  expect(sizeAfter(press('End'), 200, options)).toBe(400);
  expect(sizeAfter(press('Enter'), 200, options)).toBe('toggle');
  expect(sizeAfter(press('Enter'), 200, { ...options, isCollapsible: false })).toBeUndefined();
});

test('a drag to below half the smallest size collapses a collapsible panel', () => {
  expect(sizeAfterDrag(60, true, limits)).toBe(100);
  expect(sizeAfterDrag(49, true, limits)).toBe('collapsed');
  expect(sizeAfterDrag(49, false, limits)).toBe(100);
  expect(clampSize(250.4, limits)).toBe(250);
});
