import type { Database } from './Database.ts';

/**
 * A select that is built once for each database, and for each kind of it if its text has several: building the text of
 * one with many columns takes 0.1 to 0.2 ms, more than sending it. Values that differ between calls are placeholders.
 */
export function prepareOnce<T, Kind = void>(
  build: (db: Database, kind: Kind) => T,
): (db: Database, kind: Kind) => T {
  const known = new WeakMap<Database, Map<Kind, T>>();
  return (db, kind) => {
    const kinds = known.get(db) ?? new Map<Kind, T>();
    const prepared = kinds.get(kind) ?? build(db, kind);
    known.set(db, kinds.set(kind, prepared));
    return prepared;
  };
}
