import {
  albumQuery,
  artistTracksQuery,
  channelItemsQuery,
  channelQuery,
  hiddenTracksQuery,
  hidesQuery,
  labelTracksQuery,
  libraryTracksList,
  libraryTracksQuery,
  playlistTracksList,
  playlistTracksQuery,
  radioTracksQuery,
  readId,
  searchQuery,
  tagTracksQuery,
  trackQuery,
  tracksQuery,
  userLikesQuery,
  type LongListQuery,
} from '@segno/data';
import {
  isRadioSeed,
  radioMemory,
  libraryTrackTable,
  playlistTrackTable,
  readTableInput,
  type ChannelItem,
  type Page,
  type Track,
} from '@segno/data/contract';
import type { InfiniteData, QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import type { FeedTrack, PlayContext } from './PlayerState.ts';
import { drawOf } from './scattered.ts';

/** The tracks of a context, page by page. `null` marks the end; an empty page does not. */
export interface Feed {
  /** `recent` are the ids of the tracks before the page, oldest first: a radio does not repeat them. */
  next(recent?: readonly number[]): Promise<readonly (Track | FeedTrack)[] | null>;
  /** Those of these tracks that shuffle may draw: without what the person hides from it. */
  drawable?(tracks: readonly (Track | FeedTrack)[]): Promise<readonly (Track | FeedTrack)[]>;
}

/** Opens a context and skips a number of tracks. */
export type OpenFeed = (context: PlayContext, taken?: number) => Feed | null;

interface PagesQuery<T> {
  queryKey: readonly unknown[];
  queryFn?: unknown;
  getNextPageParam(page: Page<T>, ...rest: never[]): string | null | undefined;
}

/**
 * Reads the pages that are already in the query cache, and then further ones without adding them to the cached list.
 * Otherwise the screen with that list would refetch all of them. `from` is the cursor of the first page to read.
 */
async function* pagesOf<T>(
  client: QueryClient,
  options: PagesQuery<T>,
  from: string | null = null,
): AsyncGenerator<readonly T[]> {
  const data = from === null ? client.getQueryData<InfiniteData<Page<T>>>(options.queryKey) : undefined;
  const known = data?.pages ?? [];
  let last: Page<T> | null = null;
  for (const page of known) {
    last = page;
    yield page.pagination.data;
  }
  const read = options.queryFn as (
    context: QueryFunctionContext<readonly unknown[], string | null>,
  ) => Promise<Page<T>>;
  for (;;) {
    const cursor = last ? last.pagination.next_cursor : from;
    if (last && cursor === null) return;
    const page: Page<T> = await client.query({
      queryKey: ['player', ...options.queryKey, cursor],
      queryFn: (context) =>
        read({ ...context, queryKey: options.queryKey, pageParam: cursor, direction: 'forward' }),
    });
    last = page;
    yield page.pagination.data;
  }
}

/** Numbers from 0 to 1 that are the same for the same seed, so that a queue goes on after a visit as it was drawn. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Reads all pages of a long list, in a random order. */
async function* scatteredPages<T>(client: QueryClient, list: LongListQuery<T>, seed: number) {
  const first = await client.query({ ...list.first, staleTime: 'static' });
  const random = randomOf(seed);
  const cursors: (string | null)[] = [null, ...(first.starts ?? [])];
  while (cursors.length > 0) {
    const [cursor] = cursors.splice(Math.floor(random() * cursors.length), 1);
    yield cursor ? (await client.query({ ...list.page(cursor), staleTime: 'static' })).data : first.data;
  }
}

async function* mapped<T>(pages: AsyncGenerator<readonly T[]>, track: (item: T) => Track) {
  for await (const page of pages) yield page.map(track);
}

/** The tracks of a channel's items, including those of its albums. Items of other types have no tracks. */
async function* tracksOfItems(client: QueryClient, items: readonly ChannelItem[]) {
  for (const item of items) {
    if (item.type === 'track') yield [item.track];
    else if (item.type === 'album') {
      yield (await client.query({ ...albumQuery(item.album.id), staleTime: 'static' })).tracks;
    }
  }
}

async function* channelPages(client: QueryClient, id: number | string, restriction: string | null) {
  const channel = await client.query({ ...channelQuery(id, restriction), staleTime: 'static' });
  for (const section of channel.sections) yield* tracksOfItems(client, section.items.data);
  if (channel.content_type === 'channels') return;
  for await (const items of pagesOf(client, channelItemsQuery(id, restriction)))
    yield* tracksOfItems(client, items);
}

/** A track, then the rest of its album. A track without an album is followed by similar music. */
async function* fromTrack(client: QueryClient, id: number) {
  const track = await client.query({ ...trackQuery(id), staleTime: 'static' });
  yield [track];
  if (!track.album) {
    yield (
      await client.query({ ...radioTracksQuery('track', id, { played: [id] }), staleTime: 'static' })
    ).tracks.map(({ track: similar }) => similar);
    return;
  }
  const { tracks } = await client.query({ ...albumQuery(track.album.id), staleTime: 'static' });
  yield tracks.slice(tracks.findIndex((other) => other.id === id) + 1);
}

/** A stored context may come from an older version. */
function idOf(text: string | undefined): number {
  const id = readId(text);
  if (id === undefined) throw new Error(`A context names no record: ${text}.`);
  return id;
}

/** The tracks of a playlist. A sorted or filtered view has its state in the id, as in its address: `51?order=title`. */
function playlistPages(client: QueryClient, context: PlayContext) {
  const [id, search = ''] = String(context.id).split('?');
  const draw = drawOf(context);
  const { page: _page, ...input } = readTableInput(playlistTrackTable, new URLSearchParams(search));
  return draw === null
    ? pagesOf(client, playlistTracksQuery(idOf(id), input), context.from)
    : scatteredPages(client, playlistTracksList(idOf(id), input), draw);
}

/** The liked songs. A sorted or filtered view has its state in the id, as in its address: `songs?order=title`. */
function libraryPages(client: QueryClient, context: PlayContext) {
  const [, search = ''] = String(context.id).split('?');
  const draw = drawOf(context);
  const { page: _page, ...input } = readTableInput(libraryTrackTable, new URLSearchParams(search));
  return draw === null
    ? pagesOf(client, libraryTracksQuery(input), context.from)
    : scatteredPages(client, libraryTracksList(input), draw);
}

async function* tracksOf(client: QueryClient, context: PlayContext): AsyncGenerator<readonly Track[]> {
  const name = String(context.id);
  switch (context.type) {
    case 'album':
      yield (await client.query({ ...albumQuery(idOf(name)), staleTime: 'static' })).tracks;
      break;
    case 'track':
      yield* fromTrack(client, idOf(name));
      break;
    case 'artist':
      yield* pagesOf(client, artistTracksQuery(idOf(name)));
      break;
    case 'playlist':
      yield* mapped(playlistPages(client, context), ({ track }) => track);
      break;
    case 'genre':
      yield* pagesOf(client, tracksQuery({ genre: name, order: 'popular' }));
      break;
    case 'tag':
      yield* pagesOf(client, tagTracksQuery(name));
      break;
    case 'search':
      yield (await client.query({ ...searchQuery(name), staleTime: 'static' })).results.tracks;
      break;
    case 'channel':
      yield* channelPages(client, name, context.restriction ?? null);
      break;
    case 'label':
      yield* pagesOf(client, labelTracksQuery(idOf(name)));
      break;
    case 'user':
      yield* pagesOf(client, userLikesQuery(idOf(name)));
      break;
    case 'library':
      yield* mapped(libraryPages(client, context), ({ track }) => track);
      break;
    case 'radio':
    case 'queue':
      break;
  }
}

/** An endless radio. It ends only when the catalogue has nothing that was not played lately. */
function radioFeed(client: QueryClient, { id, tuning }: PlayContext): Feed | null {
  const [type, seed] = String(id).split('/');
  if (!isRadioSeed(type)) return null;
  return {
    async next(recent = []) {
      const played = recent.slice(-radioMemory);
      const { tracks } = await client.query(radioTracksQuery(type, idOf(seed), { played, ...tuning }));
      return tracks.length === 0 ? null : tracks.map(({ track, reason }) => ({ ...track, reason }));
    },
  };
}

/** Reads contexts through the query client, so that data of the current screen is not fetched again. */
export const feedsFrom =
  (client: QueryClient): OpenFeed =>
  (context, taken = 0) => {
    if (context.type === 'queue') return null;
    if (context.type === 'radio') return radioFeed(client, context);
    let pages = tracksOf(client, context);
    let skip = taken;
    let given = taken;
    return {
      async drawable(tracks) {
        const hides = client.getQueryData(hidesQuery().queryKey) ?? [];
        if (hides.length === 0 || tracks.length === 0) return tracks;
        try {
          const ids = tracks.map(({ id }) => id);
          const hidden = new Set(
            await client.query({ ...hiddenTracksQuery(ids, 'shuffle'), staleTime: 'static' }),
          );
          return tracks.filter(({ id }) => !hidden.has(id));
        } catch {
          return tracks;
        }
      },
      async next() {
        try {
          const page = await pages.next();
          if (page.done) return null;
          const fresh = page.value.slice(skip);
          skip = Math.max(0, skip - page.value.length);
          given += fresh.length;
          return fresh;
        } catch (error) {
          // A generator ends when it throws. The next attempt repeats the earlier pages from the cache.
          pages = tracksOf(client, context);
          skip = given;
          throw error;
        }
      },
    };
  };
