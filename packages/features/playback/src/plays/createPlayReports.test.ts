import type { PlayReport } from '@segno/data/contract';
import { sampleTracks } from '@segno/data/samples';
import { beforeEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import {
  initialProgress,
  initialState,
  type PlayerProgress,
  type PlayerState,
} from '../playback/PlayerState.ts';
import { createPlayReports } from './createPlayReports.ts';

const [track, other] = sampleTracks;
if (!track || !other) throw new Error('There are no samples of tracks.');
const entry = (key: string, of = track) => ({
  key,
  track: { ...of, duration: 180_000 },
  origin: 'context' as const,
});

let now: number;
let stored: Map<string, string>;
let sent: PlayReport[];
let isOnline: boolean;
let keys: number;
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
} as unknown as Storage;

const open = () => {
  const state = createStore<PlayerState>(() => ({ ...initialState, status: 'playing', current: null }));
  const progress = createStore<PlayerProgress>(() => initialProgress);
  const reports = createPlayReports({
    state,
    progress,
    storage,
    clock: { now: () => now },
    createKey: () => `key-${(keys += 1)}`,
    send: async (plays) => {
      if (!isOnline) throw new Error('offline');
      sent.push(...plays);
    },
  });
  const listen = (milliseconds: number) => {
    for (let heard = 0; heard < milliseconds; heard += 1000) {
      now += 1000;
      const position = progress.getState().position + 1000;
      progress.setState({ position, duration: 180_000, buffered: 180_000 });
    }
  };
  return { state, listen, reports };
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  now = 1_800_000_000_000;
  stored = new Map();
  sent = [];
  isOnline = true;
  keys = 0;
});

test('PLAY-8 a listening is reported when the next track starts, with what was heard and its page', async () => {
  const { state, listen } = open();
  state.setState({
    current: entry('a'),
    context: { type: 'album', id: 11, name: 'Slow Tide', href: '/album/11' },
  });
  listen(45_000);
  state.setState({ current: entry('b', other) });
  await settle();
  expect(sent).toEqual([
    {
      key: 'key-1',
      track_id: track.id,
      heard: 45_000,
      played_at: new Date(now).toISOString(),
      source: { type: 'album', id: 11 },
    },
  ]);
});

test('PLAY-8 less than a play is not reported, and a seek is not heard', async () => {
  const { state, listen, reports } = open();
  state.setState({ current: entry('a') });
  listen(20_000);
  state.setState({ current: entry('b', other) });
  listen(2000);
  reports.flush();
  await settle();
  expect(sent).toEqual([]);
});

test('PLAYER-24 the time in which the computer slept is not heard', async () => {
  const { state, listen, reports } = open();
  state.setState({ current: entry('a') });
  listen(31_000);
  now += 8 * 3_600_000;
  listen(2000);
  reports.flush();
  await settle();
  expect(sent).toMatchObject([{ heard: 33_000, played_at: new Date(now).toISOString() }]);
});

test('PLAY-8 a report that could not be sent is kept, and sent on the next visit by the same person', async () => {
  isOnline = false;
  const first = open();
  first.state.setState({ current: entry('a'), viewer: 7 });
  first.listen(31_000);
  first.reports.flush();
  await settle();
  expect(sent).toEqual([]);
  isOnline = true;
  const second = open();
  await settle();
  expect(sent).toEqual([]);
  second.state.setState({ viewer: 7 });
  second.reports.retry();
  await settle();
  expect(sent.map(({ track_id }) => track_id)).toEqual([track.id]);
  expect(stored.size).toBe(0);
});

test('PLAY-8 a report older than a day is dropped', async () => {
  isOnline = false;
  const { state, listen, reports } = open();
  state.setState({ current: entry('a') });
  listen(31_000);
  reports.flush();
  await settle();
  isOnline = true;
  now += 25 * 3_600_000;
  reports.retry();
  await settle();
  expect(sent).toEqual([]);
});
