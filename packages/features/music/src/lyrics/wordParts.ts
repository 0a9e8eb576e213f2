import type { LyricsLine, LyricsWord } from '@segno/data';

/**
 * The whole text of a line, divided where its timed words begin. What comes before the first one has the time of the
 * line, and what has no time is part of the word before it.
 */
export function wordParts({ text, start, words }: LyricsLine): LyricsWord[] {
  const places: { at: number; start: number }[] = [];
  let from = 0;
  for (const word of words) {
    const at = text.indexOf(word.text, from);
    if (at < 0) continue;
    places.push({ at, start: word.start });
    from = at + word.text.length;
  }
  if (places[0]?.at !== 0) places.unshift({ at: 0, start: start ?? 0 });
  return places.map((place, index) => ({
    start: place.start,
    text: text.slice(place.at, places[index + 1]?.at),
  }));
}
