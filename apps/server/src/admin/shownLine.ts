const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const placeholder = /:[a-z]\w*|:\d/g;
const withValues = (text: string) => escaped(text).replace(placeholder, '.+');

/** What a line can show: any values in its placeholders, and each of its plural forms. */
function patternOf(line: string): RegExp {
  const parts = line.split(/(\[[^\]]*\|[^\]]*\])/).map((part) =>
    part.startsWith('[') && part.includes('|')
      ? `(?:${part
          .slice(1, -1)
          .split('|')
          .map((form) => withValues(form.replace(/^(?:zero|one|two|few|many|other)\s+/, '')))
          .join('|')})`
      : withValues(part),
  );
  return new RegExp(`^${parts.join('')}$`, 'su');
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
  return patternOf(line).test(text) ? letters : 0;
}
