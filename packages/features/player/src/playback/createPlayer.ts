import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MediaElement } from './MediaElement.ts';
import {
  initialProgress,
  initialState,
  type PlayerCommands,
  type PlayerProgress,
  type PlayerState,
  type PlayerView,
} from './PlayerState.ts';
import type { Runtime, RuntimeOptions } from './runtime.ts';

/** A player: what it does now, what can be asked of it, and which of its views are open. */
export interface Player {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  view: StoreApi<PlayerView>;
  commands: PlayerCommands;
  /** Fetches the working part before it is asked for anything. */
  warm(): void;
  /** Whether a queue of an earlier visit waits. */
  hasSaved(): boolean;
  dispose(): void;
}

type StartRuntime = (options: Pick<RuntimeOptions, 'state' | 'progress' | 'media' | 'storage'>) => Runtime;

export interface PlayerOptions {
  /** Fetches the working part. */
  load: () => Promise<StartRuntime>;
  /** Null remembers nothing. */
  storage: () => Storage | null;
  createMedia?: () => MediaElement;
  /** How loud it begins, from 0 to 1, for who has not chosen yet. @default 1 */
  volume?: number;
}

/** Every command once: one that is missing here is a type error. */
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
  setGoesOn: true,
  addToQueue: true,
  playNext: true,
  remove: true,
  move: true,
  clearQueue: true,
  undoClear: true,
  jumpTo: true,
} as const satisfies Record<keyof PlayerCommands, true>;
const names = Object.keys(allCommands) as (keyof PlayerCommands)[];

/**
 * Makes a player: a façade that costs a page little. The working part comes with the first intent; what is asked
 * until then is kept and answered in order.
 */
export function createPlayer({
  load,
  storage,
  createMedia = () => new Audio(),
  volume = initialState.volume,
}: PlayerOptions): Player {
  const state = createStore<PlayerState>(() => ({ ...initialState, volume }));
  const progress = createStore<PlayerProgress>(() => initialProgress);
  const view = createStore<PlayerView>(() => ({
    isQueueOpen: false,
    fullScreen: 'closed',
    areShortcutsOpen: false,
  }));
  let media: readonly [MediaElement, MediaElement] | null = null;
  let runtime: Runtime | null = null;
  let loading: Promise<void> | null = null;
  let isUnlocked = false;
  let isDisposed = false;
  let waiting: ((runtime: Runtime) => void)[] = [];

  const elements = () => (media ??= [createMedia(), createMedia()]);

  const warm = () => {
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
        // Fetched again at the next intent.
        const { pending } = state.getState();
        const wasAsked = waiting.length > 0;
        loading = null;
        waiting = [];
        if (wasAsked)
          state.setState({ pending: null, notice: { type: 'unavailable', name: pending?.name ?? '' } });
      },
    );
  };

  /** Some browsers let an element sound only after it was touched in a gesture, and the gesture is now. */
  const unlock = () => {
    if (isUnlocked) return;
    isUnlocked = true;
    for (const element of elements()) element.load();
  };

  const command =
    <TName extends keyof PlayerCommands>(name: TName) =>
    (...args: Parameters<PlayerCommands[TName]>) => {
      unlock();
      const call = (started: Runtime) =>
        (started[name] as (...values: Parameters<PlayerCommands[TName]>) => void)(...args);
      if (runtime) {
        call(runtime);
        return;
      }
      if (name === 'play') state.setState({ pending: args[0] as PlayerState['pending'] });
      waiting.push(call);
      warm();
    };

  return {
    state,
    progress,
    view,
    commands: Object.fromEntries(names.map((name) => [name, command(name)])) as unknown as PlayerCommands,
    warm,
    hasSaved: () => storage()?.getItem('segno.player') != null,
    dispose() {
      isDisposed = true;
      runtime?.dispose();
    },
  };
}
