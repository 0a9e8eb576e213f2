import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id, linkTo } from '../records/columns.ts';
import { users } from '../users/table.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** Browsers with which people have signed in. The token itself is only in the cookie of the browser. */
export const knownDevices = pgTable(
  'known_devices',
  {
    user_id: linkTo(() => users.id),
    /** SHA-256 of the token. */
    device_hash: text().notNull(),
    last_seen_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.device_hash] })],
);

/** Exports of what is stored about people. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    user_id: linkTo(() => users.id),
    status: text({ enum: ['waiting', 'ready', 'failed'] })
      .notNull()
      .default('waiting'),
    /** The name of the file in the data folder. */
    file: text(),
    /** In bytes. */
    size: integer(),
    created_at: createdAt(),
    expires_at: instant(),
  },
  (t) => [index('data_exports_user').on(t.user_id), index('data_exports_end').on(t.expires_at)],
);
