import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../engine/Clock.ts';
import type { Engine } from '../engine/engine.ts';
import type { PlayerCommands, PlayerProgress, PlayerState } from './PlayerState.ts';

/** The time in which the music fades out, in ms. */
const fadeTime = 8000;

/** Stops the music by itself (PLAYER-15). */
export interface SleepControl {
  setSleep: PlayerCommands['setSleep'];
  /** Whether the music stops at the end of the current track. */
  endsWithTrack(): boolean;
  /** Whether nothing may follow the queue. */
  endsWithQueue(): boolean;
  /** Call at each report of the position. */
  positionChanged(progress: PlayerProgress): void;
  /** Call when the music has stopped at the end of the track or queue. */
  stopped(): void;
  dispose(): void;
}

export interface SleepOptions {
  state: StoreApi<PlayerState>;
  engine: Engine;
  clock: Clock;
  pause: () => void;
  /** Called when the timer changes what follows the current track. */
  onChange: () => void;
  onAsleep: () => void;
}

export function createSleepTimer({
  state,
  engine,
  clock,
  pause,
  onChange,
  onAsleep,
}: SleepOptions): SleepControl {
  let cancel = () => {};
  let isFading = false;
  const clear = () => {
    cancel();
    cancel = () => {};
    if (isFading) engine.endFade();
    isFading = false;
  };
  const end = () => {
    clear();
    state.setState({ sleep: null });
    onAsleep();
  };
  const fade = (milliseconds: number) => {
    isFading = true;
    engine.fadeOut(milliseconds);
  };
  return {
    setSleep(when) {
      clear();
      if (when === null || typeof when === 'string') {
        state.setState({ sleep: when === null ? null : { kind: when } });
        onChange();
        return;
      }
      const time = when.minutes * 60_000;
      state.setState({ sleep: { kind: 'time', at: clock.now() + time } });
      cancel = clock.after(Math.max(0, time - fadeTime), () => {
        fade(Math.min(time, fadeTime));
        cancel = clock.after(Math.min(time, fadeTime), () => {
          pause();
          end();
        });
      });
      onChange();
    },
    endsWithTrack: () => state.getState().sleep?.kind === 'track',
    endsWithQueue: () => state.getState().sleep?.kind === 'queue',
    positionChanged({ position, duration }) {
      const { sleep, status, rate, nextUp, upcoming } = state.getState();
      if (!sleep || sleep.kind === 'time' || status !== 'playing') return;
      const isLast = sleep.kind === 'track' || nextUp.length + upcoming.length === 0;
      const left = (duration - position) / rate;
      const isNear = isLast && duration > 0 && left <= fadeTime;
      if (isNear && !isFading) fade(Math.max(0, left));
      if (!isNear && isFading) {
        // The listener has moved back.
        isFading = false;
        engine.endFade();
      }
    },
    stopped: end,
    dispose: clear,
  };
}
