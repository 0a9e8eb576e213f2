import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, linkTo, timeColumns } from '../records/columns.ts';
import { roles } from '../roles/table.ts';
import { users } from '../users/table.ts';

/** States of tables of the administration that people have named. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    user_id: linkTo(() => users.id),
    /** Who sees it beside its owner. */
    role_id: integer().references(() => roles.id, { onDelete: 'set null' }),
    /** The table, such as `tags`. */
    resource: text().notNull(),
    name: text().notNull(),
    /** The query of its address, with words, filters, order and columns. */
    search: text().notNull(),
    ...timeColumns(),
  },
  (t) => [
    uniqueIndex('saved_views_name').on(t.user_id, t.resource, t.name),
    index('saved_views_role').on(t.role_id),
  ],
);
