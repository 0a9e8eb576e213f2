import type { PlaybackState, PlayerEvent, PlayerReport, QueueResponse } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { fakeContext, fakeTrack, fakeTracks } from '../playback/fakes.ts';
import { disposePlayers, ids, running, settle } from '../playback/testPlayer.ts';
import { createRemote } from './createRemote.ts';

disposePlayers();

const other = { id: 'other-other-other', name: 'Firefox, Linux' };
const mine = { id: 'mine-mine-mine-mine', name: 'Chrome, Windows' };

const playing = (change: Partial<PlaybackState> = {}): PlaybackState => ({
  revision: 5,
  queue_revision: 1,
  device: other,
  track: fakeTrack(2),
  position: 30_000,
  is_playing: true,
  at: '2026-05-01T10:00:00.000Z',
  now: '2026-05-01T10:00:04.000Z',
  ...change,
});

async function setUp() {
  const all = await running();
  const reports: PlayerReport[] = [];
  const sent: unknown[] = [];
  let listener: { onEvent: (event: PlayerEvent) => void; onOpen(): void; onError(): void } | null = null;
  let state: PlaybackState | null = null;
  let reads = 0;
  let rightsFollowed = 0;
  let revision = 5;
  let isRefused = false;
  const remote = createRemote({
    player: all.player,
    device: mine,
    clock: all.clock,
    calls: {
      readPlayback() {
        reads += 1;
        return Promise.resolve(state);
      },
      readQueue: (): Promise<QueueResponse> =>
        Promise.resolve({
          playback: playing(),
          queue: {
            context: { type: 'album', id: 1, name: 'Album', href: '/album/1/a/b' },
            entries: [1, 2, 3].map((id) => ({ key: String(id), track_id: id, origin: 'context' as const })),
            current: '2',
            next_up: [],
            upcoming: ['3'],
            history: ['1'],
            order: ['1', '2', '3'],
            anchor: '2',
            serial: 4,
            taken: null,
            repeat: 'all',
            is_shuffled: false,
          },
          tracks: fakeTracks(3),
        }),
      report(report) {
        reports.push(report);
        if (isRefused) return Promise.reject(new Error('not_active'));
        revision += 1;
        return Promise.resolve({ revision });
      },
      send(command) {
        sent.push(command);
        return Promise.resolve();
      },
      openEvents(given) {
        listener = given;
        return () => {};
      },
      followRights() {
        rightsFollowed += 1;
      },
      isNotActive: (error) => error instanceof Error && error.message === 'not_active',
    },
  });
  return {
    all,
    remote,
    reports,
    sent,
    reads: () => reads,
    rightsFollowed: () => rightsFollowed,
    emit: (event: PlayerEvent) => listener!.onEvent(event),
    listener: () => listener!,
    setState: (next: PlaybackState) => (state = next),
    refuse: () => (isRefused = true),
    shown: () => all.player.remote.getState().playback,
  };
}

test('HANDOFF-2 what plays here is reported, with its queue once', async () => {
  const { all, reports } = await setUp();
  all.play(fakeContext, fakeTracks(3));
  await settle();
  expect(reports[0]).toMatchObject({ device: mine, take: true, is_playing: true });
  expect(reports.find(({ queue }) => queue)?.queue).toMatchObject({ current: '1', upcoming: ['2', '3'] });
  const before = reports.length;
  all.pause();
  await settle();
  expect(reports.slice(before)).toMatchObject([{ take: false, is_playing: false, track_id: 1 }]);
  expect(reports.at(-1)).not.toHaveProperty('queue');
});

test('HANDOFF-2 another device that takes over pauses this one, which shows what plays there', async () => {
  const { all, emit, shown } = await setUp();
  all.play(fakeContext, fakeTracks(3));
  await settle();
  all.clock.advance(60_000);
  await settle();
  emit({ type: 'state', playback: playing({ revision: 99 }) });
  expect(all.state().status).toBe('paused');
  expect(shown()).toMatchObject({ device: 'Firefox, Linux', isPlaying: true, track: { id: 2 } });
  expect(shown()!.at).toBe(all.clock.now() - 4000);
});

test('HANDOFF-2 a state that is older than the own report is ignored', async () => {
  const { all, emit, shown } = await setUp();
  all.play(fakeContext, fakeTracks(3));
  await settle();
  emit({ type: 'state', playback: playing({ revision: 2 }) });
  expect(all.state().status).toBe('playing');
  expect(shown()).toBe(null);
});

test('BILLING-12 the page follows changed rights, and what plays goes on', async () => {
  const { all, emit, rightsFollowed } = await setUp();
  all.play(fakeContext, fakeTracks(3));
  await settle();
  emit({ type: 'rights' });
  expect(rightsFollowed()).toBe(1);
  expect(all.state().status).toBe('playing');
});

test('HANDOFF-3 commands are for the device that plays only', async () => {
  const { all, emit } = await setUp();
  all.play(fakeContext, fakeTracks(3));
  await settle();
  emit({ type: 'command', command: { kind: 'next', value: null } });
  await settle();
  expect(all.current()).toBe(2);
  emit({ type: 'state', playback: playing({ revision: 99 }) });
  emit({ type: 'command', command: { kind: 'next', value: null } });
  await settle();
  expect(all.current()).toBe(2);
});

test('HANDOFF-4 continue here plays the queue of the other device from its position', async () => {
  const { all, emit, reports } = await setUp();
  emit({ type: 'state', playback: playing() });
  await all.player.remote.getState().commands!.continueHere();
  await settle();
  expect(all.current()).toBe(2);
  expect(ids(all.state().history)).toEqual([1]);
  expect(all.state()).toMatchObject({ status: 'playing', repeat: 'all' });
  expect(all.position()).toBe(34_000);
  expect(reports.some(({ take }) => take)).toBe(true);
});

test('HANDOFF-3 without a connection the state is read every 15 s, until it is back', async () => {
  const { all, listener, reads, setState, shown } = await setUp();
  setState(playing());
  listener().onError();
  all.clock.advance(15_000);
  await settle();
  expect(reads()).toBe(1);
  expect(shown()).not.toBe(null);
  all.clock.advance(15_000);
  await settle();
  expect(reads()).toBe(2);
  listener().onOpen();
  all.clock.advance(30_000);
  await settle();
  expect(reads()).toBe(2);
});

test('HANDOFF-6 a page that is left reports that nothing plays there', async () => {
  const { all, remote, reports } = await setUp();
  remote.leave();
  expect(reports).toEqual([]);
  all.play(fakeContext, fakeTracks(3));
  await settle();
  remote.leave();
  await settle();
  expect(reports.at(-1)).toMatchObject({ take: false, is_playing: false, track_id: 1 });
});

test('HANDOFF-6 the state is read again when the playing device has not reported for 45 s', async () => {
  const { all, emit, reads, setState, shown } = await setUp();
  emit({ type: 'state', playback: playing() });
  all.clock.advance(30_000);
  await settle();
  expect(reads()).toBe(0);
  emit({ type: 'state', playback: playing({ revision: 6 }) });
  all.clock.advance(40_000);
  await settle();
  expect(reads()).toBe(0);
  setState(playing({ revision: 6, is_playing: false }));
  all.clock.advance(5000);
  await settle();
  expect(reads()).toBe(1);
  expect(shown()).toMatchObject({ isPlaying: false });
  all.clock.advance(120_000);
  await settle();
  expect(reads()).toBe(1);
});

test('HANDOFF-1 a track that is gone is left out, and the next one plays', async () => {
  const { fromSnapshot } = await import('./queueSnapshot.ts');
  const entries = [1, 2].map((id) => ({ key: String(id), track_id: id, origin: 'context' as const }));
  const left = fromSnapshot(
    {
      playback: playing(),
      queue: {
        context: null,
        entries,
        current: '1',
        next_up: [],
        upcoming: ['2'],
        history: [],
        order: ['1', '2'],
        anchor: '1',
        serial: 3,
        taken: null,
        repeat: 'off',
        is_shuffled: false,
      },
      tracks: [fakeTrack(2)],
    },
    1,
    0,
  );
  expect(left).toMatchObject({ queue: { current: { track: { id: 2 } }, upcoming: [] }, position: 0 });
});
