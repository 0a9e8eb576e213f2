/** The number of one of the two decks. */
export type DeckIndex = 0 | 1;
