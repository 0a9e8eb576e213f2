const segments = (text: string) => [
  ...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
];

/** The first letters of the first and last word of a name: `DB` for `Dora del Bosque`. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word ? (segments(word).find(({ segment }) => /[\p{L}\p{N}]/u.test(segment))?.segment ?? '') : '',
  );
  // In no language: the server and the browser have different ones.
  return letters.join('').toUpperCase();
}

/** A number from 0 to 8, always the same for a name. */
export function categoryOf(name: string): 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 {
  let hash = 0;
  for (const letter of name) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) >>> 0;
  return ((hash % 9) + 1) as ReturnType<typeof categoryOf>;
}
