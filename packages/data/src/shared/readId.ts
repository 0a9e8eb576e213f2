/** The largest id of a record: ids are PostgreSQL's `integer`. */
export const maxId = 2_147_483_647;

/** The id that a part of an address, or a stored context, names: decimal, without sign or leading zero. */
export function readId(text: string | number | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(String(text)) ? Number(text) : 0;
  return id > 0 && id <= maxId ? id : undefined;
}
