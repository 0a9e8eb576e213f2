import { expect, test } from 'vitest';
import { pageList } from './pageList.ts';

const shown = (page: number, count: number, siblings?: number) =>
  pageList(page, count, siblings)
    .map((entry) => (entry === 'gap' ? '…' : entry))
    .join(' ');

test('few pages are all shown', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(3, 7)).toBe('1 2 3 4 5 6 7');
  expect(shown(1, 0)).toBe('');
});

test('many pages are shown around the current one', () => {
  expect(shown(1, 20)).toBe('1 2 3 4 5 … 20');
  expect(shown(4, 20)).toBe('1 2 3 4 5 … 20');
  expect(shown(5, 20)).toBe('1 … 4 5 6 … 20');
  expect(shown(16, 20)).toBe('1 … 15 16 17 … 20');
  expect(shown(17, 20)).toBe('1 … 16 17 18 19 20');
  expect(shown(20, 20)).toBe('1 … 16 17 18 19 20');
});

test('a gap never replaces a single page, and the list has a constant length', () => {
  for (const siblings of [0, 1, 2]) {
    for (let page = 1; page <= 30; page += 1) {
      const list = pageList(page, 30, siblings);
      expect(list).toHaveLength(2 * siblings + 5);
      expect(list).toContain(page);
      list.forEach((entry, index) => {
        if (entry === 'gap') expect(Number(list[index + 1]) - Number(list[index - 1])).toBeGreaterThan(2);
      });
    }
  }
});
