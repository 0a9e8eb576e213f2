import { expect, test, vi } from 'vitest';
import type { HttpClient } from './HttpClient.ts';
import { lazyHttpClient } from './lazyHttpClient.ts';

test('the code is fetched once, with the first request', async () => {
  const send = vi.fn<HttpClient['send']>(async (path) => path);
  const load = vi.fn(async () => ({ send }));
  const client = lazyHttpClient(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([client.send('one'), client.send('two', { method: 'POST' })])).toEqual([
    'one',
    'two',
  ]);
  expect(load).toHaveBeenCalledOnce();
  expect(send).toHaveBeenLastCalledWith('two', { method: 'POST' });
});

test('code that cannot be fetched is a network error, and is tried again by the next request', async () => {
  const load = vi
    .fn<() => Promise<HttpClient>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ send: async () => 'fine' });
  const client = lazyHttpClient(load);
  await expect(client.send('one')).rejects.toMatchObject({ code: 'network_error', message: 'Network error' });
  expect(await client.send('one')).toBe('fine');
});
