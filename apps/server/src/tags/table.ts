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

export const tags = pgTable(
  'tags',
  {
    id: id(),
    ...addressNameColumns(),
    type: text({ enum: ['custom', 'mood'] })
      .notNull()
      .default('custom'),
    tracks_count: derivedCount(),
    albums_count: derivedCount(),
    ...timeColumns(),
  },
  (t) => [
    ...orderIndexes('tags', t.id, { name: nameKey(t.search_name) }),
    trigramIndex('tags_search', t.search_name),
  ],
);
