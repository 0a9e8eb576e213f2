import type { StoreApi } from 'zustand/vanilla';
import type { CurrentQueue } from './currentQueue.ts';
import type { OpenFeed } from './openFeed.ts';
import { readSaved, type Standard } from './persistence.ts';
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
  standard: Standard;
}

/** Restores what an earlier visit of the viewer has stored: paused, at its position. Returns whether there was anything. */
export function restoreSaved(options: RestoreOptions): boolean {
  const { state, progress, storage, queue, readAhead, openFeed, standard } = options;
  const saved = storage && readSaved(storage, state.getState().viewer);
  if (!saved) return false;
  const { volume, isMuted, rate, output, position, taken } = saved;
  const { current } = saved.queue;
  queue.restore(saved.queue);
  state.setState({
    ...queueState(saved.queue),
    autoplay: saved.autoplay ?? standard.autoplay,
    volume,
    isMuted,
    rate,
    crossfade: saved.crossfade ?? standard.crossfade,
    loudness: saved.loudness ?? standard.loudness,
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
