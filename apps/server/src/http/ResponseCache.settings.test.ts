import { expect, test } from 'vitest';
import { CachedResponse } from './CachedResponse.ts';
import { ResponseCache } from './ResponseCache.ts';

test('SETTING-11 shared responses have the set lifetime, and another version clears them', async () => {
  let made = 0;
  let lifetime = 60_000;
  let version = 0;
  const responses = new ResponseCache({ lifetime: () => lifetime, version: () => version, limit: 10 });
  const get = () =>
    responses.get('/', () => {
      made += 1;
      const headers = new Headers({ 'content-type': 'text/plain' });
      return Promise.resolve(
        new CachedResponse({ status: 200, headers, body: Buffer.from('x'), route: '/', quality: 4 }),
      );
    });
  await get();
  await get();
  expect(made).toBe(1);
  version = 1;
  await get();
  expect(made).toBe(2);
  lifetime = 0;
  await get();
  expect(made).toBe(3);
});
