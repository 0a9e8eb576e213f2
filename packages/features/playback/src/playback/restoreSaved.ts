import type { StoreApi } from 'zustand/vanilla';
import type { CurrentQueue } from './currentQueue.ts';
import type { OpenFeed } from './openFeed.ts';
import { readSaved } from './persistence.ts';
import type { PlayerProgress, PlayerState } from './PlayerState.ts';
import { queueState } from './queueState.ts';
import type { ReadAhead } from './readAhead.ts';
import { restOf } from './replaceQueue.ts';

export interface RestoreOptions {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  storage: Storage | null;
  queue: CurrentQueue;
  readAhead: ReadAhead;
  openFeed: OpenFeed;
}

/** Restores what an earlier visit of the viewer has stored: paused, at its position. Returns whether there was anything. */
export function restoreSaved(options: RestoreOptions): boolean {
  const { state, progress, storage, queue, readAhead, openFeed } = options;
  const saved = storage && readSaved(storage, state.getState().viewer);
  if (!saved) return false;
  const { autoplay, volume, isMuted, rate, crossfade, loudness, output, position, taken } = saved;
  const { current } = saved.queue;
  queue.restore(saved.queue);
  state.setState({
    ...queueState(saved.queue),
    autoplay,
    volume,
    isMuted,
    rate,
    crossfade,
    loudness,
    output,
    status: current ? 'paused' : 'idle',
  });
  if (current) {
    const { duration } = current.track;
    progress.setState({ position: Math.min(position, duration), duration, buffered: 0 }, true);
  }
  readAhead.moveTo(restOf(saved.queue, taken, openFeed));
  return true;
}
