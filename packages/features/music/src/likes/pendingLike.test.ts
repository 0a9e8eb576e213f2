import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropPendingLike, keepPendingLike, type PendingLike, takePendingLike } from './pendingLike.ts';

const items = new Map<string, string>();
const key = 'segno.pendingLike';
const like: PendingLike = { kind: 'artists', id: 4, name: 'Mira Solheim', path: '/artist/4/mira-solheim' };

beforeEach(() => {
  vi.useFakeTimers();
  items.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('AUTH-15 the latest like of a guest is taken once', () => {
  keepPendingLike({ ...like, id: 9 });
  keepPendingLike(like);
  expect(takePendingLike()).toEqual(like);
  expect(takePendingLike()).toBeNull();
});

test('AUTH-15 a like waits on its page and those of the sign-in, and is dropped with another page', () => {
  keepPendingLike(like);
  for (const path of [
    like.path,
    '/login',
    '/register',
    '/forgot-password',
    '/password/reset/abc',
    '/workspace/join/abc',
  ])
    dropPendingLike(path);
  expect(items.size).toBe(1);
  dropPendingLike('/loginless');
  expect(takePendingLike()).toBeNull();
});

test('AUTH-15 a like is dropped after 15 minutes', () => {
  keepPendingLike(like);
  vi.advanceTimersByTime(15 * 60_000 - 1);
  expect(takePendingLike()).toEqual(like);
  keepPendingLike(like);
  vi.advanceTimersByTime(15 * 60_000);
  expect(takePendingLike()).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['no object', '"artists"'],
  ['another kind', JSON.stringify({ ...like, kind: 'roles', keptAt: 0 })],
  ['no id', JSON.stringify({ ...like, id: '4/../../me', keptAt: 0 })],
  ['no time', JSON.stringify(like)],
  ['a time to come', JSON.stringify({ ...like, keptAt: 8.64e15 })],
])('AUTH-15 a stored value with %s is dropped', (_, stored) => {
  vi.setSystemTime(1000);
  items.set(key, stored);
  expect(takePendingLike()).toBeNull();
  expect(items.size).toBe(0);
});

test('AUTH-15 a browser without a storage has no like', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepPendingLike(like);
  dropPendingLike('/');
  expect(takePendingLike()).toBeNull();
});
