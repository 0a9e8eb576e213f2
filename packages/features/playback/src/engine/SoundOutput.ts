import type { Clock } from './Clock.ts';
import type { DeckIndex } from './DeckIndex.ts';
import type { ExactJoins } from './ExactJoins.ts';
import type { MediaElement } from './MediaElement.ts';

/** How loud the two decks sound. */
export interface SoundOutput {
  /** The listener's volume as a factor, from 0 to 1. */
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  /** The gain that evens the loudness of a deck's sound, as a factor. */
  setGain(deck: DeckIndex, gain: number): void;
  /** Fades a deck in from silence, or out, at constant power. */
  fade(deck: DeckIndex, direction: 'in' | 'out', milliseconds: number): void;
  /** Ends a fade: the deck has its full level. */
  endFade(deck: DeckIndex): void;
  /** By how many ms a deck is heard later than its element plays. */
  delayOf(deck: DeckIndex): number;
  /** Removes the delay of a deck. */
  endDelay(deck: DeckIndex): void;
  /** Joins sounds on the audio clock, where that is possible. */
  readonly joins: ExactJoins | null;
  /** Called before a deck plays, in a gesture of the listener where there is one. */
  resume(): void;
  dispose(): void;
}

/** The level at a part of a fade, from 0 to 1. The powers of both sides add up to 1. */
export const fadeLevel = (direction: 'in' | 'out', part: number): number =>
  direction === 'in' ? Math.sin((part * Math.PI) / 2) : Math.cos((part * Math.PI) / 2);

/** The time between two steps of a fade, in ms. */
const step = 40;

/**
 * Sets the volumes of the elements, which plays every source in every browser. It cannot make a sound louder than the
 * recording is.
 */
export function createElementOutput(
  elements: readonly [MediaElement, MediaElement],
  clock: Clock,
): SoundOutput {
  let volume = 1;
  const gains: [number, number] = [1, 1];
  const levels: [number, number] = [1, 1];
  const cancels = [() => {}, () => {}];
  const apply = (deck: DeckIndex) => {
    elements[deck].volume = Math.min(1, Math.max(0, volume * gains[deck] * levels[deck]));
  };
  const endFade = (deck: DeckIndex) => {
    cancels[deck]?.();
    levels[deck] = 1;
    apply(deck);
  };
  return {
    setVolume(next) {
      volume = next;
      apply(0);
      apply(1);
    },
    setGain(deck, gain) {
      gains[deck] = gain;
      apply(deck);
    },
    fade(deck, direction, milliseconds) {
      cancels[deck]?.();
      const start = clock.now();
      const run = () => {
        const part = milliseconds > 0 ? Math.min(1, (clock.now() - start) / milliseconds) : 1;
        levels[deck] = fadeLevel(direction, part);
        apply(deck);
        if (part < 1) cancels[deck] = clock.after(step, run);
      };
      run();
    },
    setMuted(isMuted) {
      for (const element of elements) element.muted = isMuted;
    },
    endFade,
    delayOf: () => 0,
    endDelay() {},
    joins: null,
    resume() {},
    dispose() {
      endFade(0);
      endFade(1);
    },
  };
}
