import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, nameColumns, nameKey, orderIndexes, timeColumns, trigramIndex } from '../records/columns.ts';
import { imageKey } from '../media/table.ts';
import { ownerId } from '../users/table.ts';

/** Record labels. */
export const labels = pgTable(
  'labels',
  {
    id: id(),
    ...nameColumns(),
    image_key: imageKey(),
    /** Sanitised HTML. */
    description: text(),
    website: text(),
    country: text(),
    owner_id: ownerId(),
    ...timeColumns(),
  },
  (t) => [
    index('labels_owner').on(t.owner_id),
    ...orderIndexes('labels', t.id, { name: nameKey(t.search_name) }),
    trigramIndex('labels_search', t.search_name),
  ],
);
