import { createHttpClient, createQueryClient } from '@segno/data';
import { afterEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import {
  initialProgress,
  initialState,
  type PlayerProgress,
  type PlayerState,
} from '../playback/PlayerState.ts';
import { keptPlays } from './keptPlays.ts';
import { sendKeptPlays } from './sendKeptPlays.ts';

afterEach(() => localStorage.clear());

test('OFFLINE-5 plays of an earlier visit are sent although nothing is played in this one', async () => {
  const sent: unknown[] = [];
  const client = createQueryClient({
    http: createHttpClient({
      baseUrl: 'https://segno.example',
      fetch: (_input, init) => {
        sent.push(JSON.parse(init?.body as string));
        return Promise.resolve(Response.json({ counted: 1 }));
      },
    }),
  });
  const player = {
    state: createStore<PlayerState>(() => ({ ...initialState, viewer: 7 })),
    progress: createStore<PlayerProgress>(() => initialProgress),
  };
  await sendKeptPlays(player, client);
  expect(sent).toEqual([]);
  const play = { key: 'a', track_id: 265, heard: 35_000, played_at: new Date().toISOString(), source: null };
  localStorage.setItem(keptPlays, JSON.stringify([{ ...play, viewer: 7 }]));
  await sendKeptPlays(player, client);
  await expect.poll(() => sent).toEqual([{ plays: [play] }]);
  await expect.poll(() => localStorage.getItem(keptPlays)).toBeNull();
});
