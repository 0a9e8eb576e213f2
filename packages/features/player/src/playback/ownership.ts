import type { StoreApi } from 'zustand/vanilla';
import { connectMediaSession } from './mediaSession.ts';
import type { PlayerCommands, PlayerNotice, PlayerProgress, PlayerState } from './PlayerState.ts';
import { joinTabs } from './tabs.ts';

/** Which of the site's tabs sounds, is remembered, and obeys the media keys of the device. */
export interface Ownership {
  /** False after another tab began to sound: what is saved is then that tab's. */
  isOwner(): boolean;
  /** What is done here is saved again, although nothing sounds. */
  take(): void;
  /** This tab sounds: the others are paused, and the media keys are its own. */
  claim(): void;
  releaseMediaKeys(): void;
  close(): void;
}

export interface OwnershipOptions {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  storage: Storage | null;
  commands: () => PlayerCommands;
  /** Pauses for another tab. Returns whether anything sounded. */
  yieldSound: () => boolean;
  notify: (notice: PlayerNotice) => void;
}

export function createOwnership(options: OwnershipOptions): Ownership {
  const { state, progress, storage, commands, yieldSound, notify } = options;
  let isOwner = true;
  let disconnect: (() => void) | null = null;

  const tabs = joinTabs(
    {
      onClaimed() {
        isOwner = false;
        if (!yieldSound()) return;
        tabs.yielded();
        notify({ type: 'pausedHere' });
      },
      onYielded: () => notify({ type: 'pausedElsewhere' }),
    },
    storage,
  );

  const releaseMediaKeys = () => {
    disconnect?.();
    disconnect = null;
  };

  return {
    isOwner: () => isOwner,
    take() {
      isOwner = true;
    },
    claim() {
      isOwner = true;
      tabs.claim();
      if (disconnect || typeof navigator === 'undefined' || !('mediaSession' in navigator)) return;
      disconnect = connectMediaSession({
        session: navigator.mediaSession,
        createMetadata: (init) => new MediaMetadata(init),
        state,
        progress,
        commands: commands(),
      });
    },
    releaseMediaKeys,
    close() {
      releaseMediaKeys();
      tabs.close();
    },
  };
}
