/** Puts values into words that have places for them: `{count}`. */
export const fillWords = (words: string, values: Record<string, string>): string =>
  words.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
