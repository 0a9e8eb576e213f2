import type { Deck } from './Deck.ts';
import type { SoundOutput } from './SoundOutput.ts';

/** What the parts of the engine share. */
export interface EngineState {
  /** The deck that plays. */
  active: Deck;
  /** The deck of the next sound. */
  standby: Deck;
  output: SoundOutput;
  /** Whether playback is requested, regardless of the state of the elements. */
  isWanted: boolean;
  /** Whether the music fades out. */
  isFading: boolean;
  rate: number;
}

/** The times of the current sound in milliseconds. They change several times a second. */
export interface SoundProgress {
  position: number;
  duration: number;
  buffered: number;
}

export interface EngineEvents {
  onStatus(status: 'loading' | 'playing' | 'paused' | 'ended'): void;
  onProgress(progress: SoundProgress): void;
  /** The sound has been loading for a long time. */
  onSlow(): void;
  /** The sound has ended before its time: a part of its file is missing. Called before its end. */
  onCut(): void;
  /** The sound cannot be played, after all retries. */
  onFailure(): void;
}
