/** A seeded random generator: the same seed always gives the same values. */
export interface Dice {
  /** From 0 up to, but not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Returns the items in random order. */
  shuffle<T>(items: readonly T[]): T[];
  /** Bell-shaped distribution around 0, mostly within ±1. */
  sway(): number;
}

/** A random generator seeded by a text, such as the key of an image. */
export function createDice(seed: string): Dice {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    shuffle(items) {
      const left = [...items];
      return items.map(() => left.splice(whole(0, left.length - 1), 1)).flat();
    },
    sway: () => (next() + next() + next() + next() - 2) * 0.87,
  };
}

/** FNV-1a with a final mix, so that similar texts have very different hashes. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
