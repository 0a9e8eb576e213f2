import { expect, test } from 'vitest';
import { tryAddress } from './tryRequest.ts';

test('API-3 values fill the path and the query, and cannot leave their place', () => {
  const values = {
    id: { value: '1/../../me', isInPath: true },
    order: { value: 'name', isInPath: false },
    query: { value: '', isInPath: false },
  };
  expect(tryAddress({ path: '/api/v1/albums/{id}', values })).toBe(
    '/api/v1/albums/1%2F..%2F..%2Fme?order=name',
  );
});
