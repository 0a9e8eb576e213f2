/** The largest record id: ids are of PostgreSQL's type `integer`. */
export const maxId = 2_147_483_647;

/** Reads a record id from a path segment or a stored context: a decimal number without sign or leading zeros. */
export function readId(text: string | number | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(String(text)) ? Number(text) : 0;
  return id > 0 && id <= maxId ? id : undefined;
}
