import { expect, test } from 'vitest';
import { overBudget } from './sizes.mjs';

test('a page over its budget is reported with both sizes, one at its budget is not', () => {
  const rows = [
    { title: 'Within', own: 149_999, bare: 140_000, budget: 150_000 },
    { title: 'At the limit', own: 150_000, bare: 140_000, budget: 150_000 },
    { title: 'Over', own: 10_100, budget: 10_000 },
  ];
  expect(overBudget(rows)).toEqual(['Over: 10.1 kB of 10.0 kB']);
});
