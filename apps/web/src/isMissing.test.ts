import { ApiError } from '@segno/data';
import { expect, test } from 'vitest';
import { isMissing } from './isMissing.ts';

const answered = (status: number) => new ApiError({ status, message: 'Refused', code: `http_${status}` });

test('ROUTE-3 a record that the backend does not have is a missing page, and no other failure is', () => {
  expect(isMissing(answered(404))).toBe(true);
  expect([answered(500), answered(0), answered(401), new TypeError('x'), null].map(isMissing)).toEqual(
    Array(5).fill(false),
  );
});
