import type { StoreApi } from 'zustand/vanilla';
import type { SavedState } from './persistence.ts';
import type { PlayerProgress, PlayerState } from './PlayerState.ts';
import { queueState } from './queueState.ts';

export interface RestoreOptions {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
}

/** Restores the saved state of an earlier visit: paused, at its position. */
export function restoreSaved(saved: SavedState & { position: number }, { state, progress }: RestoreOptions) {
  const { queue, autoplay, volume, isMuted, rate, crossfade, loudness, output, position } = saved;
  const { current } = queue;
  state.setState({
    ...queueState(queue),
    autoplay,
    volume,
    isMuted,
    rate,
    crossfade,
    loudness,
    output,
    status: current ? 'paused' : 'idle',
  });
  if (!current) return;
  const { duration } = current.track;
  progress.setState({ position: Math.min(position, duration), duration, buffered: 0 }, true);
}
