import { createHttpClient, createQueryClient } from '@segno/data';
import {
  sampleAlbum,
  sampleGenreChannel,
  samplePage,
  samplePlaylists,
  sampleTrack,
  sampleTracks,
  sampleRadio,
} from '@segno/data/samples';
import { expect, test } from 'vitest';
import { channelContext, libraryContext, playlistContext, trackContext } from '../contexts/contexts.ts';
import { feedsFrom, type Feed } from './openFeed.ts';
import type { PlayContext } from './PlayerState.ts';
import { scattered } from './scattered.ts';

test('a channel filtered by a genre plays only tracks of that genre', async () => {
  const items = samplePage(sampleTracks.slice(0, 3).map((track) => ({ type: 'track', track })));
  const channel = { ...sampleGenreChannel, content_type: 'tracks', sections: [], items };
  const asked: string[] = [];
  const client = createQueryClient({
    http: createHttpClient({
      baseUrl: 'https://segno.example',
      fetch: (input) => {
        const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
        asked.push(`${pathname.replace('/api/v1/', '')} ${searchParams.get('restriction')}`);
        return Promise.resolve(
          Response.json(pathname.endsWith('/items') ? { pagination: items } : { channel }),
        );
      },
    }),
  });
  const feed = feedsFrom(client)(channelContext({ name: 'Most played', slug: 'genre-tracks' }, 'jazz'));
  expect(await feed?.next()).toMatchObject([{ id: sampleTracks[0]?.id }]);
  expect(asked).toEqual(['channels/genre-tracks jazz', 'channels/genre-tracks/items jazz']);
});

/** A feed from a fake backend with responses for these paths. */
const feedOf = (answers: Record<string, unknown>, context: PlayContext, taken = 0) =>
  feedsFrom(
    createQueryClient({
      http: createHttpClient({
        baseUrl: 'https://segno.example',
        fetch: (input) => {
          const { pathname } = new URL(input instanceof Request ? input.url : input);
          const answer = answers[pathname.replace('/api/v1/', '')];
          return Promise.resolve(Response.json(answer ?? {}, { status: answer ? 200 : 404 }));
        },
      }),
    }),
  )(context, taken);

const idsOf = async (feed: Feed | null) => {
  const ids: number[] = [];
  for (let page = await feed?.next(); page; page = await feed?.next()) ids.push(...page.map(({ id }) => id));
  return ids;
};

test('a track is followed by the rest of its album', async () => {
  const [first, second, third] = sampleTracks;
  const answers = {
    [`tracks/${second!.id}`]: { track: { ...sampleTrack, ...second } },
    [`albums/${second!.album!.id}`]: { album: { ...sampleAlbum, tracks: [first, second, third] } },
  };
  expect(await idsOf(feedOf(answers, trackContext(second!)))).toEqual([second!.id, third!.id]);
  expect(await idsOf(feedOf(answers, trackContext(second!), 1))).toEqual([third!.id]);
});

test('a track without an album is followed by similar music', async () => {
  const track = { ...sampleTrack, album: null };
  const answers = {
    [`tracks/${track.id}`]: { track },
    [`radio/track/${track.id}/tracks`]: {
      ...sampleRadio,
      tracks: sampleTracks
        .slice(5, 7)
        .map((each) => ({ track: each, reason: { kind: 'popular', name: '' } })),
    },
  };
  expect(await idsOf(feedOf(answers, trackContext(track)))).toEqual([
    track.id,
    ...sampleTracks.slice(5, 7).map(({ id }) => id),
  ]);
});

/** Liked songs, or the tracks of a playlist, in pages of two, of which each cursor names the first one. */
const longList = (count: number) =>
  createHttpClient({
    baseUrl: 'https://segno.example',
    fetch: (input) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input);
      const at = Number(searchParams.get('cursor') ?? 0);
      const data = Array.from({ length: Math.min(2, count - at) }, (_, place) => ({
        id: at + place + 1,
        added_at: '2026-01-01T00:00:00.000Z',
        added_by: null,
        position: at + place + 1,
        track: { ...sampleTracks[0], id: at + place + 1 },
      }));
      const pages = Array.from({ length: Math.ceil(count / 2) - 1 }, (_, page) => String(2 * (page + 1)));
      return Promise.resolve(
        Response.json({
          pagination: {
            ...samplePage(data),
            next_cursor: at + 2 < count ? String(at + 2) : null,
            ...(searchParams.get('outline') && { total: count, starts: pages }),
          },
        }),
      );
    },
  });

test('PLAYLIST-11 a playlist plays from a row on, or is drawn from all of it', async () => {
  const idsFrom = (context: PlayContext) =>
    idsOf(feedsFrom(createQueryClient({ http: longList(40) }))(context));
  const context = playlistContext(samplePlaylists[0]!);
  expect(await idsFrom({ ...context, from: '36' })).toEqual([37, 38, 39, 40]);
  const ids = await idsFrom(scattered(context, 7));
  expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  expect(ids.slice(0, 10).some((id) => id > 20)).toBe(true);
});

test('LIBRARY-2 liked songs play from a row on, or are drawn from the whole list', async () => {
  const idsFrom = (context: PlayContext, taken = 0) =>
    idsOf(feedsFrom(createQueryClient({ http: longList(40) }))(context, taken));
  const context = libraryContext('Liked songs');
  expect(await idsFrom({ ...context, from: '36' })).toEqual([37, 38, 39, 40]);
  const ids = await idsFrom(scattered(context, 7));
  expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  expect(ids.slice(0, 10).some((id) => id > 20)).toBe(true);
  expect(await idsFrom(scattered(context, 7), 10)).toEqual(ids.slice(10));
});
