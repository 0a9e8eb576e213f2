import type { StoreApi } from 'zustand/vanilla';
import type { Engine } from '../engine/engine.ts';
import type { PlayerNotice, PlayerState } from './PlayerState.ts';
import type { SoundOutput } from '../engine/SoundOutput.ts';

/** What a browser has for the sound. */
export interface BrowserOutputs {
  /** Makes the output that can raise levels and cross-fade exactly; null where the browser has none. */
  openGraph?: () => Promise<SoundOutput | null>;
  /** Plays through an output device. Rejects when it is gone. @default not supported */
  selectOutput?: (deviceId: string) => Promise<void>;
  /** Calls back when the device that was selected is disconnected. Returns what ends this. */
  watchOutput?: (onLost: () => void) => () => void;
}

/** Chooses what the sound leaves through: the elements or the audio graph, and the device. */
export interface OutputControl {
  /** Uses the graph once a setting or an album needs it. It stays, because an element cannot leave it. */
  needGraph(): void;
  /** Plays through the device that the state names. */
  selectDevice(): void;
  dispose(): void;
}

interface OutputControlOptions extends BrowserOutputs {
  state: StoreApi<PlayerState>;
  engine: Engine;
  /** Whether the current track is joined exactly by the next one. */
  endsWithJoin: () => boolean;
  /** Pauses the music, if it plays. */
  pause: () => void;
  /** Called when the device was left. */
  onLeft: () => void;
  notify: (notice: PlayerNotice) => void;
}

export function createOutputControl({
  state,
  engine,
  openGraph,
  selectOutput,
  watchOutput,
  endsWithJoin,
  pause,
  onLeft,
  notify,
}: OutputControlOptions): OutputControl {
  let hasGraph = false;

  const leaveDevice = () => {
    state.setState({ output: '' });
    onLeft();
    selectOutput?.('').catch(() => {});
  };

  const selectDevice = () => {
    const { output } = state.getState();
    selectOutput?.(output).catch(() => {
      if (output === '') return;
      leaveDevice();
      notify({ type: 'outputGone' });
    });
  };

  /** The device was unplugged: the music does not go on aloud on another one. */
  const stopWatching = watchOutput?.(() => {
    pause();
    leaveDevice();
    notify({ type: 'outputLost' });
  });

  return {
    needGraph() {
      const { crossfade, loudness } = state.getState();
      if (hasGraph || !openGraph || (crossfade === 0 && loudness === 'off' && !endsWithJoin())) return;
      hasGraph = true;
      openGraph().then(
        (opened) => {
          if (!opened) return;
          engine.useOutput(opened);
          selectDevice();
        },
        () => {
          // The elements play without it. The next track tries again: the browser may have waited for a gesture.
          hasGraph = false;
        },
      );
    },
    selectDevice,
    dispose: () => stopWatching?.(),
  };
}
