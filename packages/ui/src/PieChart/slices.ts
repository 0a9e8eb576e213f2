export interface Slice {
  readonly value: number;
  /** Of the whole, from 0 to 1. */
  readonly share: number;
  /** In radians, clockwise from the top. */
  readonly from: number;
  readonly to: number;
}

/** The parts of a whole, one after the other. What is no amount is none. */
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
