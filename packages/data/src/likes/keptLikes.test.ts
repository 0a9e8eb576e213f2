import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpClient } from '../http/HttpClient.ts';
import { bindHttpClient } from '../http/request.ts';
import { keepLike, sendKeptLikes } from './keptLikes.ts';

const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
} as Storage;
beforeEach(() => items.clear());
afterEach(() => vi.unstubAllGlobals());

/** A client whose requests are answered by `answer`, and the requests. */
function setUp(answer: (path: string) => Response | Error) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const { pathname } = new URL(input, 'https://segno.example');
    // Changes are sent as POST with their method in a header.
    sent.push(`${new Headers(init?.headers).get('x-http-method-override') ?? init?.method} ${pathname}`);
    const answered = answer(pathname);
    return answered instanceof Error ? Promise.reject(answered) : Promise.resolve(answered);
  });
  const client = new QueryClient();
  bindHttpClient(client, createHttpClient({ baseUrl: 'https://segno.example/' }));
  return { client, sent };
}
const done = () => Response.json({});

test('OFFLINE-5 likes made without a connection are sent later, the last one of each record, by their person', async () => {
  keepLike(storage, { kind: 'tracks', id: 1, isLiked: true }, 7);
  keepLike(storage, { kind: 'albums', id: 2, isLiked: true }, 7);
  keepLike(storage, { kind: 'tracks', id: 1, isLiked: false }, 7);
  keepLike(storage, { kind: 'tracks', id: 9, isLiked: true }, 8);
  const { client, sent } = setUp(done);
  await sendKeptLikes(client, storage, 7);
  expect(sent).toEqual(['PUT /api/v1/me/likes/albums/2', 'DELETE /api/v1/me/likes/tracks/1']);
  await sendKeptLikes(client, storage, 7);
  expect(sent).toHaveLength(2);
  expect(JSON.parse(items.get('segno.likes') ?? '')).toMatchObject([{ id: 9, viewer: 8 }]);
});

test('OFFLINE-5 likes wait while the server cannot be reached, and one that is refused does not stop the others', async () => {
  keepLike(storage, { kind: 'tracks', id: 1, isLiked: true }, 7);
  keepLike(storage, { kind: 'tracks', id: 2, isLiked: true }, 7);
  await sendKeptLikes(setUp(() => new TypeError('no network')).client, storage, 7);
  expect(items.has('segno.likes')).toBe(true);
  const { client, sent } = setUp((path) =>
    path.endsWith('/1') ? Response.json({ message: 'Not found' }, { status: 404 }) : done(),
  );
  await sendKeptLikes(client, storage, 7);
  expect(sent).toHaveLength(2);
  expect(items.has('segno.likes')).toBe(false);
});
