import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { request } from './request.ts';
import { testQueryClient } from './testHttp.ts';

const Answer = v.object({ album: v.object({ name: v.string() }) });

afterEach(() => {
  vi.restoreAllMocks();
});

test('an answer passes its schema, which leaves out what it does not know', async () => {
  const { client } = testQueryClient([{ album: { name: 'Tide', secret: 1 } }]);
  expect(await request(client, Answer, 'albums/1')).toEqual({ album: { name: 'Tide' } });
});

test('an answer that breaks the contract is an error that names the place, and is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { client } = testQueryClient([{ album: { name: 5 } }]);
  await expect(request(client, Answer, 'albums/1')).rejects.toMatchObject({
    name: 'ApiError',
    code: 'invalid_answer',
    message: expect.stringContaining('albums/1 is not what was agreed: album.name') as string,
  });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('GET albums/1'));
});

test('an answer that is no JSON at all is an error too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { client } = testQueryClient([new Response('<p>Sign in to this network</p>')]);
  await expect(request(client, Answer, 'albums/1')).rejects.toMatchObject({ code: 'invalid_answer' });
});

test('a query client from elsewhere is refused with the cure', async () => {
  await expect(request(new QueryClient(), Answer, 'albums/1')).rejects.toThrow('createQueryClient');
});
