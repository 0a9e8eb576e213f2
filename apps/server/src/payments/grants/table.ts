import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id, linkTo } from '../../records/columns.ts';
import { prices } from '../../products/table.ts';
import { users } from '../../users/table.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** Plans that were given to people without a payment. */
export const grants = pgTable(
  'grants',
  {
    id: id(),
    user_id: linkTo(() => users.id),
    price_id: linkTo(() => prices.id),
    /** Who gave it. */
    granted_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When it ends by itself; null without an end. */
    ends_at: instant(),
    /** When it was ended. */
    ended_at: instant(),
    created_at: createdAt(),
  },
  (t) => [
    index('grants_user').on(t.user_id),
    index('grants_price').on(t.price_id),
    index('grants_granted_by').on(t.granted_by),
  ],
);
