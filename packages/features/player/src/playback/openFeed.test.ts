import { createHttpClient, createQueryClient } from '@segno/data';
import { sampleGenreChannel, samplePage, sampleTracks } from '@segno/data/samples';
import { expect, test } from 'vitest';
import { channelContext } from '../cards/contexts.ts';
import { feedsFrom } from './openFeed.ts';

test('a channel that is narrowed to a genre plays the tracks of that genre alone', async () => {
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
