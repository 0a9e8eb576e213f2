import type { DeckIndex } from './DeckIndex.ts';

/** One of the two sounds of a join. */
export interface JoinedSound {
  deck: DeckIndex;
  url: string;
  /** In ms. */
  duration: number;
  /** The gain that evens its loudness. */
  gain: number;
}

/** What the join needs of the deck that plays. */
export interface EndingSound extends JoinedSound {
  /** The position of its element in s. */
  position(): number;
  /** The time in ms until its element ends. */
  left(): number;
  /** Called at the end of the sound, when the next one is heard. */
  onEnd(): void;
}

/** What the join needs of the deck that follows. */
export interface FollowingSound extends JoinedSound {
  position(): number;
  /** Starts its element, which is not heard yet. */
  start(): void;
  /** Moves the position of its element by s. */
  skip(seconds: number): void;
}

/** Joins the sounds of the two decks without a gap or an overlap. */
export interface ExactJoins {
  /** Prepares a join. Calls with the same pair do nothing. */
  approach(ending: EndingSound, following: FollowingSound): void;
  /**
   * The deck of the sound that follows, while the elements are not heard: from the take-over of the ending sound, whose end
   * calls `onEnd`, until the next element is heard.
   */
  following(): DeckIndex | null;
  /** Gives the signal back to the elements. */
  cancel(): void;
}
