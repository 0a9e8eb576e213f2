import type { Track } from '@segno/data/contract';
import { afterEach, beforeEach, vi } from 'vitest';
import { createPlayer, type Player } from './createPlayer.ts';
import { createFakeClock, FakeMediaElement } from '../engine/fakes.ts';
import { createFakeStorage, fakeTracks } from './fakes.ts';
import type { OpenFeed } from './openFeed.ts';
import type { BrowserOutputs } from './outputControl.ts';
import type { SoundTrouble } from './probeSound.ts';
import { type RuntimeOptions, startRuntime } from './runtime.ts';

/** Waits until pending promises are settled. */
export const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
/** The ids of the tracks of entries. */
export const ids = (entries: readonly { track: Track }[]) => entries.map(({ track }) => track.id);

/** A context with a number of tracks in pages. */
export const pagesOf =
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
  viewer?: number;
  preloadsNext?: boolean;
  guestsHear?: RuntimeOptions['guestsHear'];
  standard?: RuntimeOptions['standard'];
  /** The output devices. @default none can be chosen */
  outputs?: Pick<BrowserOutputs, 'selectOutput' | 'watchOutput'>;
  /** Why a broken sound cannot be played. @default because of the track */
  probe?: () => Promise<SoundTrouble>;
}

const players: Player[] = [];

/** Disposes of the players of each test of a file. The browser is online. */
export function disposePlayers() {
  beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
  afterEach(() => {
    for (const player of players.splice(0)) player.dispose();
    vi.unstubAllGlobals();
  });
}

/** Creates a player whose runtime is loaded by `start`, with fake media elements and a fake clock. */
export function setUp({
  behaviour,
  openFeed = five,
  radio,
  storage = createFakeStorage(),
  volume,
  viewer,
  preloadsNext,
  guestsHear,
  standard,
  outputs,
  probe = () => Promise.resolve('track'),
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
        startRuntime({
          ...options,
          ...outputs,
          openFeed: open,
          clock,
          preloadsNext,
          guestsHear,
          standard,
          probe,
          random: () => 0.3,
        });
    },
    storage: () => storage,
    volume,
    viewer,
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
    playingElement: () =>
      media.find((element) => !element.paused) ?? media.find((element) => element.src !== '')!,
  };
}

/** Creates a player whose runtime is loaded. */
export async function running(setup: Setup = {}) {
  const all = setUp(setup);
  all.player.preload();
  all.start();
  await settle();
  return all;
}

/** Plays the current track to its end. */
export async function endTrack({ playingElement }: { playingElement: () => FakeMediaElement }) {
  playingElement().tick(999);
  await settle();
}
