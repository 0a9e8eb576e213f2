import type { StoreApi } from 'zustand/vanilla';
import type { Engine } from '../engine/engine.ts';
import type { PlayerCommands, PlayerState } from './PlayerState.ts';

/** The commands for volume, speed, transitions, loudness and the output device. */
export type SoundSettings = Pick<
  PlayerCommands,
  'setVolume' | 'toggleMute' | 'setRate' | 'setCrossfade' | 'setLoudness' | 'setOutput'
>;

export interface SoundSettingsOptions {
  state: StoreApi<PlayerState>;
  engine: Engine;
  /** Called after a change of the transitions or the loudness. */
  onTransition: () => void;
  /** Called after a change of the output device. */
  onOutput: () => void;
  onChange: () => void;
}

/** The limits of the playback rate: at slower and faster ones browsers mute the sound or lose the pitch. */
const rates = { lowest: 0.5, highest: 2 };
/** The longest cross-fade in seconds. */
const longestCrossfade = 12;

const between = (value: number, lowest: number, highest: number) =>
  Math.min(highest, Math.max(lowest, value));

/** Applies the settings of the state to the engine, now and after each command. */
export function createSoundSettings(options: SoundSettingsOptions): SoundSettings {
  const { state, engine, onTransition, onOutput, onChange } = options;
  const apply = (change: Partial<PlayerState>) => {
    state.setState(change);
    const { volume, isMuted, rate } = state.getState();
    engine.setVolume(volume);
    engine.setMuted(isMuted);
    engine.setRate(rate);
  };
  apply({});
  const change = (next: Partial<PlayerState>) => {
    apply(next);
    onChange();
  };
  return {
    setVolume(volume) {
      const limited = between(volume, 0, 1);
      change({ volume: limited, isMuted: limited === 0 ? state.getState().isMuted : false });
    },
    toggleMute: () => change({ isMuted: !state.getState().isMuted }),
    setRate: (rate) => change({ rate: between(rate, rates.lowest, rates.highest) }),
    setCrossfade(seconds) {
      change({ crossfade: between(seconds, 0, longestCrossfade) });
      onTransition();
    },
    setLoudness(loudness) {
      change({ loudness });
      onTransition();
    },
    setOutput(output) {
      change({ output });
      onOutput();
    },
  };
}
