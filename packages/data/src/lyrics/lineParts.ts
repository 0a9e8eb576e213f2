import type { LyricsLine } from './contract.ts';

/** A part of the text of a line. `start` is null before the first timed word. */
export interface LinePart {
  /** Where it begins in the text of the line, in UTF-16 code units. */
  at: number;
  start: number | null;
  text: string;
}

/**
 * The whole text of a line, divided where its timed words begin. What has no time is part of the word before it. Words that
 * the text does not have are left out.
 */
export function lineParts({ text, words }: Pick<LyricsLine, 'text' | 'words'>): LinePart[] {
  const places: { at: number; start: number | null }[] = [];
  let from = 0;
  for (const word of words) {
    const at = text.indexOf(word.text, from);
    if (at < 0) continue;
    places.push({ at, start: word.start });
    from = at + word.text.length;
  }
  if (places[0]?.at !== 0) places.unshift({ at: 0, start: null });
  return places.map(({ at, start }, index) => ({
    at,
    start,
    text: text.slice(at, places[index + 1]?.at),
  }));
}
