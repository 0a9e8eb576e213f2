import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, searchName, updatedAt } from '../catalogue/columns.ts';
import { images } from '../media/table.ts';
import { users } from '../users/table.ts';

/** Record labels. */
export const labels = pgTable(
  'labels',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    search_name: searchName(),
    image_key: text().references(() => images.key, { onDelete: 'set null' }),
    /** Sanitised HTML. */
    description: text(),
    website: text(),
    country: text(),
    owner_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [index('labels_owner').on(t.owner_id)],
);
