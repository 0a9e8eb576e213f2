import { index, pgTable, text } from 'drizzle-orm/pg-core';
import {
  createdAt,
  derivedCount,
  id,
  searchName,
  nameKey,
  trigramIndex,
  updatedAt,
} from '../catalogue/columns.ts';

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
  (t) => [index('tags_by_name').on(nameKey(t.search_name), t.id), trigramIndex('tags_search', t.search_name)],
);
