import type { StoreApi } from 'zustand/vanilla';
import { following, type Queue } from '../queue/queue.ts';
import type { CurrentQueue } from './currentQueue.ts';
import type { Engine } from '../engine/engine.ts';
import type { PlayerProgress, PlayerState } from './PlayerState.ts';
import type { QueueSounds } from './queueSounds.ts';
import type { SimilarMusic } from './similarMusic.ts';
import type { SleepControl } from './sleepTimer.ts';
import { joinOf } from './transition.ts';

/** Preloads the track that follows the current one. */
export interface NextTrack {
  /** Call at each report of the position. */
  positionChanged(progress: PlayerProgress): void;
  /**
   * Publishes a change of the upcoming entries. A preloaded track that is no longer next is discarded; the new next one
   * is not preloaded before its time.
   */
  arrange(next: Queue): void;
}

interface NextTrackOptions {
  state: StoreApi<PlayerState>;
  queue: CurrentQueue;
  engine: Engine;
  sounds: QueueSounds;
  similar: SimilarMusic;
  sleep: SleepControl;
  isPreloaded: boolean;
}

/** The next track is preloaded when the rest of the current one is shorter than this, in ms, or fully buffered. */
const preloadBefore = 30_000;

export function createNextTrack(options: NextTrackOptions): NextTrack {
  const { state, queue, engine, sounds, similar, sleep, isPreloaded } = options;

  const prepare = () => {
    const { current } = queue.get();
    const next = following(queue.get()) ?? similar.next()?.current ?? null;
    const { crossfade } = state.getState();
    const join =
      next && current && !sleep.endsWithTrack() && !sounds.arePreviews()
        ? joinOf(current.track, next.track, crossfade)
        : 'ended';
    engine.preload(next && next !== current ? sounds.soundOf(next) : null, join);
    if (!next) similar.find();
  };

  return {
    positionChanged({ position, duration, buffered }) {
      const isNear = duration - position < preloadBefore;
      const isWhole = duration > 0 && buffered > duration - 1000;
      if (isPreloaded && (isNear || isWhole)) prepare();
    },
    arrange(next) {
      const before = following(queue.get());
      queue.publish(next);
      if (before !== following(queue.get())) engine.preload(null);
    },
  };
}
