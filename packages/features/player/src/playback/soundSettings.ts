import type { StoreApi } from 'zustand/vanilla';
import type { Engine } from './engine.ts';
import type { PlayerCommands, PlayerState } from './PlayerState.ts';

/** The commands for volume and speed. */
export type SoundSettings = Pick<PlayerCommands, 'setVolume' | 'toggleMute' | 'setRate'>;

export interface SoundSettingsOptions {
  state: StoreApi<PlayerState>;
  engine: Engine;
  onChange: () => void;
}

/** Applies the volume and rate of the state to the engine, now and after each command. */
export function createSoundSettings({ state, engine, onChange }: SoundSettingsOptions): SoundSettings {
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
      const limited = Math.min(1, Math.max(0, volume));
      change({ volume: limited, isMuted: limited === 0 ? state.getState().isMuted : false });
    },
    toggleMute: () => change({ isMuted: !state.getState().isMuted }),
    setRate: (rate) => change({ rate }),
  };
}
