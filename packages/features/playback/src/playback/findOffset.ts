/** Where a signal was found in another one. */
export interface FoundOffset {
  /** The index of its first sample. */
  offset: number;
  /** The normalised correlation there, at most 1. */
  score: number;
}

/** Periodic signals fit in several places that differ by less than this. The nearest to the expected one counts. */
const tie = 0.002;

/**
 * Finds a short signal in a longer one, at most `reach` samples from the expected index, by normalised cross-correlation.
 * Null where it does not overlap, or when either of them is silent.
 */
export function findOffset(
  signal: Float32Array,
  inside: Float32Array,
  expected: number,
  reach: number,
): FoundOffset | null {
  const { length } = signal;
  const from = Math.max(0, Math.round(expected) - reach);
  const to = Math.min(inside.length - length, Math.round(expected) + reach);
  let power = 0;
  for (const sample of signal) power += sample * sample;
  if (to < from || power < length * 1e-8) return null;
  let other = 0;
  for (let at = 0; at < length; at += 1) other += inside[from + at]! ** 2;
  const scores = new Float32Array(to - from + 1);
  let best = 0;
  for (let offset = from; offset <= to; offset += 1) {
    let sum = 0;
    for (let at = 0; at < length; at += 1) sum += signal[at]! * inside[offset + at]!;
    const score = other > length * 1e-8 ? sum / Math.sqrt(power * other) : 0;
    scores[offset - from] = score;
    best = Math.max(best, score);
    other = Math.max(0, other - inside[offset]! ** 2 + (inside[offset + length] ?? 0) ** 2);
  }
  if (best <= 0) return null;
  let found = -1;
  for (let index = 0; index < scores.length; index += 1) {
    if (scores[index]! < best - tie) continue;
    const isNearer = Math.abs(from + index - expected) < Math.abs(from + found - expected);
    // Beside the highest point of a peak, the score is almost as high.
    const isPeak = scores[index]! >= (scores[index - 1] ?? -1) && scores[index]! >= (scores[index + 1] ?? -1);
    if (isPeak && (found < 0 || isNearer)) found = index;
  }
  return found < 0 ? null : { offset: from + found, score: scores[found]! };
}
