export interface Slice {
  readonly value: number;
  /** The share of the whole, from 0 to 1. */
  readonly share: number;
  /** In radians, clockwise from the top. */
  readonly from: number;
  readonly to: number;
}

/** Consecutive slices of the parts. An invalid amount counts as 0. */
export function slices(values: readonly number[]): Slice[] {
  const amounts = values.map((value) => (Number.isFinite(value) ? Math.max(0, value) : 0));
  const total = amounts.reduce((sum, value) => sum + value, 0);
  let before = 0;
  return amounts.map((value) => {
    const from = total > 0 ? (before / total) * Math.PI * 2 : 0;
    before += value;
    const to = total > 0 ? (before / total) * Math.PI * 2 : 0;
    return { value, share: total > 0 ? value / total : 0, from, to };
  });
}

/** The index of the slice at an angle. */
export const sliceAt = (all: readonly Slice[], angle: number): number | undefined => {
  const index = all.findIndex(({ from, to }) => to > from && angle >= from && angle < to);
  return index < 0 ? undefined : index;
};

/** The number of slices that are easy to tell apart; the palette has one more colour. */
const mostParts = 8;

/**
 * Which parts have a slice of their own, by index and in their order, and which go together in one last slice, since
 * they are too many: the smallest of them.
 */
export function gather(values: readonly number[]): { own: readonly number[]; rest: readonly number[] } {
  const all = values.map((_, index) => index);
  if (values.length <= mostParts) return { own: all, rest: [] };
  const size = (index: number) => slices([values[index]!])[0]!.value;
  const largest = new Set(all.toSorted((a, b) => size(b) - size(a)).slice(0, mostParts - 1));
  return { own: all.filter((index) => largest.has(index)), rest: all.filter((index) => !largest.has(index)) };
}
