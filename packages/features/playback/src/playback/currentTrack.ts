import type { StoreApi } from 'zustand/vanilla';
import type { Queue } from '../queue/queue.ts';
import type { CurrentQueue } from './currentQueue.ts';
import type { Engine } from '../engine/engine.ts';
import type { Ownership } from './ownership.ts';
import type { PlayerProgress, PlayerState } from './PlayerState.ts';
import type { QueueSounds } from './queueSounds.ts';

/** Loads the current entry of a queue in the engine. */
export interface CurrentTrack {
  load(next: Queue, play: boolean, position?: number): void;
  /** Whether the engine has the current entry. */
  isLoaded(): boolean;
  /** The sound of the entry cannot be played: the next play loads it again. */
  forget(): void;
}

interface CurrentTrackOptions {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  queue: CurrentQueue;
  engine: Engine;
  sounds: QueueSounds;
  ownership: Ownership;
  /** Called before another entry is loaded. */
  onLoad: () => void;
  /** Called when an entry has started. */
  onStarted: () => void;
  /** Called when an entry is loaded. */
  onLoaded: () => void;
}

export function createCurrentTrack(options: CurrentTrackOptions): CurrentTrack {
  const { state, progress, queue, engine, sounds, ownership, onLoad, onStarted, onLoaded } = options;
  /** The key of the entry that is loaded in the engine. */
  let loadedKey: string | null = null;
  return {
    load(next, play, position = 0) {
      onLoad();
      queue.publish(next);
      const { current } = next;
      if (!current) {
        loadedKey = null;
        engine.unload();
        progress.setState({ position: 0, duration: 0, buffered: 0 }, true);
        state.setState({ status: 'idle' });
        ownership.releaseMediaKeys();
        return;
      }
      if (play) ownership.acquirePlayback();
      loadedKey = current.key;
      engine.load(sounds.soundOf(current), { position, play });
      if (play) onStarted();
      onLoaded();
    },
    isLoaded: () => loadedKey !== null && loadedKey === queue.get().current?.key,
    forget() {
      loadedKey = null;
    },
  };
}
