/** A track that a radio may play next. */
export interface Candidate {
  id: number;
  /** How similar it is; negative when the listener wants less of it. */
  score: number;
  plays: number;
  artists: readonly number[];
}

/** A random number from 0 up to, but not including, 1. */
export type Random = () => number;

/** Of one artist, the most tracks in one response, as long as others are left. */
const mostOfOneArtist = 2;

/** A chance that grows with similarity, and slowly with plays. */
const weightOf = ({ score, plays }: Candidate) => Math.exp(score) * (1 + Math.log10(1 + plays));

const sharesArtist = (one: Candidate, artists: ReadonlySet<number>) =>
  one.artists.some((artist) => artists.has(artist));

/**
 * Draws tracks in the order of playback. No two neighbours have an artist in common, also not the first one with
 * `lastArtists`. It ends early when no candidate fits.
 */
export function chooseTracks(
  candidates: readonly Candidate[],
  { count, lastArtists, random }: { count: number; lastArtists: readonly number[]; random: Random },
): Candidate[] {
  const left = new Set(candidates);
  const chosen: Candidate[] = [];
  const timesOf = new Map<number, number>();
  let before = new Set(lastArtists);
  while (chosen.length < count) {
    const fitting = [...left].filter((one) => !sharesArtist(one, before));
    const fresh = fitting.filter((one) =>
      one.artists.every((artist) => (timesOf.get(artist) ?? 0) < mostOfOneArtist),
    );
    const pool = fresh.length > 0 ? fresh : fitting;
    let at = random() * pool.reduce((sum, one) => sum + weightOf(one), 0);
    const drawn = pool.find((one) => (at -= weightOf(one)) < 0) ?? pool.at(-1);
    if (!drawn) break;
    chosen.push(drawn);
    left.delete(drawn);
    before = new Set(drawn.artists);
    for (const artist of drawn.artists) timesOf.set(artist, (timesOf.get(artist) ?? 0) + 1);
  }
  return chosen;
}
