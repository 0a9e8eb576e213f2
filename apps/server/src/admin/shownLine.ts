const placeholder = /:[a-z]\w*|:\d/g;
const forms = /(\[[^[\]]*\|[^[\]]*\])/;

/** A part of a line: its own text, any text of at least one letter, or one of several plural forms. */
type Part = string | typeof anything | Part[][];
const anything = Symbol('anything');

/** A text whose placeholders stand for anything. */
const partsOfText = (text: string): Part[] => {
  const [first = '', ...others] = text.split(placeholder);
  return [first, ...others.flatMap((own): Part[] => [anything, own])].filter((part) => part !== '');
};

/** What a line can show: any values in its placeholders, and each of its plural forms. */
const partsOf = (line: string): Part[] =>
  line.split(forms).flatMap((part): Part[] =>
    part.startsWith('[') && part.endsWith(']') && part.includes('|')
      ? [
          part
            .slice(1, -1)
            .split('|')
            .map((form) => partsOfText(form.replace(/^(?:zero|one|two|few|many|other)\s+/, ''))),
        ]
      : partsOfText(part),
  );

/**
 * The places of a text where parts that begin at `starts` can end. A regular expression would try every combination of
 * values: its time is exponential in the number of placeholders.
 */
function endsOf(parts: readonly Part[], text: string, starts: ReadonlySet<number>): ReadonlySet<number> {
  let places = starts;
  for (const part of parts) {
    if (places.size === 0) return places;
    if (part === anything) {
      const first = Math.min(...places) + 1;
      places = new Set(Array.from({ length: Math.max(0, text.length - first + 1) }, (_, at) => first + at));
    } else if (typeof part === 'string') {
      places = new Set([...places].filter((at) => text.startsWith(part, at)).map((at) => at + part.length));
    } else {
      const before = places;
      places = new Set(part.flatMap((form) => [...endsOf(form, text, before)]));
    }
  }
  return places;
}

/** How many letters of a line are its own. */
const ownLetters = (line: string) => line.replace(placeholder, '').match(/\p{L}/gu)?.length ?? 0;

/**
 * Tells how well a line explains a text of a page: 0 when the line cannot show it, and more for a line with more words of
 * its own.
 */
export function explains(line: string, text: string): number {
  const letters = ownLetters(line);
  if (letters === 0 || text === '') return 0;
  if (line === text) return Number.POSITIVE_INFINITY;
  return endsOf(partsOf(line), text, new Set([0])).has(text.length) ? letters : 0;
}
