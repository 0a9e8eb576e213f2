import type { Clock } from './Clock.ts';
import { createEndWatch } from './endWatch.ts';
import type { EngineEvents, EngineState } from './EngineState.ts';
import type { LoadWatch } from './loadWatch.ts';
import { haveFutureData } from './readiness.ts';
import type { Sound } from './Sound.ts';

/** Reports the end of the active deck's sound as the listener hears it, earlier by a cross-fade. */
export interface SoundEnd {
  /** The position has changed: starts the cross-fade to the sound of the other deck in time. */
  moved(): void;
  /** The position was set, or another sound is loaded. */
  restart(): void;
  /** Ends waiting for the end. */
  cancel(): void;
  /** The element has ended. */
  ended(): void;
  /** The output has joined the next sound to the end of this one. */
  joined(sound: Sound): void;
}

interface SoundEndOptions {
  engine: EngineState;
  events: EngineEvents;
  clock: Clock;
  loadWatch: LoadWatch;
  /** Reports the position. */
  report: () => void;
}

/**
 * `timeupdate` fires about every 250 ms. The last event within this many ms of the end starts the timer of the
 * transition.
 */
const lastUpdate = 400;
/** A timer of a transition may be late by this many ms. */
export const timerDelay = 30;

export function createSoundEnd({ engine, events, clock, loadWatch, report }: SoundEndOptions): SoundEnd {
  const endWatch = createEndWatch(clock);
  let cancel = () => {};

  /** Reports a sound that ends, or is faded from, before its time. */
  const checkLength = (sound: Sound | null, early = 0) => {
    if (sound && sound.until === undefined && endWatch.isTooShort(sound.duration - early)) events.onCut();
  };

  const end = (sound: Sound | null) => {
    if (engine.active.sound !== sound || !engine.isWanted) return;
    loadWatch.cancel();
    report();
    events.onStatus('ended');
  };

  const scheduleCrossfade = () => {
    cancel();
    const { active: deck, standby } = engine;
    const { sound } = deck;
    const isReady = standby.sound !== null && standby.element.readyState >= haveFutureData;
    const left = deck.remaining();
    const early = standby.overlap();
    if (!isReady || !engine.isWanted || early === 0 || !(left < lastUpdate + early)) return;
    cancel = clock.after(Math.max(0, left - early), () => {
      if (deck !== engine.active || deck.sound !== sound || !engine.isWanted) return;
      if (deck.remaining() > early + timerDelay) return;
      loadWatch.cancel();
      checkLength(sound, early);
      events.onStatus('ended');
    });
  };

  /** Ends a sound of which this listener hears a part only. */
  const scheduleEnd = () => {
    const { active: deck } = engine;
    const { sound } = deck;
    const left = deck.remaining();
    if (sound?.until === undefined || !engine.isWanted || !(left < lastUpdate)) return;
    cancel();
    cancel = clock.after(Math.max(0, left), () => {
      if (deck !== engine.active || deck.sound !== sound || !engine.isWanted) return;
      loadWatch.cancel();
      engine.isWanted = false;
      deck.element.pause();
      report();
      events.onStatus('ended');
    });
  };

  return {
    moved() {
      const { active } = engine;
      if (active.seekTo === null) endWatch.moved(active.position(), engine.rate);
      scheduleCrossfade();
      scheduleEnd();
    },
    restart: endWatch.restart,
    cancel: () => cancel(),
    ended() {
      const { sound, index } = engine.active;
      const late = engine.output.delayOf(index);
      cancel();
      checkLength(sound);
      if (late > 0) {
        cancel = clock.after(late, () => end(sound));
      } else {
        loadWatch.cancel();
        report();
        events.onStatus('ended');
      }
    },
    joined(sound) {
      if (engine.active.sound === sound) checkLength(sound);
      end(sound);
    },
  };
}
