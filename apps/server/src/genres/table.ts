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
import { images } from '../media/table.ts';

/** Genres. `name` stands in addresses: lower case, dashes for spaces. */
export const genres = pgTable(
  'genres',
  {
    id: id(),
    name: text().notNull().unique(),
    display_name: text().notNull(),
    slug: text().notNull(),
    search_name: searchName(),
    image_key: text().references(() => images.key, { onDelete: 'set null' }),
    tracks_count: derivedCount(),
    albums_count: derivedCount(),
    artists_count: derivedCount(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('genres_by_name').on(nameKey(t.search_name), t.id),
    trigramIndex('genres_search', t.search_name),
  ],
);
