import { expect, test } from 'vitest';
import { listPagesOf, rowsOf } from './listPages.ts';

const outline = { per_page: 10, total: 35, data: Array.from({ length: 10 }), starts: ['a', 'b', 'c'] };

test('LIST-5 the pages in view are those of its rows and of half a page around them', () => {
  const pages = listPagesOf(outline);
  expect(pages.total).toBe(35);
  expect(pages.within({ start: 0, end: 4 })).toEqual([]);
  expect(pages.within({ start: 2, end: 8 })).toEqual([1]);
  expect(pages.within({ start: 26, end: 35 })).toEqual([2, 3]);
  expect([0, 1, 3, 4].map(pages.cursorOf)).toEqual([undefined, 'a', 'c', undefined]);
});

test('LIST-5 a list of one page has no other pages', () => {
  const pages = listPagesOf({ per_page: 10, total: null, data: [1, 2], starts: undefined });
  expect(pages.total).toBe(2);
  expect(pages.within({ start: 0, end: 2 })).toEqual([]);
});

test('LIST-5 rows that are not loaded have their place', () => {
  const pages = listPagesOf({ per_page: 2, total: 7, data: [1, 2], starts: ['a', 'b', 'c'] });
  const rows = rowsOf(
    pages,
    [1, 2],
    [
      { page: 2, rows: [5, 6] },
      { page: 3, rows: [7, 8] },
      { page: 1, rows: undefined },
    ],
  );
  expect([...rows]).toEqual([1, 2, undefined, undefined, 5, 6, 7]);
});
