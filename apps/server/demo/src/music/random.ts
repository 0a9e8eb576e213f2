/** A seeded random generator: the same seed always gives the same music. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Bell-shaped distribution around 0, about ±1 wide, never beyond ±2. */
  sway(): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** Makes the generator (mulberry32) of one seed. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    sway: () => next() + next() + next() + next() - 2,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
  };
}
