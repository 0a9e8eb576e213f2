/** A matched range of a text: the index of the first character and the index after the last. */
export type Range = readonly [from: number, to: number];

export interface Match {
  /** A higher score is a better match. */
  score: number;
  ranges: readonly Range[];
}

/** Letters in lower case without accents for comparison, each with its index in the text. */
function fold(text: string) {
  const letters: string[] = [];
  const places: number[] = [];
  for (const [index, letter] of Array.from(text, (character) => character).entries()) {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    for (const part of plain) {
      letters.push(part);
      places.push(index);
    }
  }
  return { letters: letters.join(''), places };
}

const isWordStart = (text: string, index: number) => index === 0 || !/[\p{L}\p{N}]/u.test(text[index - 1]!);

/** Merges adjacent indexes, so that consecutive letters are one range. */
function toRanges(places: readonly number[]): Range[] {
  const ranges: [number, number][] = [];
  for (const place of places) {
    const last = ranges.at(-1);
    if (last && place <= last[1]) last[1] = Math.max(last[1], place + 1);
    else ranges.push([place, place + 1]);
  }
  return ranges;
}

/** Consecutive letters: the highest score at the start of the text, a high one at the start of a word. */
function matchRun(query: string, text: string): { score: number; at: number } | undefined {
  let best: { score: number; at: number } | undefined;
  for (let at = text.indexOf(query); at !== -1; at = text.indexOf(query, at + 1)) {
    let score = 60;
    if (at === 0) score = query.length === text.length ? 120 : 100;
    else if (isWordStart(text, at)) score = 80;
    if (!best || score > best.score) best = { score, at };
  }
  return best;
}

/** Letters in order with others between; the score rises with the number of letters that start a word. */
function matchLetters(query: string, text: string): { score: number; at: number[] } | undefined {
  const at: number[] = [];
  let starts = 0;
  let from = 0;
  for (const letter of query) {
    let found = -1;
    // The start of a later word scores higher than a letter inside this word.
    for (let index = text.indexOf(letter, from); index !== -1; index = text.indexOf(letter, index + 1)) {
      if (found === -1) found = index;
      if (index === from || isWordStart(text, index)) {
        found = index;
        break;
      }
    }
    if (found === -1) return undefined;
    if (isWordStart(text, found)) starts += 1;
    at.push(found);
    from = found + 1;
  }
  const spread = at.at(-1)! - at[0]! + 1;
  return { score: Math.round((40 * (starts + query.length / spread)) / (query.length + 1)), at };
}

/** Finds a query in a text as people type it: `new pl`, `np` and `nwplst` all find “New playlist”. */
export function fuzzyMatch(query: string, text: string): Match | undefined {
  const wanted = fold(query.trim()).letters;
  if (wanted === '') return { score: 0, ranges: [] };
  const { letters, places } = fold(text);

  const run = matchRun(wanted, letters);
  if (run) {
    return { score: run.score, ranges: toRanges(places.slice(run.at, run.at + wanted.length)) };
  }
  const words = wanted.split(/\s+/);
  if (words.length > 1) {
    const runs = words.map((word) => ({ word, found: matchRun(word, letters) }));
    if (runs.every(({ found }) => found)) {
      const found = runs.flatMap(({ word, found: { at } = { at: 0 } }) => places.slice(at, at + word.length));
      return { score: 50, ranges: toRanges(found.toSorted((one, other) => one - other)) };
    }
  }
  const loose = matchLetters(wanted.replaceAll(/\s+/g, ''), letters);
  return loose && { score: loose.score, ranges: toRanges(loose.at.map((index) => places[index]!)) };
}
