import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { albums } from '../albums/table.ts';
import { createdAt, id } from '../records/columns.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';

/** Secret addresses under which a release can be heard before it is public. */
export const privateLinks = pgTable(
  'private_links',
  {
    id: id(),
    /** The end of the address, which is random, encrypted. Of an earlier version it is plain until the link is shown. */
    token: text().notNull(),
    /** Its digest, by which the link is found. */
    token_hash: text().notNull().unique(),
    album_id: integer().references(() => albums.id, { onDelete: 'cascade' }),
    track_id: integer().references(() => tracks.id, { onDelete: 'cascade' }),
    created_by: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: createdAt(),
    /** Set when somebody took it back. */
    revoked_at: timestamp({ withTimezone: true, precision: 3 }),
  },
  (t) => [
    index('private_links_album').on(t.album_id),
    index('private_links_track').on(t.track_id),
    check('private_links_target', sql`(album_id is null) <> (track_id is null)`),
  ],
);
