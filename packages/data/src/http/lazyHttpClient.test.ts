import { expect, test, vi } from 'vitest';
import type { HttpClient } from './HttpClient.ts';
import { lazyHttpClient } from './lazyHttpClient.ts';

test('the code is loaded once, by the first request', async () => {
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

test('a failure to load the code is a network error, and the next request tries again', async () => {
  const load = vi
    .fn<() => Promise<HttpClient>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ send: async () => 'fine' });
  const client = lazyHttpClient(load);
  await expect(client.send('one')).rejects.toMatchObject({ code: 'network_error', message: 'Network error' });
  expect(await client.send('one')).toBe('fine');
});
