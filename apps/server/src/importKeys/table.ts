import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What was imported from another service, so that a repeated import adds nothing twice. */
export const importKeys = pgTable(
  'import_keys',
  {
    /** The service or the name of the export. */
    source: text().notNull(),
    /** The kind of rows, such as `tracks`. */
    kind: text().notNull(),
    /** The id of the row in the other service. */
    key: text().notNull(),
    /** The id of the record here; for counts of plays, the number that was added. */
    value: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.kind, t.key] })],
);
