import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MediaElement } from '../engine/MediaElement.ts';
import {
  initialProgress,
  initialState,
  type PlayerCommands,
  type PlayerProgress,
  type PlayerRemote,
  type PlayerState,
  type PlayerView,
} from './PlayerState.ts';
import type { LeftQueue } from './recentQueues.ts';
import type { Runtime, RuntimeOptions } from './runtime.ts';

/** The player of a page: its state, its commands and its views. */
export interface Player {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  view: StoreApi<PlayerView>;
  /** The playback on other devices. */
  remote: StoreApi<PlayerRemote>;
  commands: PlayerCommands;
  /** Loads the runtime ahead of the first command. */
  preload(): void;
  /** The queue as it is now; null before the runtime is loaded. */
  snapshot(): LeftQueue | null;
  /** Continues with a queue of another device. */
  adopt(left: LeftQueue, play: boolean): void;
  /** Whether a saved queue of an earlier visit exists. */
  hasSaved(): boolean;
  dispose(): void;
}

type StartRuntime = (options: Pick<RuntimeOptions, 'state' | 'progress' | 'media' | 'storage'>) => Runtime;

export interface PlayerOptions {
  /** Loads the runtime. */
  load: () => Promise<StartRuntime>;
  /** Returns null when nothing should be saved. */
  storage: () => Storage | null;
  createMedia?: () => MediaElement;
  /** The initial volume, from 0 to 1, without a saved one. @default 1 */
  volume?: number;
  /** The id of the signed-in person. @default a guest */
  viewer?: number | null;
}

/** All command names: a missing one is a type error. */
const allCommands = {
  play: true,
  toggle: true,
  resume: true,
  pause: true,
  next: true,
  previous: true,
  seek: true,
  setVolume: true,
  toggleMute: true,
  setRate: true,
  setRepeat: true,
  setShuffle: true,
  setAutoplay: true,
  addToQueue: true,
  playNext: true,
  remove: true,
  move: true,
  clearQueue: true,
  undo: true,
  restoreQueue: true,
  tuneRadio: true,
  setCrossfade: true,
  setLoudness: true,
  setOutput: true,
  setSleep: true,
  jumpTo: true,
  changeViewer: true,
} as const satisfies Record<keyof PlayerCommands, true>;
const names = Object.keys(allCommands) as (keyof PlayerCommands)[];

/**
 * Makes a player with little code. The runtime is loaded on first use. Commands called before it is loaded are queued
 * and run in order.
 */
export function createPlayer({
  load,
  storage,
  createMedia = () => new Audio(),
  volume = initialState.volume,
  viewer = null,
}: PlayerOptions): Player {
  const state = createStore<PlayerState>(() => ({ ...initialState, volume, viewer }));
  const progress = createStore<PlayerProgress>(() => initialProgress);
  const view = createStore<PlayerView>(() => ({
    isQueueOpen: false,
    fullScreen: 'closed',
    areShortcutsOpen: false,
    isSettingsOpen: false,
  }));
  const remote = createStore<PlayerRemote>(() => ({ playback: null, commands: null }));
  let media: readonly [MediaElement, MediaElement] | null = null;
  let runtime: Runtime | null = null;
  let loading: Promise<void> | null = null;
  let isUnlocked = false;
  let isDisposed = false;
  let waiting: ((runtime: Runtime) => void)[] = [];

  const elements = () => (media ??= [createMedia(), createMedia()]);

  const preload = () => {
    loading ??= load().then(
      (start) => {
        if (isDisposed) return;
        const started = start({ state, progress, media: elements(), storage: storage() });
        runtime = started;
        const calls = waiting;
        waiting = [];
        for (const call of calls) call(started);
      },
      () => {
        // The next command retries.
        const { pending } = state.getState();
        const wasAsked = waiting.length > 0;
        loading = null;
        waiting = [];
        if (wasAsked)
          state.setState({ pending: null, notice: { type: 'unavailable', name: pending?.name ?? '' } });
      },
    );
  };

  /** Some browsers only allow playback of an element that was used during a user gesture. This runs during one. */
  const unlock = () => {
    if (isUnlocked) return;
    isUnlocked = true;
    for (const element of elements()) element.load();
  };

  const call = (run: (runtime: Runtime) => void) => {
    unlock();
    if (runtime) run(runtime);
    else {
      waiting.push(run);
      preload();
    }
  };
  const command =
    <TName extends keyof PlayerCommands>(name: TName) =>
    (...args: Parameters<PlayerCommands[TName]>) => {
      if (name === 'play' && !runtime) state.setState({ pending: args[0] as PlayerState['pending'] });
      call((started) => (started[name] as (...values: Parameters<PlayerCommands[TName]>) => void)(...args));
    };

  return {
    state,
    progress,
    view,
    remote,
    commands: Object.fromEntries(names.map((name) => [name, command(name)])) as unknown as PlayerCommands,
    preload,
    snapshot: () => runtime?.snapshot() ?? null,
    adopt: (left, play) => call((started) => started.adopt(left, play)),
    hasSaved: () => ['', '.away'].some((suffix) => storage()?.getItem(`segno.player${suffix}`) != null),
    dispose() {
      isDisposed = true;
      runtime?.dispose();
    },
  };
}
