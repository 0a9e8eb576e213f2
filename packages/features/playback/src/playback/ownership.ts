import type { StoreApi } from 'zustand/vanilla';
import { connectMediaSession } from './mediaSession.ts';
import type { PlayerCommands, PlayerNotice, PlayerProgress, PlayerState } from './PlayerState.ts';
import { joinTabs } from './tabs.ts';

/** Determines which of the site's tabs plays, saves its state and handles the media keys. */
export interface Ownership {
  /** False after another tab has started to play; then that tab saves its state. */
  isOwner(): boolean;
  /** Saves the state of this tab again, although nothing plays. */
  acquireStorage(): void;
  /** This tab starts to play: it pauses the other tabs and takes the media keys. */
  acquirePlayback(): void;
  releaseMediaKeys(): void;
  close(): void;
}

export interface OwnershipOptions {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  storage: Storage | null;
  commands: () => PlayerCommands;
  /** Pauses because another tab plays. Returns whether anything was playing. */
  pauseForOtherTab: () => boolean;
  notify: (notice: PlayerNotice) => void;
}

export function createOwnership(options: OwnershipOptions): Ownership {
  const { state, progress, storage, commands, pauseForOtherTab, notify } = options;
  let isOwner = true;
  let disconnect: (() => void) | null = null;

  const tabs = joinTabs(
    {
      onPlayingElsewhere() {
        isOwner = false;
        if (!pauseForOtherTab()) return;
        tabs.announcePaused();
        notify({ type: 'pausedHere' });
      },
      onPausedElsewhere: () => notify({ type: 'pausedElsewhere' }),
    },
    storage,
  );

  const releaseMediaKeys = () => {
    disconnect?.();
    disconnect = null;
  };

  return {
    isOwner: () => isOwner,
    acquireStorage() {
      isOwner = true;
    },
    acquirePlayback() {
      isOwner = true;
      tabs.announcePlaying();
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
