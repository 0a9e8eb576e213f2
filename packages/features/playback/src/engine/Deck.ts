import type { DeckIndex } from './DeckIndex.ts';
import type { MediaElement } from './MediaElement.ts';
import type { Join, Sound } from './Sound.ts';
import type { SoundOutput } from './SoundOutput.ts';

/** One of the two media elements, with the sound that it has. */
export interface Deck {
  readonly index: DeckIndex;
  readonly element: MediaElement;
  /** How the sound begins after the one of the other deck. */
  join: Join;
  sound: Sound | null;
  /** The position to seek to once the metadata is loaded, in ms. */
  seekTo: number | null;
  /** The position in ms at which the sound was loaded again; null once it has played on. */
  retriedAt: number | null;
  place(sound: Sound, position: number): void;
  empty(): void;
  /** In ms. */
  duration(): number;
  /** The position that is heard, in ms. It may come later than what the element plays. */
  position(): number;
  /** The time until the end is heard, in ms. */
  remaining(): number;
  /** For how long the sound overlaps with the one before it, in ms. */
  overlap(): number;
}

interface DeckOptions {
  output: () => SoundOutput;
  /** The playback rate of the listener. */
  rate: () => number;
}

export function createDeck(index: DeckIndex, element: MediaElement, { output, rate }: DeckOptions): Deck {
  return {
    index,
    element,
    join: 'ended',
    sound: null,
    seekTo: null,
    retriedAt: null,
    place(sound, position) {
      this.sound = sound;
      this.seekTo = position > 0 ? position : null;
      element.preload = 'auto';
      element.src = sound.url;
      output().endFade(index);
      output().endDelay(index);
      output().setGain(index, sound.gain ?? 1);
      // Loading resets the rate of an element.
      element.playbackRate = rate();
    },
    empty() {
      if (!this.sound) return;
      this.sound = null;
      this.seekTo = null;
      this.join = 'ended';
      element.pause();
      element.removeAttribute('src');
      element.load();
    },
    duration() {
      const whole =
        Number.isFinite(element.duration) && element.duration > 0
          ? element.duration * 1000
          : (this.sound?.duration ?? 0);
      return Math.min(whole, this.sound?.until ?? Infinity);
    },
    position() {
      return this.seekTo ?? Math.max(0, element.currentTime * 1000 - output().delayOf(index));
    },
    remaining() {
      const end = Math.min(element.duration * 1000, this.sound?.until ?? Infinity);
      return (end - element.currentTime * 1000) / (element.playbackRate || 1) + output().delayOf(index);
    },
    overlap() {
      return typeof this.join === 'object' ? this.join.overlap : 0;
    },
  };
}
