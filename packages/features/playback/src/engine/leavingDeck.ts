import type { Clock } from './Clock.ts';
import type { Deck } from './Deck.ts';

/** The deck whose sound was replaced before its end, and plays its rest in a cross-fade. */
export interface LeavingDeck {
  /** Empties the deck after a time in ms. */
  leave(deck: Deck, after: number): void;
  /** Empties the deck now. */
  finish(): void;
  isLeaving(): boolean;
}

export function createLeavingDeck(clock: Clock): LeavingDeck {
  let finish: (() => void) | null = null;
  return {
    leave(deck, after) {
      const { sound } = deck;
      const cancel = clock.after(after, () => finish?.());
      finish = () => {
        cancel();
        finish = null;
        if (deck.sound === sound) deck.empty();
      };
    },
    finish: () => finish?.(),
    isLeaving: () => finish !== null,
  };
}
