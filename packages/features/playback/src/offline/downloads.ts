import { imageUrl } from '@segno/data';
import type { Track } from '@segno/data/contract';
import { createStore } from 'zustand/vanilla';
import type { OpenFeed } from '../playback/openFeed.ts';
import type { PlayContext } from '../playback/PlayerState.ts';

/** A context whose tracks are stored in this browser (OFFLINE-1). */
export interface Download {
  context: PlayContext;
  tracks: readonly Track[];
  /** In bytes. */
  size: number;
  /** When it was stored or brought up to date, in ms. */
  at: number;
  /** The id of the person who stored it; null for a guest. */
  viewer: number | null;
}

interface DownloadsState {
  /** Null until they are read. */
  downloads: readonly Download[] | null;
  /** What is being stored. */
  active: { key: string; done: number; total: number } | null;
}

/** What the functions need of a browser. */
export interface DownloadParts {
  caches: Pick<CacheStorage, 'open' | 'delete' | 'has' | 'keys'>;
  fetch: (url: string) => Promise<Response>;
  now: () => number;
  openFeed: OpenFeed;
}

const cacheName = 'segno-downloads';
/** The beginning of the names of all caches, also of those of the service worker. */
const cachePrefix = 'segno-';
const indexPath = '/downloads/index.json';
/** Whose page is stored for use offline: it has their startup data. */
const shellOwnerPath = '/downloads/shell.json';
const shellPrefix = 'segno-shell-';
/** The most tracks of a download. */
const mostTracks = 500;
const coverWidth = 256;

export const downloadsStore = createStore<DownloadsState>(() => ({ downloads: null, active: null }));

/** Names a context among the downloads. */
export const downloadKey = ({ type, id }: PlayContext): string => `${type}/${id}`;

const pathOf = (url: string) => new URL(url, 'https://segno.invalid').pathname;
const filesOf = ({ tracks }: Pick<Download, 'tracks'>) => tracks.map(({ source }) => pathOf(source.url));

/** What is stored in this browser, of all people. */
async function readAll({ caches }: Pick<DownloadParts, 'caches'>): Promise<Download[]> {
  // Opening a cache would make one in the browser of everybody.
  if (!(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const found: unknown = await cache
    .match(indexPath)
    .then((stored) => stored?.json())
    .catch(() => null);
  return Array.isArray(found) ? (found as Download[]) : [];
}

const show = (all: readonly Download[], viewer: number | null) =>
  downloadsStore.setState({ downloads: all.filter((each) => each.viewer === viewer) });

/** Keeps the list, and removes the sounds that nothing in it has. */
async function keep({ caches }: Pick<DownloadParts, 'caches'>, all: readonly Download[]) {
  const cache = await caches.open(cacheName);
  await cache.put(indexPath, Response.json(all));
  const wanted = new Set(all.flatMap(filesOf));
  for (const { url } of await cache.keys()) {
    const path = pathOf(url);
    // oxlint-disable-next-line no-await-in-loop
    if (path.startsWith('/media/audio/') && !wanted.has(path)) await cache.delete(url);
  }
}

/** Reads the downloads of a person into `downloadsStore`. */
export const readDownloads = async (parts: Pick<DownloadParts, 'caches'>, viewer: number | null) =>
  show(await readAll(parts), viewer);

async function tracksOf({ openFeed }: DownloadParts, context: PlayContext): Promise<Track[]> {
  const feed = openFeed(context);
  const tracks: Track[] = [];
  while (feed && tracks.length < mostTracks) {
    // oxlint-disable-next-line no-await-in-loop
    const page = await feed.next();
    if (!page) break;
    tracks.push(...page);
  }
  return tracks.slice(0, mostTracks);
}

/** Stores a cover. Music plays without it. */
async function saveCover({ fetch }: DownloadParts, cache: Cache, url: string) {
  try {
    const response = await fetch(url);
    if (response.ok) await cache.put(pathOf(url), response);
  } catch {
    // Read again with the next change.
  }
}

/**
 * Stores the sounds of a context, or those that are new in it. Rejects when a sound cannot be read or the storage is full;
 * what was stored before stays.
 */
export async function saveDownload(parts: DownloadParts, context: PlayContext, viewer: number | null) {
  const key = downloadKey(context);
  downloadsStore.setState({ active: { key, done: 0, total: 0 } });
  try {
    const tracks = await tracksOf(parts, context);
    if (tracks.length === 0) throw new Error('There is nothing to download.');
    const cache = await parts.caches.open(cacheName);
    let size = 0;
    for (const [done, track] of tracks.entries()) {
      downloadsStore.setState({ active: { key, done, total: tracks.length } });
      const path = pathOf(track.source.url);
      // One after the other: the music that plays needs the connection too.
      // oxlint-disable-next-line no-await-in-loop
      let stored = await cache.match(path);
      if (!stored) {
        // oxlint-disable-next-line no-await-in-loop
        const response = await parts.fetch(track.source.url);
        if (!response.ok) throw new Error(`The response for a sound was ${response.status}.`);
        // oxlint-disable-next-line no-await-in-loop
        await cache.put(path, response.clone());
        stored = response;
      }
      // oxlint-disable-next-line no-await-in-loop
      size += Number(stored.headers.get('content-length') ?? 0) || (await stored.blob()).size;
      const cover = imageUrl(track.image, coverWidth);
      // oxlint-disable-next-line no-await-in-loop
      if (cover) await saveCover(parts, cache, cover);
    }
    const others = (await readAll(parts)).filter(
      (each) => downloadKey(each.context) !== key || each.viewer !== viewer,
    );
    const all = [{ context, tracks, size, at: parts.now(), viewer }, ...others];
    await keep(parts, all);
    show(all, viewer);
  } finally {
    downloadsStore.setState({ active: null });
  }
}

/** Removes a download with the sounds that no other one has. */
export async function removeDownload(
  parts: Pick<DownloadParts, 'caches'>,
  context: PlayContext,
  viewer: number | null,
) {
  const all = (await readAll(parts)).filter(
    (each) => downloadKey(each.context) !== downloadKey(context) || each.viewer !== viewer,
  );
  await keep(parts, all);
  show(all, viewer);
}

/** Stores the new tracks of the playlists among the downloads of a person (OFFLINE-4). */
export async function refreshDownloads(parts: DownloadParts, viewer: number | null) {
  const all = await readAll(parts);
  show(all, viewer);
  for (const { context, tracks, viewer: owner } of all) {
    if (context.type !== 'playlist' || owner !== viewer) continue;
    // oxlint-disable-next-line no-await-in-loop
    const now = await tracksOf(parts, context);
    const ids = (list: readonly Track[]) => list.map(({ id }) => id).join();
    // oxlint-disable-next-line no-await-in-loop
    if (now.length > 0 && ids(now) !== ids(tracks)) await saveDownload(parts, context, viewer);
  }
}

/** Remembers whose page the service worker has stored. */
export async function rememberShell({ caches }: Pick<DownloadParts, 'caches'>, viewer: number | null) {
  const cache = await caches.open(cacheName);
  await cache.put(shellOwnerPath, Response.json({ viewer }));
}

/** Removes the stored page of another person, whose session has ended. Their downloads wait for them. */
export async function leaveShell({ caches }: Pick<DownloadParts, 'caches'>, viewer: number | null) {
  const shells = (await caches.keys()).filter((name) => name.startsWith(shellPrefix));
  if (shells.length === 0) return;
  const cache = await caches.open(cacheName);
  const owner: unknown = await cache
    .match(shellOwnerPath)
    .then((stored) => stored?.json())
    .catch(() => null);
  if (typeof owner === 'object' && owner && 'viewer' in owner && owner.viewer === viewer) return;
  for (const name of shells) {
    // oxlint-disable-next-line no-await-in-loop
    await caches.delete(name);
  }
}

/** Removes everything, at a logout: also the page of the person. */
export async function clearDownloads({ caches }: Pick<DownloadParts, 'caches'>) {
  for (const name of await caches.keys()) {
    // oxlint-disable-next-line no-await-in-loop
    if (name.startsWith(cachePrefix)) await caches.delete(name);
  }
  downloadsStore.setState({ downloads: [] });
}
