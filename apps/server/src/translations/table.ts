import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, timeColumns } from '../records/columns.ts';

/** Lines that this site has changed, by language and key. They replace those of the product. */
export const translationLines = pgTable(
  'translation_lines',
  {
    id: id(),
    language: text().notNull(),
    key: text().notNull(),
    line: text().notNull(),
    ...timeColumns(),
  },
  (t) => [uniqueIndex('translation_lines_key').on(t.language, t.key)],
);
