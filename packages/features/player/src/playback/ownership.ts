import type { StoreApi } from 'zustand/vanilla';
import { connectMediaSession } from './mediaSession.ts';
import type { PlayerCommands, PlayerNotice, PlayerProgress, PlayerState } from './PlayerState.ts';
import { joinTabs } from './tabs.ts';

/** Determines which of the site's tabs plays, saves its state and handles the media keys. */
export interface Ownership {
  /** False after another tab has started to play; then that tab saves its state. */
  isOwner(): boolean;
  /** Saves the state of this tab again, although nothing plays. */
  take(): void;
  /** This tab starts to play: it pauses the other tabs and takes the media keys. */
  claim(): void;
  releaseMediaKeys(): void;
  close(): void;
}

export interface OwnershipOptions {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  storage: Storage | null;
  commands: () => PlayerCommands;
  /** Pauses because another tab plays. Returns whether anything was playing. */
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
