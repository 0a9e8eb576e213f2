export interface Bar {
  readonly series: number;
  readonly category: number;
  readonly from: number;
  readonly to: number;
  /** Whether it is the last bar of its stack. */
  readonly isLast: boolean;
}

/**
 * The bars of every series and category. They start at zero or, when stacked, at the end of the previous bar. Negative
 * values go down.
 */
export function stack(
  data: readonly (readonly (number | null)[])[],
  categories: number,
  isStacked: boolean,
): Bar[] {
  return Array.from({ length: categories }, (_, category) => {
    const ends = { up: 0, down: 0 };
    const bars = data.flatMap((values, series) => {
      const value = values[category];
      if (value === null || value === undefined || !Number.isFinite(value)) return [];
      const side = value < 0 ? 'down' : 'up';
      const from = isStacked ? ends[side] : 0;
      // Sums of decimal fractions have floating-point errors.
      ends[side] = Number((ends[side] + value).toPrecision(12));
      return [{ series, category, from, to: isStacked ? ends[side] : value, side }];
    });
    return bars.map(({ side, ...bar }) => ({
      ...bar,
      isLast:
        !isStacked ||
        !bars.some((other) => other.side === side && other.series > bar.series && other.from !== other.to),
    }));
  }).flat();
}
