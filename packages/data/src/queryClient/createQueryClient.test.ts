import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { albumQuery } from '../albums/queries.ts';
import { sampleAlbum } from '../albums/samples.ts';
import { testQueryClient } from '../http/testHttp.ts';
import { dehydrateQueries, hydrateQueries } from './createQueryClient.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = { album: sampleAlbum };
const status = (code: number) => new Response(null, { status: code });

describe('in a browser', () => {
  test('QUERY-1 data is fresh for 30 s', async () => {
    const { client, sent } = testQueryClient([answer], false);
    await client.query(albumQuery(11));
    await vi.advanceTimersByTimeAsync(29_999);
    await client.query(albumQuery(11));
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await client.query(albumQuery(11));
    expect(sent).toHaveLength(2);
  });

  test('QUERY-2 unused data is removed after 5 minutes', async () => {
    const { client } = testQueryClient([answer], false);
    await client.query(albumQuery(11));
    await vi.advanceTimersByTimeAsync(299_999);
    expect(client.getQueryData(albumQuery(11).queryKey)).toEqual(sampleAlbum);
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(albumQuery(11).queryKey)).toBeUndefined();
  });

  test.each([401, 403, 404])('QUERY-3 a %i is not retried', async (code) => {
    const { client, sent } = testQueryClient([status(code)], false);
    await expect(client.query(albumQuery(11))).rejects.toMatchObject({ status: code });
    expect(sent).toHaveLength(1);
  });

  test('QUERY-4 other failures are retried twice, after 1 s and 2 s', async () => {
    const { client, sent } = testQueryClient([status(500)], false);
    const failed = expect(client.query(albumQuery(11))).rejects.toMatchObject({ status: 500 });
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(3);
    await failed;
  });

  test('QUERY-4 the retry delay doubles up to 30 s', () => {
    const { client } = testQueryClient([], false);
    const { retryDelay } = client.getDefaultOptions().queries ?? {};
    if (typeof retryDelay !== 'function') throw new Error('There is no delay.');
    expect([0, 1, 2, 3, 4, 5, 6].map((failures) => retryDelay(failures, new Error('x')))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });
});

test('a server does not retry and leaves no timers', async () => {
  const { client, sent } = testQueryClient([status(500)]);
  await expect(client.query(albumQuery(11))).rejects.toMatchObject({ status: 500 });
  expect(sent).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a browser does not repeat the queries of the server', async () => {
  const server = testQueryClient([answer]);
  await server.client.query(albumQuery(11));
  const state: unknown = JSON.parse(JSON.stringify(dehydrateQueries(server.client)));

  const browser = testQueryClient([], false);
  hydrateQueries(browser.client, state);
  expect(await browser.client.query(albumQuery(11))).toEqual(sampleAlbum);
  expect(browser.sent).toHaveLength(0);
});
