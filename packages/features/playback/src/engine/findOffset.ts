/** Where a signal was found in another one. */
export interface FoundOffset {
  /** The index of its first sample. */
  offset: number;
  /** The normalised correlation there, at most 1. */
  score: number;
}

/** Periodic signals fit in several places that differ by less than this. The nearest to the expected one counts. */
const tie = 0.002;
/** The first search compares the means of this many samples. */
const coarse = 4;
/** The best places of the first search, which are compared sample by sample. */
const candidates = 48;

const meansOf = (signal: Float32Array) =>
  Float32Array.from({ length: Math.floor(signal.length / coarse) }, (_, index) => {
    let sum = 0;
    for (let at = 0; at < coarse; at += 1) sum += signal[index * coarse + at]!;
    return sum / coarse;
  });

/** The normalised correlation of a signal with the part of another one from an offset on. */
function correlate(signal: Float32Array, inside: Float32Array, offset: number): number {
  let sum = 0;
  let power = 0;
  let other = 0;
  for (let at = 0; at < signal.length; at += 1) {
    const [one, two] = [signal[at]!, inside[offset + at]!];
    sum += one * two;
    power += one * one;
    other += two * two;
  }
  const least = signal.length * 1e-8;
  return power > least && other > least ? sum / Math.sqrt(power * other) : 0;
}

/**
 * Finds a short signal in a longer one, at most `reach` samples from the expected index, by normalised cross-correlation:
 * first roughly, then to the sample. Null where it does not overlap, or when either of them is silent.
 */
export function findOffset(
  signal: Float32Array,
  inside: Float32Array,
  expected: number,
  reach: number,
): FoundOffset | null {
  const from = Math.max(0, Math.round(expected) - reach);
  const to = Math.min(inside.length - signal.length, Math.round(expected) + reach);
  if (to < from) return null;
  const [rough, roughInside] = [meansOf(signal), meansOf(inside.subarray(from, to + signal.length))];
  const places: FoundOffset[] = [];
  for (let offset = 0; offset + rough.length <= roughInside.length; offset += 1)
    places.push({ offset: from + offset * coarse, score: correlate(rough, roughInside, offset) });
  const best = places.toSorted((one, other) => other.score - one.score).slice(0, candidates);
  const found = best
    .filter(({ score }) => score > 0)
    .flatMap(({ offset }) =>
      Array.from({ length: 2 * coarse + 1 }, (_, index) => offset + index - coarse)
        .filter((each) => each >= from && each <= to)
        .map((each) => ({ offset: each, score: correlate(signal, inside, each) })),
    );
  const highest = Math.max(...found.map(({ score }) => score));
  // Beside the highest point of a peak, the score is almost as high.
  const peaks = found
    .filter(({ score }) => score > 0 && score >= highest - tie)
    .filter(
      (one) =>
        !found.some((other) => Math.abs(other.offset - one.offset) <= coarse && other.score > one.score),
    );
  return (
    peaks.toSorted((one, other) => Math.abs(one.offset - expected) - Math.abs(other.offset - expected))[0] ??
    null
  );
}
