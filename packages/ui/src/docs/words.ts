/** A part of a sentence of the documentation. */
export interface Word {
  text: string;
  isCode: boolean;
  /** Of the page of another component. */
  address: string | undefined;
}

export interface WordOptions {
  /** The component whose page it is. */
  own: string;
  /** The addresses of the pages by component. */
  pages: ReadonlyMap<string, string>;
  /** Whether every name of a component is a link; in prose only those that cannot be a word, such as `TextField`. */
  hasNames?: boolean;
}

/** Splits a sentence into texts, code, which is written in backticks, and names of components, which link to their pages. */
export function wordsOf(sentence: string, { own, pages, hasNames = false }: WordOptions): Word[] {
  /** The component of which a page documents a name: `SelectItem` is on the page of `Select`. */
  const pageOf = (name: string) =>
    pages.has(name)
      ? name
      : [...pages.keys()].filter((page) => name.startsWith(page)).toSorted((a, b) => b.length - a.length)[0];

  return sentence.split(/(`[^`]+`|\b[A-Z][a-z]+(?:[A-Z][a-z]+)*\b)/).map((word) => {
    const isCode = word.startsWith('`');
    const text = isCode ? word.slice(1, -1) : word;
    const isName = isCode || hasNames || /[a-z][A-Z]/.test(word);
    const page = isName && /^[A-Z]/.test(text) ? pageOf(text) : undefined;
    return { text, isCode, address: page === undefined || page === own ? undefined : pages.get(page) };
  });
}
