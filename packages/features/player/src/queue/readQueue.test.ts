import { playlistLimits, tagTracksQuery, type Track } from '@segno/data';
import { sampleTracks } from '@segno/data/samples';
import type { Player, PlayContext } from '@segno/playback';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { readQueue } from './readQueue.ts';

const [model] = sampleTracks as [Track];
const track = (id: number): Track => ({ ...model, id });
const tag: PlayContext = { type: 'tag', id: 'calm', name: 'calm', href: '/tag/calm' };
const entry = (id: number) => ({ key: String(id), track: track(id), origin: 'context' });

/** A queue with the tracks 1 to 3 of a tag that has `count`, of which the player has read `taken`. */
function open(count: number, taken: number | null, context = tag) {
  const client = new QueryClient();
  const data = Array.from({ length: count }, (_, index) => track(index + 1));
  client.setQueryData<unknown>(tagTracksQuery('calm').queryKey, {
    pages: [{ pagination: { data, next_cursor: null } }],
    pageParams: [null],
  });
  const state = createStore(() => ({ current: entry(1), nextUp: [entry(2)], upcoming: [entry(3)], context }));
  const player = { state, snapshot: () => ({ taken }) } as unknown as Player;
  return readQueue(client, player);
}

test('QUEUE-16 a queue is read with the rest of its context', async () => {
  expect(await open(6, 3)).toEqual({ trackIds: [1, 2, 3, 4, 5, 6], isCut: false });
});

test('QUEUE-16 of a context that was read to its end, or that is an endless radio, only the queue is read', async () => {
  expect(await open(6, null)).toEqual({ trackIds: [1, 2, 3], isCut: false });
  const radio: PlayContext = { ...tag, type: 'radio', id: 'track/1' };
  expect(await open(6, 3, radio)).toEqual({ trackIds: [1, 2, 3], isCut: false });
});

test('QUEUE-16 of a queue that is longer than a playlist, the first tracks are read', async () => {
  const { trackIds, isCut } = await open(playlistLimits.tracks + 1, 3);
  expect([trackIds.length, trackIds.at(-1), isCut]).toEqual([
    playlistLimits.tracks,
    playlistLimits.tracks,
    true,
  ]);
  expect(await open(playlistLimits.tracks, 3)).toMatchObject({ isCut: false });
});
