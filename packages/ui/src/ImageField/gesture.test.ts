import { expect, test } from 'vitest';
import { gestureOf, wheelFactor } from './gesture.ts';

test('one pointer moves the picture and does not zoom', () => {
  expect(gestureOf([{ x: 10, y: 20 }], [{ x: 15, y: 18 }])).toEqual({
    x: 5,
    y: -2,
    factor: 1,
    at: { x: 15, y: 18 },
  });
});

test('two pointers zoom by the change of their distance, around their centre', () => {
  const before = [
    { x: 100, y: 50 },
    { x: 200, y: 50 },
  ];
  const wider = [
    { x: 50, y: 50 },
    { x: 250, y: 50 },
  ];
  expect(gestureOf(before, wider)).toEqual({ x: 0, y: 0, factor: 2, at: { x: 150, y: 50 } });
  expect(gestureOf(wider, before).factor).toBe(0.5);
});

test('pointers at the same position cause no jump', () => {
  const place = { x: 5, y: 5 };
  expect(gestureOf([place, place], [place, { x: 9, y: 5 }]).factor).toBe(1);
});

test('scrolling the wheel up zooms in, by bounded steps, and down zooms out as far', () => {
  const turn = (deltaY: number, deltaMode = 0, ctrlKey = false) =>
    wheelFactor({ deltaY, deltaMode, ctrlKey });
  expect(turn(-100)).toBeGreaterThan(1);
  expect(turn(-100) * turn(100)).toBeCloseTo(1);
  expect(turn(-5000)).toBe(turn(-100));
  expect(turn(-3, 1)).toBe(turn(-48));
  expect(turn(-4, 0, true)).toBeGreaterThan(turn(-4));
});
