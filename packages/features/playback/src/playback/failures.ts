import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../engine/Clock.ts';
import type { CurrentQueue } from './currentQueue.ts';
import type { CurrentTrack } from './currentTrack.ts';
import { createFailedTracks } from './failedTracks.ts';
import { createHeldTrack } from './heldTrack.ts';
import type { PlayerNotice, PlayerProgress, PlayerState, QueueEntry } from './PlayerState.ts';
import type { SoundTrouble } from './probeSound.ts';
import type { QueueSounds } from './queueSounds.ts';

/** Handles sounds that cannot be played: a broken track is skipped, one that cannot be reached is held (PLAYER-7, PLAYER-8). */
export interface Failures {
  /** The sound of the current track has failed. */
  failed(): void;
  /** A sound plays. */
  played(): void;
  /** The listener asks for music: earlier failures do not count. */
  reset(): void;
  /** Neither skips nor tries again: something else was asked for. */
  cancel(): void;
  dispose(): void;
}

interface FailuresOptions {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  queue: CurrentQueue;
  track: () => CurrentTrack;
  sounds: QueueSounds;
  /** Whether the listener may not hear anything. */
  isSilent: () => boolean;
  clock: Clock;
  /** Finds out why a sound cannot be played. */
  probe: (url: string) => Promise<SoundTrouble>;
  notify: (notice: PlayerNotice) => void;
}

/** The notice about a track that was skipped, by what is wrong with it. */
const skipNotices = { track: 'skipped', missing: 'skippedMissing', forbidden: 'skippedForbidden' } as const;

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

export function createFailures(options: FailuresOptions): Failures {
  const { state, progress, queue, track, sounds, isSilent, clock, probe, notify } = options;
  const failedTracks = createFailedTracks();
  const held = createHeldTrack(clock);
  let cancel = () => {};

  const hold = (position: number) => {
    const isFirst = held.hold(() => track().load(queue.get(), true, position));
    if (isFirst) notify({ type: isOffline() ? 'offline' : 'unreachable' });
    cancel = held.cancel;
  };

  const skip = (current: QueueEntry, trouble: Exclude<SoundTrouble, 'connection'>) => {
    if (isSilent()) {
      notify({ type: 'membersOnly' });
      return;
    }
    const skipped = failedTracks.skip(queue.get());
    if (!skipped) {
      notify({ type: 'unplayable' });
      return;
    }
    notify({ type: skipNotices[trouble], track: current.track });
    state.setState({ status: 'loading' });
    cancel = clock.after(skipped.delay, () => track().load(skipped.next, true));
  };

  return {
    failed() {
      const { current } = queue.get();
      if (!current) return;
      const { position } = progress.getState();
      track().forget();
      state.setState({ status: 'error' });
      let isLatest = true;
      cancel = () => {
        isLatest = false;
      };
      const asked = isOffline()
        ? Promise.resolve<SoundTrouble>('connection')
        : probe(sounds.soundOf(current).url);
      void asked.then((trouble) => {
        if (!isLatest || queue.get().current !== current) return;
        if (trouble === 'connection') hold(position);
        else skip(current, trouble);
      });
    },
    played() {
      failedTracks.reset();
      held.reset();
    },
    reset: failedTracks.reset,
    cancel: () => cancel(),
    dispose() {
      cancel();
      held.dispose();
    },
  };
}
