/** Maps a value to a position, and has the domain of the axis. */
export interface Scale {
  (value: number): number;
  readonly domain: readonly [number, number];
}

export function linearScale(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const span = domain[1] - domain[0];
  const scale = (value: number) =>
    span === 0 ? (range[0] + range[1]) / 2 : range[0] + ((value - domain[0]) / span) * (range[1] - range[0]);
  return Object.assign(scale, { domain });
}

/** The step of 1, 2 or 5 times a power of ten that divides a span into about `parts` parts. */
function niceStep(span: number, parts: number, isWhole: boolean): number {
  const rough = span / Math.max(1, parts);
  const power = 10 ** Math.floor(Math.log10(rough));
  const ratio = rough / power;
  const step = power * (ratio > 7.07 ? 10 : ratio > 3.16 ? 5 : ratio > 1.41 ? 2 : 1);
  return isWhole ? Math.max(1, step) : step;
}

/** Round values from at or below the smallest to at or above the largest; an axis ends on the first and the last. */
export function niceTicks(smallest: number, largest: number, parts: number, isWhole = false): number[] {
  if (!Number.isFinite(smallest) || !Number.isFinite(largest)) return [0, 1];
  // All values are equal: the axis goes from 0 to the value.
  const [low, high] =
    smallest === largest ? [Math.min(0, smallest), Math.max(0, smallest) || 1] : [smallest, largest];
  const step = niceStep(high - low, parts, isWhole);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  // Multiplied, not summed, to avoid floating-point errors such as 0.1 + 0.2.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

export interface BandScale {
  /** The start of the band at an index. */
  (index: number): number;
  readonly bandwidth: number;
  readonly step: number;
}

/** Bands of equal width; the gap is a fraction of the step. */
export function bandScale(count: number, range: readonly [number, number], gap: number): BandScale {
  const step = (range[1] - range[0]) / Math.max(1, count);
  const bandwidth = step * (1 - gap);
  return Object.assign((index: number) => range[0] + index * step + (step - bandwidth) / 2, {
    bandwidth,
    step,
  });
}

/** The index of the number nearest to a value in an ascending list. */
export function nearestIndex(values: readonly number[], value: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low > 0 && value - values[low - 1]! <= values[low]! - value ? low - 1 : low;
}

/** Every nth label, so that at most the given number remain; the first label always remains. */
export const everyNth = (count: number, most: number): number =>
  Math.max(1, Math.ceil(count / Math.max(1, most)));
