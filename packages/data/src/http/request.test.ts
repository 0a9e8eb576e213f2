import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { request } from './request.ts';
import { testQueryClient } from './testHttp.ts';

const Answer = v.object({ album: v.object({ name: v.string() }) });

afterEach(() => {
  vi.restoreAllMocks();
});

test('a response is parsed by its schema, which removes unknown properties', async () => {
  const { client } = testQueryClient([{ album: { name: 'Tide', secret: 1 } }]);
  expect(await request(client, Answer, 'albums/1')).toEqual({ album: { name: 'Tide' } });
});

test('a response that violates the contract is logged and rejected with the path of the invalid property', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { client } = testQueryClient([{ album: { name: 5 } }]);
  await expect(request(client, Answer, 'albums/1')).rejects.toMatchObject({
    name: 'ApiError',
    code: 'invalid_response',
    message: expect.stringContaining('albums/1 does not match its schema: album.name') as string,
  });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('GET albums/1'));
});

test('a response that is not JSON is an error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { client } = testQueryClient([new Response('<p>Sign in to this network</p>')]);
  await expect(request(client, Answer, 'albums/1')).rejects.toMatchObject({ code: 'invalid_response' });
});

test('a query client without an HTTP client throws an error that names the remedy', async () => {
  await expect(request(new QueryClient(), Answer, 'albums/1')).rejects.toThrow('createQueryClient');
});
