import type { Track } from '@segno/data/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlayer, type Player } from './createPlayer.ts';
import {
  createFakeClock,
  createFakeStorage,
  fakeContext,
  FakeMediaElement,
  fakeTrack,
  fakeTracks,
} from './fakes.ts';
import type { OpenFeed } from './openFeed.ts';
import { startRuntime } from './runtime.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const ids = (entries: readonly { track: Track }[]) => entries.map(({ track }) => track.id);

/** A context with a number of tracks in pages. */
const pagesOf =
  (total: number, perPage: number): OpenFeed =>
  (_, taken = 0) => {
    let given = taken;
    return {
      next() {
        if (given >= total) return Promise.resolve(null);
        const page = fakeTracks(total).slice(given, given + perPage);
        given += page.length;
        return Promise.resolve(page);
      },
    };
  };

/** A context with five tracks, or with those that are known when it starts to play. */
const five: OpenFeed = (context, taken = 0) => pagesOf(taken > 0 ? taken : 5, 50)(context, taken);

interface Setup {
  /** Music similar to the last track of a queue. */
  radio?: readonly Track[];
  behaviour?: FakeMediaElement['behaviour'];
  openFeed?: OpenFeed;
  storage?: Storage;
  volume?: number;
  preloadsNext?: boolean;
}

const players: Player[] = [];
afterEach(() => {
  for (const player of players.splice(0)) player.dispose();
  vi.unstubAllGlobals();
});
beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

function setUp({
  behaviour,
  openFeed = five,
  radio,
  storage = createFakeStorage(),
  volume,
  preloadsNext,
}: Setup = {}) {
  const clock = createFakeClock();
  const media: FakeMediaElement[] = [];
  let start = () => {};
  const gate = new Promise<void>((resolve) => (start = resolve));
  const player = createPlayer({
    load: async () => {
      await gate;
      const open: OpenFeed = (context, taken) => {
        if (context.type !== 'radio') return openFeed(context, taken);
        return radio ? { next: () => Promise.resolve(radio) } : null;
      };
      return (options) =>
        startRuntime({ ...options, openFeed: open, clock, preloadsNext, random: () => 0.3 });
    },
    storage: () => storage,
    volume,
    createMedia: () => {
      const element = new FakeMediaElement(behaviour);
      media.push(element);
      return element;
    },
  });
  players.push(player);
  return {
    clock,
    media,
    player,
    storage,
    start,
    ...player.commands,
    state: () => player.state.getState(),
    position: () => player.progress.getState().position,
    current: () => player.state.getState().current?.track.id,
    /** The media element that plays. */
    sounding: () => media.find((element) => !element.paused) ?? media.find((element) => element.src !== '')!,
  };
}

async function running(setup: Setup = {}) {
  const all = setUp(setup);
  all.player.preload();
  all.start();
  await settle();
  return all;
}

/** Plays the current track to its end. */
async function endTrack({ sounding }: { sounding: () => FakeMediaElement }) {
  sounding().tick(999);
  await settle();
}

describe('the site’s settings', () => {
  test('without a saved volume the site’s setting applies; a saved volume takes precedence', async () => {
    const all = await running({ volume: 0.8 });
    all.play(fakeContext, fakeTracks(3));
    expect(all.state().volume).toBe(0.8);
    expect(all.sounding().volume).toBeCloseTo(0.64);
    all.setVolume(0.3);
    all.clock.advance(2000);
    all.player.dispose();
    const again = await running({ volume: 0.8, storage: all.storage });
    expect(again.state().volume).toBe(0.3);
  });

  test('the next track is preloaded unless the site’s settings disable it', async () => {
    const fetched = async (preloadsNext?: boolean) => {
      const all = await running({ preloadsNext });
      all.play(fakeContext, fakeTracks(3));
      await settle();
      all.sounding().tick(160);
      return all.media.filter(({ src }) => src !== '').length;
    };
    expect(await fetched()).toBe(2);
    expect(await fetched(false)).toBe(1);
  });
});

describe('commands before the runtime is loaded', () => {
  test('commands called while the runtime loads run in order afterwards', async () => {
    const all = setUp();
    all.play(fakeContext, fakeTracks(3));
    all.next();
    all.setVolume(0.5);
    expect(all.state().pending).toEqual(fakeContext);
    all.start();
    await settle();
    expect(all.current()).toBe(2);
    expect(all.state()).toMatchObject({ pending: null, status: 'playing', volume: 0.5 });
  });

  test('the first command unlocks both elements synchronously', () => {
    const all = setUp();
    all.play(fakeContext, fakeTracks(3));
    expect(all.media.map(({ unlocks }) => unlocks)).toEqual([1, 1]);
  });

  test('a failure to load the runtime shows a notice, and the next command retries', async () => {
    let attempts = 0;
    const player = createPlayer({
      load: () => {
        attempts += 1;
        return Promise.reject(new Error('offline'));
      },
      storage: () => null,
      createMedia: () => new FakeMediaElement(),
    });
    player.preload();
    await settle();
    expect(player.state.getState().notice).toBeNull();
    player.commands.play(fakeContext);
    await settle();
    expect(attempts).toBe(2);
    expect(player.state.getState()).toMatchObject({
      pending: null,
      notice: { type: 'unavailable', name: 'Album' },
    });
  });
});

describe('playing', () => {
  test('a context is pending while it is fetched, then starts at the chosen track', async () => {
    const all = await running();
    all.play(fakeContext, undefined, 2);
    expect(all.state().pending).toEqual(fakeContext);
    await settle();
    expect(all.current()).toBe(3);
    expect(all.state()).toMatchObject({ pending: null, status: 'playing', context: fakeContext });
  });

  test('the latest request wins over a slower earlier one', async () => {
    let release = () => {};
    const all = await running({
      openFeed: (context, taken) => ({
        async next() {
          if (context.id === 1) await new Promise<void>((resolve) => (release = resolve));
          return pagesOf(5, 5)(context, taken)!.next();
        },
      }),
    });
    all.play(fakeContext);
    all.play({ ...fakeContext, id: 2 }, [fakeTrack(77)]);
    await settle();
    release();
    await settle();
    expect(all.current()).toBe(77);
  });

  test('an empty or failed context shows a notice, and playback continues', async () => {
    const all = await running({ openFeed: pagesOf(0, 1) });
    all.play(fakeContext, fakeTracks(2));
    await settle();
    all.play({ ...fakeContext, id: 2, name: 'Nothing' });
    await settle();
    expect(all.state()).toMatchObject({ notice: { type: 'empty', name: 'Nothing' }, status: 'playing' });
    expect(all.current()).toBe(1);
    const failing = await running({ openFeed: () => ({ next: () => Promise.reject(new Error('500')) }) });
    failing.play(fakeContext);
    await settle();
    expect(failing.state()).toMatchObject({ pending: null, notice: { type: 'unavailable', name: 'Album' } });
  });

  test('tracks play in order to the end, and play then starts again at the first', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(2));
    await settle();
    await endTrack(all);
    expect(all.current()).toBe(2);
    expect(all.state().status).toBe('playing');
    await endTrack(all);
    expect(all.state().status).toBe('ended');
    all.toggle();
    await settle();
    expect(all.current()).toBe(1);
    expect(all.state().status).toBe('playing');
  });

  test('the next track is preloaded on the second deck before the first ends', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(3));
    await settle();
    expect(all.media.map(({ src }) => src)).toEqual(['/media/audio/1.mp3', '']);
    all.sounding().tick(160);
    expect(all.media[1]!.src).toBe('/media/audio/2.mp3');
    all.playNext([fakeTrack(9)]);
    all.sounding().tick(1);
    expect(all.media[1]!.src).toBe('/media/audio/9.mp3');
  });

  test('repeat one plays the same sound again', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(2));
    all.setRepeat('one');
    await settle();
    await endTrack(all);
    expect(all.current()).toBe(1);
    expect(all.position()).toBe(0);
    expect(all.state().status).toBe('playing');
  });

  test('previous restarts a track after its first 3 s, and within them plays the previous one', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(3), 1);
    await settle();
    all.sounding().tick(3.5);
    all.previous();
    expect(all.current()).toBe(2);
    expect(all.position()).toBe(0);
    all.previous();
    expect(all.current()).toBe(1);
  });

  test('toggle pauses and resumes, and a rejected play is a pause without a notice', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(1));
    await settle();
    all.toggle();
    expect(all.state().status).toBe('paused');
    all.toggle();
    await settle();
    expect(all.state().status).toBe('playing');
    all.pause();
    const refused = await running({ behaviour: () => 'blocked' });
    refused.play(fakeContext, fakeTracks(1));
    await settle();
    expect(refused.state()).toMatchObject({ status: 'paused', notice: null });
  });

  test('removing the current track plays the next one, and removing the last leaves the player idle', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(2));
    await settle();
    all.remove(all.state().current!.key);
    await settle();
    expect(all.current()).toBe(2);
    all.remove(all.state().current!.key);
    expect(all.state()).toMatchObject({ status: 'idle', current: null });
  });
});

describe('failures', () => {
  test('a failed track is skipped with a notice', async () => {
    const all = await running({ behaviour: (url) => (url.endsWith('/1.mp3') ? 'broken' : 180) });
    all.play(fakeContext, fakeTracks(3));
    await settle();
    expect(all.state().notice).toMatchObject({ type: 'skipped', track: { id: 1 } });
    all.clock.advance(0);
    await settle();
    expect(all.current()).toBe(2);
    expect(all.state().status).toBe('playing');
  });

  test.each(['off', 'one', 'all'] as const)(
    'playback stops when all tracks fail, with repeat %s',
    async (repeat) => {
      const all = await running({ behaviour: () => 'broken' });
      const notices = new Set();
      all.player.state.subscribe(({ notice }) => notices.add(notice?.type));
      all.setRepeat(repeat);
      all.play(fakeContext, fakeTracks(4));
      for (let turn = 0; turn < 30; turn += 1) {
        await settle();
        all.clock.advance(1000);
      }
      expect(all.media.reduce((sum, { plays }) => sum + plays, 0)).toBe(4);
      expect(all.state()).toMatchObject({ status: 'error', notice: { type: 'unplayable' } });
      expect([...notices]).toEqual([undefined, 'skipped', 'unplayable']);
    },
  );

  test('playback stops after ten consecutive failures', async () => {
    const all = await running({ behaviour: () => 'broken' });
    all.play(fakeContext, fakeTracks(500));
    for (let turn = 0; turn < 30; turn += 1) {
      await settle();
      all.clock.advance(1000);
    }
    expect(all.media.reduce((sum, { plays }) => sum + plays, 0)).toBe(10);
  });

  test('a track that loads for 8 s shows a notice and can be skipped', async () => {
    const all = await running({ behaviour: (url) => (url.endsWith('/1.mp3') ? 'silent' : 180) });
    all.play(fakeContext, fakeTracks(2));
    await settle();
    all.clock.advance(7999);
    expect(all.state().notice).toBeNull();
    all.clock.advance(1);
    expect(all.state()).toMatchObject({ status: 'loading', notice: { type: 'slow', track: { id: 1 } } });
    all.next();
    await settle();
    expect(all.state()).toMatchObject({ status: 'playing', current: { track: { id: 2 } } });
  });

  test('nothing is skipped offline, and play retries the same track', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    let isBroken = true;
    const all = await running({ behaviour: () => (isBroken ? 'broken' : 180) });
    all.play(fakeContext, fakeTracks(3));
    await settle();
    expect(all.state()).toMatchObject({ status: 'error', notice: { type: 'offline' } });
    isBroken = false;
    all.toggle();
    await settle();
    expect(all.current()).toBe(1);
    expect(all.state().status).toBe('playing');
  });
});

describe('long contexts', () => {
  test('further pages are read before they are needed', async () => {
    const all = await running({ openFeed: pagesOf(300, 50) });
    all.play(fakeContext);
    await settle();
    expect(all.state().upcoming).toHaveLength(49);
    for (let turn = 0; turn < 12; turn += 1) {
      all.next();
      await settle();
    }
    expect(all.state().upcoming).toHaveLength(87);
  });

  test('a start at a high index reads the pages before it', async () => {
    const all = await running({ openFeed: pagesOf(300, 50) });
    all.play(fakeContext, undefined, 270);
    await settle();
    expect(all.current()).toBe(271);
    expect(ids(all.state().upcoming).at(-1)).toBe(300);
  });

  test('a context whose first tracks are known continues after them', async () => {
    const all = await running({ openFeed: pagesOf(350, 60) });
    all.play(fakeContext, fakeTracks(60), 30);
    await settle();
    expect(all.current()).toBe(31);
    for (let turn = 0; turn < 319; turn += 1) {
      all.next();
      await settle();
    }
    expect(all.current()).toBe(350);
    expect(all.state().upcoming).toEqual([]);
  });

  test('with shuffle, the first track is drawn from more tracks than the known ones', async () => {
    const all = await running({ openFeed: pagesOf(350, 60) });
    all.setShuffle(true);
    all.play(fakeContext, fakeTracks(20), -1);
    expect(all.state().pending).toEqual(fakeContext);
    await settle();
    // 0.3 of more than 200 tracks, read in pages of 60 after the first 20.
    expect(all.current()).toBe(61);
    await settle();
    expect(new Set(ids(all.state().upcoming)).size).toBe(349);
  });

  test('with shuffle but without a connection, the known tracks play', async () => {
    const all = await running({ openFeed: () => ({ next: () => Promise.reject(new Error('offline')) }) });
    all.setShuffle(true);
    all.play(fakeContext, fakeTracks(10), -1);
    await settle();
    expect(all.current()).toBe(4);
    expect(all.state().notice).toBeNull();
  });

  test('with shuffle, a single track that is played is the current one', async () => {
    const all = await running({ openFeed: pagesOf(9, 60) });
    all.setShuffle(true);
    all.play({ ...fakeContext, type: 'track' }, fakeTracks(1));
    expect(all.current()).toBe(1);
  });

  test('shuffle reads the rest of the context, to draw from all tracks', async () => {
    const all = await running({ openFeed: pagesOf(300, 50) });
    all.play(fakeContext);
    await settle();
    all.setShuffle(true);
    await settle();
    expect(new Set(ids(all.state().upcoming)).size).toBe(299);
  });

  test('adding a context to the queue adds all its tracks', async () => {
    const all = await running({ openFeed: pagesOf(120, 50) });
    all.play({ ...fakeContext, id: 9 }, [fakeTrack(500)]);
    all.addToQueue(fakeContext);
    await settle();
    expect(all.state().nextUp).toHaveLength(120);
    expect(all.state().notice).toEqual({ type: 'added', count: 120, name: 'Album' });
  });
});

describe('the end of the queue', () => {
  const radio = [fakeTrack(2), fakeTrack(501), fakeTrack(502)];

  test('is followed by similar music that has not been played, and previous returns to the queue', async () => {
    const all = await running({ radio });
    all.play(fakeContext, fakeTracks(2));
    await settle();
    all.next();
    await settle();
    await endTrack(all);
    expect(all.current()).toBe(501);
    expect(all.state()).toMatchObject({ status: 'playing', context: { type: 'radio', id: 'track/2' } });
    expect(ids(all.state().upcoming)).toEqual([502]);
    all.previous();
    expect(all.current()).toBe(2);
  });

  test('preloads the similar track on the second deck before the last one ends', async () => {
    const all = await running({ radio });
    all.play(fakeContext, fakeTracks(1));
    await settle();
    all.sounding().tick(170);
    await settle();
    all.sounding().tick(1);
    expect(all.media.map(({ src }) => src)).toContain('/media/audio/2.mp3');
  });

  test('next continues with similar music too', async () => {
    const all = await running({ radio });
    all.play(fakeContext, fakeTracks(1));
    await settle();
    all.next();
    await settle();
    expect(all.current()).toBe(2);
  });

  test('stops playback without similar music, or when the listener has turned it off', async () => {
    const nothing = await running({ radio: [] });
    nothing.play(fakeContext, fakeTracks(1));
    await settle();
    await endTrack(nothing);
    expect(nothing.state().status).toBe('ended');
    const storage = createFakeStorage();
    const off = await running({ radio, storage });
    off.setAutoplay(false);
    off.play(fakeContext, fakeTracks(1));
    await settle();
    await endTrack(off);
    expect(off.state()).toMatchObject({ status: 'ended', autoplay: false });
    off.player.dispose();
    expect((await running({ storage })).state().autoplay).toBe(false);
  });
});

describe('the queue', () => {
  test('a track added to an empty queue is loaded and paused', async () => {
    const all = await running();
    all.addToQueue(fakeTracks(2));
    await settle();
    expect(all.current()).toBe(1);
    expect(all.state().status).toBe('paused');
    expect(ids(all.state().nextUp)).toEqual([2]);
  });

  test('undo after clear restores the same entries and the pages after them', async () => {
    const all = await running({ openFeed: pagesOf(300, 50) });
    all.play(fakeContext);
    await settle();
    all.clearQueue();
    expect(all.state()).toMatchObject({ upcoming: [], notice: { type: 'cleared' }, status: 'playing' });
    await settle();
    expect(all.state().upcoming).toEqual([]);
    all.undoClear();
    expect(all.state().upcoming).toHaveLength(49);
    all.jumpTo(all.state().upcoming[20]!.key);
    await settle();
    expect(ids(all.state().upcoming).at(-1)).toBe(100);
  });

  test('jumping to the current track restarts it', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(2));
    await settle();
    all.sounding().tick(50);
    all.jumpTo(all.state().current!.key);
    expect(all.position()).toBe(0);
  });
});

describe('saved state', () => {
  test('a reload restores the queue, the settings and the position, paused', async () => {
    const storage = createFakeStorage();
    const before = await running({ storage, openFeed: pagesOf(300, 50) });
    before.play(fakeContext, undefined, 1);
    await settle();
    before.addToQueue([fakeTrack(500)]);
    before.setRepeat('all');
    before.setVolume(0.4);
    before.setRate(1.25);
    await settle();
    before.sounding().tick(42);
    before.pause();
    before.player.dispose();
    const after = await running({ storage, openFeed: pagesOf(300, 50) });
    expect(after.state()).toMatchObject({
      status: 'paused',
      repeat: 'all',
      volume: 0.4,
      rate: 1.25,
      context: fakeContext,
    });
    expect(after.current()).toBe(2);
    expect(after.position()).toBe(52_500);
    expect(ids(after.state().nextUp)).toEqual([500]);
    expect(after.state().upcoming).toEqual(before.state().upcoming);
    expect(after.media.every(({ src }) => src === '')).toBe(true);
    after.toggle();
    await settle();
    expect(after.sounding().currentTime).toBe(52.5);
    after.jumpTo(after.state().upcoming.at(-1)!.key);
    await settle();
    expect(ids(after.state().upcoming)[0]).toBe(51);
  });

  test('the position is saved every few seconds, not with each report', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(1));
    await settle();
    const write = vi.spyOn(all.storage, 'setItem');
    for (let second = 0; second < 20; second += 1) {
      all.sounding().tick(1);
      all.clock.advance(1000);
    }
    const writes = write.mock.calls.filter(([key]) => key === 'segno.player.position');
    expect(writes.length).toBeGreaterThanOrEqual(3);
    expect(writes.length).toBeLessThanOrEqual(5);
  });

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"version":1,"tracks":"no"}'],
    ['an unknown version', '{"version":99}'],
    ['null', 'null'],
  ])('saved data that is %s is discarded', async (_, text) => {
    const storage = createFakeStorage();
    storage.setItem('segno.player', text);
    const all = await running({ storage });
    expect(all.state()).toMatchObject({ status: 'idle', current: null });
    expect(storage.getItem('segno.player')).toBeNull();
  });

  test('a saved queue with dangling references or a foreign URL is discarded', async () => {
    for (const [from, to] of [
      ['"upcoming":["', '"upcoming":["x'],
      ['"href":"/album', '"href":"//album'],
    ] as const) {
      const storage = createFakeStorage();
      const before = await running({ storage });
      before.play(fakeContext, fakeTracks(3));
      await settle();
      before.pause();
      before.player.dispose();
      const text = storage.getItem('segno.player')!;
      expect(text).toContain(from);
      storage.setItem('segno.player', text.replace(from, to));
      expect((await running({ storage })).state().current).toBeNull();
    }
  });

  test('a full storage does not stop playback', async () => {
    const storage = createFakeStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const all = await running({ storage });
    all.play(fakeContext, fakeTracks(2));
    await settle();
    all.pause();
    expect(all.state().status).toBe('paused');
  });
});

describe('several tabs', () => {
  test('playing in one tab pauses the other, which stops overwriting the saved state', async () => {
    const storage = createFakeStorage();
    const one = await running({ storage });
    const two = await running({ storage });
    one.play(fakeContext, fakeTracks(3));
    await settle();
    two.play(fakeContext, fakeTracks(3), 2);
    await vi.waitFor(() => expect(one.state().status).toBe('paused'));
    expect(two.state().status).toBe('playing');
    expect(one.state().notice).toEqual({ type: 'pausedHere' });
    await vi.waitFor(() => expect(two.state().notice).toEqual({ type: 'pausedElsewhere' }));
    two.pause();
    one.clock.advance(60_000);
    one.player.dispose();
    two.player.dispose();
    expect((await running({ storage })).current()).toBe(3);
  });
});

describe('the system’s media controls', () => {
  test('show the track and its position, handle every command, and are cleared at the end', async () => {
    const handlers = new Map<string, MediaSessionActionHandler | null>();
    const positions: (MediaPositionState | undefined)[] = [];
    const session = {
      metadata: null as MediaMetadataInit | null,
      playbackState: 'none',
      setActionHandler: (name: string, handler: MediaSessionActionHandler | null) => {
        if (name === 'stop') throw new TypeError('unknown');
        handlers.set(name, handler);
      },
      setPositionState: (state?: MediaPositionState) => positions.push(state),
    };
    vi.stubGlobal('navigator', { onLine: true, mediaSession: session });
    vi.stubGlobal(
      'MediaMetadata',
      class {
        constructor(init: MediaMetadataInit) {
          Object.assign(this, init);
        }
      },
    );
    const all = await running();
    const track = { ...fakeTrack(1), image: { src: '/media/images/a', color: '#112233', alt: null } };
    all.play(fakeContext, [track, fakeTrack(2)]);
    await settle();
    expect(session.metadata).toMatchObject({ title: 'Track 1', artist: 'Artist', album: 'Album' });
    expect(session.metadata?.artwork).toContainEqual({ src: '/media/images/a/512', sizes: '512x512' });
    expect(session.playbackState).toBe('playing');
    const call = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) =>
      handlers.get(action)!({ action, ...details });
    call('seekto', { seekTime: 60 });
    expect(positions.at(-1)).toEqual({ duration: 180, playbackRate: 1, position: 60 });
    call('seekbackward');
    expect(all.position()).toBe(50_000);
    call('seekforward', { seekOffset: 20 });
    expect(all.position()).toBe(70_000);
    call('pause');
    expect(session.playbackState).toBe('paused');
    call('play');
    call('nexttrack');
    expect(all.current()).toBe(2);
    call('previoustrack');
    expect(all.current()).toBe(1);
    all.remove(all.state().current!.key);
    all.remove(all.state().current!.key);
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
    expect(positions.at(-1)).toBeUndefined();
    expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
  });
});
