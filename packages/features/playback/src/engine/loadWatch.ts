import type { Clock } from './Clock.ts';
import type { EngineEvents, EngineState } from './EngineState.ts';

/** Watches the loading of the active deck, and loads its sound again when it stalls or fails. */
export interface LoadWatch {
  /** The sound needs data. */
  watch(): void;
  /** The sound plays, or is not wanted any more. */
  cancel(): void;
  /** The position has changed. */
  moved(): void;
  /** The element has reported an error. */
  failed(code: number): void;
}

interface LoadWatchOptions {
  engine: EngineState;
  events: EngineEvents;
  clock: Clock;
  /** Starts the active deck. */
  begin: () => void;
}

/** A stall of this length, in ms, reloads the sound. A second one is a failure. */
const stallLimit = 20_000;
/** After this time in ms the slow loading is reported. */
const slowAfter = 8000;
const retryDelay = 1000;
/** A sound that was loaded again has recovered when it has played this far, in ms. */
const recovered = 3000;
const networkError = 2;

export function createLoadWatch({ engine, events, clock, begin }: LoadWatchOptions): LoadWatch {
  let cancel = () => {};

  const retry = () => {
    const { active } = engine;
    if (!active.sound) return;
    active.retriedAt = active.position();
    active.place(active.sound, active.retriedAt);
    if (engine.isWanted) begin();
  };

  const giveUp = () => {
    cancel();
    engine.isWanted = false;
    events.onFailure();
  };

  return {
    watch() {
      cancel();
      const cancelStall = clock.after(stallLimit, () =>
        engine.active.retriedAt === null ? retry() : giveUp(),
      );
      const cancelSlow = clock.after(slowAfter, () => {
        if (engine.isWanted && engine.active.retriedAt === null) events.onSlow();
      });
      cancel = () => {
        cancelStall();
        cancelSlow();
      };
    },
    cancel: () => cancel(),
    moved() {
      const { active } = engine;
      // It may fail in the same place again.
      if (active.retriedAt !== null && Math.abs(active.position() - active.retriedAt) > recovered)
        active.retriedAt = null;
    },
    failed(code) {
      const { active } = engine;
      const isPassing = code === networkError || active.position() > 0;
      if (!isPassing || active.retriedAt !== null) {
        giveUp();
        return;
      }
      if (engine.isWanted) events.onStatus('loading');
      const resumeAt = active.position();
      cancel();
      cancel = clock.after(retryDelay, () => {
        active.seekTo = resumeAt;
        retry();
      });
    },
  };
}
