import { hash } from 'node:crypto';

/** Most statements that are prepared by their text. A connection keeps each with its plan until it is closed. */
export const mostPrepared = 500;
/** Most texts of statements that were seen once. */
const mostSeen = 2000;

/**
 * Names the statements that a connection prepares. Requests vary the text of some, such as those with filters: a text is
 * prepared at its second use, and further ones than `mostPrepared` never, so that nobody fills the memory of the database.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();

  /** The name of a statement; undefined for one that is not prepared. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= mostPrepared) return undefined;
    if (!this.#seen.delete(text)) {
      if (this.#seen.size >= mostSeen) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    const name = statementName(text);
    this.#names.set(text, name);
    return name;
  }
}

/** A name that is the same for each connection and server. */
export const statementName = (text: string): string => hash('sha1', text, 'base64url');
