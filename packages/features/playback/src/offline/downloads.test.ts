import { beforeEach, expect, test } from 'vitest';
import { fakeContext, fakeTracks } from '../playback/fakes.ts';
import type { PlayContext } from '../playback/PlayerState.ts';
import {
  clearDownloads,
  type DownloadParts,
  downloadsStore,
  leaveShell,
  readDownloads,
  refreshDownloads,
  rememberShell,
  removeDownload,
  saveDownload,
} from './downloads.ts';

/** A cache storage in memory, and a server whose sounds can be counted and broken. */
function setUp() {
  const files = new Map<string, Response>();
  const requested: string[] = [];
  const pathOf = (url: string) => new URL(url, 'https://segno.example').pathname;
  const cache = {
    match: (url: string) => Promise.resolve(files.get(pathOf(url))?.clone()),
    put: (url: string, answer: Response) => Promise.resolve(void files.set(pathOf(url), answer)),
    delete: (url: string) => Promise.resolve(files.delete(pathOf(url))),
    keys: () => Promise.resolve([...files.keys()].map((path) => ({ url: `https://segno.example${path}` }))),
  } as unknown as Cache;
  const server = { count: 3, isBroken: false };
  const shells = new Set<string>();
  const parts: DownloadParts = {
    caches: {
      open: () => Promise.resolve(cache),
      has: () => Promise.resolve(files.size > 0),
      keys: () => Promise.resolve(['segno-downloads', ...shells]),
      delete(name) {
        if (name === 'segno-downloads') files.clear();
        return Promise.resolve(shells.delete(name));
      },
    },
    fetch(url) {
      requested.push(url);
      return Promise.resolve(server.isBroken ? new Response(null, { status: 503 }) : new Response('sound'));
    },
    now: () => 5000,
    openFeed() {
      let isRead = false;
      return {
        next() {
          if (isRead) return Promise.resolve(null);
          isRead = true;
          return Promise.resolve(fakeTracks(server.count));
        },
      };
    },
  };
  return { parts, files, requested, server, shells };
}
const playlist: PlayContext = { type: 'playlist', id: 4, name: 'Night', href: '/playlist/4/night' };
const shown = () => downloadsStore.getState().downloads?.map(({ context, size }) => [context.name, size]);
beforeEach(() => downloadsStore.setState({ downloads: null, active: null }));

test('OFFLINE-1 a download stores every sound once, and belongs to its person', async () => {
  const { parts, files, requested } = setUp();
  await saveDownload(parts, fakeContext, 7);
  await saveDownload(parts, playlist, 7);
  expect(requested).toEqual([1, 2, 3].map((id) => `/media/audio/${id}.mp3`));
  expect(shown()).toEqual([
    ['Night', 15],
    ['Album', 15],
  ]);
  await readDownloads(parts, 8);
  expect(shown()).toEqual([]);
  await clearDownloads(parts);
  expect(files.size).toBe(0);
});

test('OFFLINE-1 a download that fails keeps what was stored before', async () => {
  const { parts, server } = setUp();
  await saveDownload(parts, playlist, null);
  server.isBroken = true;
  server.count = 5;
  await expect(saveDownload(parts, playlist, null)).rejects.toThrow('503');
  expect(downloadsStore.getState().active).toBeNull();
  await readDownloads(parts, null);
  expect(downloadsStore.getState().downloads?.[0]?.tracks).toHaveLength(3);
});

test('OFFLINE-3 removing a download keeps the sounds that another one has', async () => {
  const { parts, files, server } = setUp();
  await saveDownload(parts, playlist, null);
  server.count = 1;
  await saveDownload(parts, fakeContext, null);
  await removeDownload(parts, playlist, null);
  expect([...files.keys()].toSorted()).toEqual(['/downloads/index.json', '/media/audio/1.mp3']);
  expect(shown()).toEqual([['Album', 5]]);
});

test('OFFLINE-4 new tracks of a downloaded playlist are stored, those of an album are not', async () => {
  const { parts, requested, server } = setUp();
  await saveDownload(parts, playlist, null);
  await saveDownload(parts, fakeContext, null);
  server.count = 4;
  await refreshDownloads(parts, null);
  expect(requested.at(-1)).toBe('/media/audio/4.mp3');
  expect(requested).toHaveLength(4);
  const lengths = downloadsStore
    .getState()
    .downloads?.map(({ context, tracks }) => [context.type, tracks.length]);
  expect(lengths).toContainEqual(['playlist', 4]);
  expect(lengths).toContainEqual(['album', 3]);
});

test('OFFLINE-6 the stored page of a person whose session has ended is removed, and their downloads wait', async () => {
  const { parts, files, shells } = setUp();
  await saveDownload(parts, playlist, 7);
  shells.add('segno-shell-1');
  await rememberShell(parts, 7);
  await leaveShell(parts, 7);
  expect([...shells]).toEqual(['segno-shell-1']);
  await leaveShell(parts, null);
  expect([...shells]).toEqual([]);
  expect(files.has('/media/audio/1.mp3')).toBe(true);
  await readDownloads(parts, 7);
  expect(shown()).toEqual([['Night', 15]]);
});

test('OFFLINE-6 a stored page of nobody knows whom is removed', async () => {
  const { parts, shells } = setUp();
  shells.add('segno-shell-1');
  await leaveShell(parts, null);
  expect([...shells]).toEqual([]);
});
