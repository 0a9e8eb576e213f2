/** The database cannot answer now; the same request may succeed in a moment. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}
