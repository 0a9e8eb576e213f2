import { type Chord, type VoicingOptions, voiceChord } from '../harmony.ts';
import { inventMotif, type Motif } from '../melody.ts';
import type { Bar, Part, Score } from '../score.ts';
import type { Song } from '../songs.ts';

/** Composes a whole song in the style of one genre. */
export type Style = (song: Song, seed: number) => Score;

const strengths: Readonly<Record<string, number>> = { X: 1, x: 0.78, o: 0.45, '.': 0 };

/** Adds drum notes from a pattern of sixteenths: `X` accented, `x` normal, `o` soft, `.` silent. */
export function drumLine(score: Score, part: Part, bar: Bar, line: string, velocity = 1): void {
  for (let step = 0; step < Math.min(line.length, score.steps); step++) {
    const strength = strengths[line[step] ?? '.'] ?? 0;
    if (strength > 0)
      score.play(part, bar, step % 3, { step, length: 1, velocity: Math.min(1, strength * velocity) });
  }
}

/** Adds kick notes from a pattern. The kick also controls the sidechain compression of other parts. */
export function kickLine(score: Score, part: Part, bar: Bar, line: string, velocity = 1): void {
  drumLine(score, part, bar, line, velocity);
  for (let step = 0; step < line.length; step++)
    if (line[step] !== '.' && line[step] !== 'o') score.kicks.push(score.timeOf(bar.index, step));
}

/** The lowest note of a pitch class at or above `low`. */
export const above = (tone: number, low: number) => low + ((((tone - low) % 12) + 12) % 12);

/** Voices consecutive chords, each close to the previous one. */
export function createVoicer(options: VoicingOptions): (chord: Chord) => number[] {
  let before: number[] | null = null;
  let last: Chord | null = null;
  return (chord) => {
    if (before && last === chord) return before;
    before = voiceChord(chord, before, options);
    last = chord;
    return before;
  };
}

/** Each chord of a bar with its length in sixteenths. */
export function chordSpans(score: Score, bar: Bar): { chord: Chord; step: number; length: number }[] {
  const length = score.steps / bar.chords.length;
  return bar.chords.map((chord, index) => ({ chord, step: index * length, length }));
}

/** Whether the bar has the same chord as the previous one, so that a long note can continue. */
export const isHeldOver = (score: Score, bar: Bar) => {
  const before = score.bars[bar.index - 1];
  return (
    before !== undefined &&
    before.section === bar.section &&
    before.chords.at(-1)?.name === bar.chords[0]?.name &&
    bar.chords.length === 1
  );
};

/** Adds sustained chords to a part. A repeated chord is held. */
export function holdChords(
  score: Score,
  part: Part,
  bars: readonly Bar[],
  voice: (chord: Chord) => readonly number[],
  velocity = 0.75,
): void {
  let index = 0;
  while (index < bars.length) {
    const bar = bars[index];
    if (!bar) break;
    let span = 1;
    for (
      let next = bars[index + span];
      next && isHeldOver(score, next) && span < 4 && bar.chords.length === 1;
      next = bars[index + span]
    )
      span++;
    for (const { chord, step, length } of chordSpans(score, bar))
      score.play(part, bar, voice(chord), {
        step,
        length: bar.chords.length === 1 ? span * score.steps : length,
        velocity,
      });
    index += bar.chords.length === 1 ? span : 1;
  }
}

/** Two motifs from the rhythms of a genre, for the first and the second theme. */
export function twoMotifs(score: Score, cells: readonly string[]): { a: Motif; b: Motif } {
  return { a: inventMotif(score.random, cells), b: inventMotif(score.random, cells) };
}
