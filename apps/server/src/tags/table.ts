import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, derivedCount, id, searchName, trigramIndex, updatedAt } from '../catalogue/columns.ts';

/** Tags. `name` stands in addresses: lower case, dashes for spaces. */
export const tags = pgTable(
  'tags',
  {
    id: id(),
    name: text().notNull().unique(),
    display_name: text().notNull(),
    search_name: searchName(),
    type: text({ enum: ['custom', 'mood'] })
      .notNull()
      .default('custom'),
    tracks_count: derivedCount(),
    albums_count: derivedCount(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('tags_by_name').on(sql`left(${t.search_name}, 32)`, t.id),
    trigramIndex('tags_search', t.search_name),
  ],
);
