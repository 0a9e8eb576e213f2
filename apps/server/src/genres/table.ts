import { pgTable, text } from 'drizzle-orm/pg-core';
import {
  addressNameColumns,
  derivedCount,
  id,
  nameKey,
  orderIndexes,
  timeColumns,
  trigramIndex,
} from '../records/columns.ts';
import { imageKey } from '../media/table.ts';

export const genres = pgTable(
  'genres',
  {
    id: id(),
    ...addressNameColumns(),
    slug: text().notNull(),
    image_key: imageKey(),
    tracks_count: derivedCount(),
    albums_count: derivedCount(),
    artists_count: derivedCount(),
    ...timeColumns(),
  },
  (t) => [
    ...orderIndexes('genres', t.id, { name: nameKey(t.search_name) }),
    trigramIndex('genres_search', t.search_name),
  ],
);
