import { describe, expect, test } from 'vitest';
import { drawnRows, visibleRange } from './visibleRange.ts';

const view = { height: 800, rowHeight: 56, count: 10_000 };

describe('the rows in the viewport', () => {
  test('at the top the range starts with the first row', () => {
    expect(visibleRange({ ...view, top: 200 })).toEqual({ start: 0, end: 20 });
  });

  test('far down only the visible rows and the overscan are rendered', () => {
    const { start, end } = visibleRange({ ...view, top: -5000 * 56 });
    expect(start).toBeLessThan(5000);
    expect(start).toBeGreaterThan(4980);
    expect(end).toBeGreaterThan(5015);
    expect(end - start).toBeLessThan(44);
  });

  test('at the end the range stops with the last row', () => {
    expect(visibleRange({ ...view, top: -9990 * 56 }).end).toBe(10_000);
  });

  test('far above or below the viewport the range is empty', () => {
    expect(visibleRange({ ...view, top: 9000 })).toEqual({ start: 0, end: 0 });
    const past = visibleRange({ ...view, top: -20_000 * 56 });
    expect(past.end - past.start).toBe(0);
  });

  test('a few pixels of scrolling do not change the range', () => {
    expect(visibleRange({ ...view, top: -5601 })).toEqual(visibleRange({ ...view, top: -5655 }));
  });
});

describe('the focused row', () => {
  test('stays rendered, at its index, when it is scrolled out of view', () => {
    expect(drawnRows({ start: 10, end: 13 }, 2, 100)).toEqual([2, 10, 11, 12]);
    expect(drawnRows({ start: 10, end: 13 }, 50, 100)).toEqual([10, 11, 12, 50]);
    expect(drawnRows({ start: 10, end: 13 }, 11, 100)).toEqual([10, 11, 12]);
  });

  test('is dropped when the list has become shorter', () => {
    expect(drawnRows({ start: 0, end: 3 }, 7, 3)).toEqual([0, 1, 2]);
  });
});
