import { describe, expect, test } from 'vitest';
import { drawnRows, visibleRange } from './visibleRange.ts';

const view = { height: 800, rowHeight: 56, count: 10_000 };

describe('the rows in view', () => {
  test('at the top they begin with the first', () => {
    expect(visibleRange({ ...view, top: 200 })).toEqual({ start: 0, end: 20 });
  });

  test('far down only a screenful and its surroundings are drawn', () => {
    const { start, end } = visibleRange({ ...view, top: -5000 * 56 });
    expect(start).toBeLessThan(5000);
    expect(start).toBeGreaterThan(4980);
    expect(end).toBeGreaterThan(5015);
    expect(end - start).toBeLessThan(44);
  });

  test('at the end they stop with the last', () => {
    expect(visibleRange({ ...view, top: -9990 * 56 }).end).toBe(10_000);
  });

  test('far above or below the screen there are none', () => {
    expect(visibleRange({ ...view, top: 9000 })).toEqual({ start: 0, end: 0 });
    const past = visibleRange({ ...view, top: -20_000 * 56 });
    expect(past.end - past.start).toBe(0);
  });

  test('a few pixels of scrolling do not change the range', () => {
    expect(visibleRange({ ...view, top: -5601 })).toEqual(visibleRange({ ...view, top: -5655 }));
  });
});

describe('the row with the focus', () => {
  test('stays drawn, in its place, when it is scrolled away', () => {
    expect(drawnRows({ start: 10, end: 13 }, 2, 100)).toEqual([2, 10, 11, 12]);
    expect(drawnRows({ start: 10, end: 13 }, 50, 100)).toEqual([10, 11, 12, 50]);
    expect(drawnRows({ start: 10, end: 13 }, 11, 100)).toEqual([10, 11, 12]);
  });

  test('is forgotten when the list has become shorter', () => {
    expect(drawnRows({ start: 0, end: 3 }, 7, 3)).toEqual([0, 1, 2]);
  });
});
