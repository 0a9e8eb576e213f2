import { expect, test } from 'vitest';
import { readInsightInput } from './insightInput.ts';

test.each([
  ['', {}],
  ['range=month', {}],
  ['range=year', { range: 'year' }],
  ['range=decade', {}],
  ['from=2026-01-01&to=2026-02-01', { from: '2026-01-01', to: '2026-02-01' }],
  ['from=2026-03-01&to=2026-02-01', {}],
  ['from=yesterday&to=2026-02-01&range=week', { range: 'week' }],
])('INSIGHT-2 the address ?%s has the period %j', (search, input) => {
  expect(readInsightInput(new URLSearchParams(search))).toEqual(input);
});
