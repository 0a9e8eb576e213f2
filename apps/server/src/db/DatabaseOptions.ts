/** Location of the data, limits and callbacks. */
export interface DatabaseOptions {
  /** A PostgreSQL server; null takes the embedded database in `folder`. */
  databaseUrl: string | null;
  /** Folder of the embedded database; null keeps it in memory, for tests. */
  folder: string | null;
  /** Bytes that must be free on the disk for writes. */
  freeSpaceFloor: number;
  /** Milliseconds that a statement may take. */
  queryTimeout: number;
  /** Whether the embedded database flushes a write to the disk before it acknowledges it. @default true */
  isDurable?: boolean;
  /** Milliseconds between checks whether the embedded database needs a vacuum. @default 30 000 */
  vacuumInterval?: number;
  /** Called with problems from which the database recovers by itself. */
  onTrouble?: (message: string) => void;
}
