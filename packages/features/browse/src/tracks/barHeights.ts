/**
 * Mastered music is loud throughout, so only its variation is drawn. The minimum range is a quarter of the loudest
 * value.
 */
const leastRange = 0.25;
const lowest = 0.05;
/** The height of the quiet parts, from 0 to 1. */
const quiet = 0.15;

/**
 * Merges loudness values from 0 to 255 into a number of bars from 0 to 1, with a visible contrast of quiet and loud
 * parts.
 */
export function barHeights(peaks: readonly number[], bars: number): number[] {
  const means = Array.from({ length: bars }, (_, index) => {
    const from = Math.floor((index * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / bars));
    const part = peaks.slice(from, to);
    return part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length);
  });
  const sorted = means.toSorted((a, b) => a - b);
  const high = Math.max(1, sorted.at(-1) ?? 1);
  const low = sorted[Math.floor(sorted.length / 10)] ?? 0;
  const range = Math.max(high - low, leastRange * high);
  return means.map((mean) => Math.max(lowest, quiet + (1 - quiet) * ((mean - (high - range)) / range)));
}
