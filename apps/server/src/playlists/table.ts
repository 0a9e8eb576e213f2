import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  count,
  createdAt,
  derivedCount,
  derivedDuration,
  id,
  searchName,
  nameKey,
  trigramIndex,
  updatedAt,
} from '../catalogue/columns.ts';
import { images } from '../media/table.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';

export const playlists = pgTable(
  'playlists',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    search_name: searchName(),
    /** Plain text. */
    description: text(),
    image_key: text().references(() => images.key, { onDelete: 'set null' }),
    owner_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    public: boolean().notNull().default(true),
    collaborative: boolean().notNull().default(false),
    tracks_count: derivedCount(),
    duration: derivedDuration(),
    followers_count: count(),
    plays_count: count(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('playlists_by_plays')
      .on(t.plays_count, t.id)
      .where(sql`public`),
    index('playlists_by_followers')
      .on(t.followers_count, t.id)
      .where(sql`public`),
    index('playlists_by_creation')
      .on(t.created_at, t.id)
      .where(sql`public`),
    index('playlists_by_name')
      .on(nameKey(t.search_name), t.id)
      .where(sql`public`),
    trigramIndex('playlists_search', t.search_name),
    index('playlists_owner').on(t.owner_id),
  ],
);

/** A track at its place. The same track may stand in a playlist twice, so each place has a name of its own. */
export const playlistTracks = pgTable(
  'playlist_tracks',
  {
    id: id(),
    playlist_id: integer()
      .notNull()
      .references(() => playlists.id, { onDelete: 'cascade' }),
    track_id: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: 'cascade' }),
    /** Counts from 0. */
    position: integer().notNull(),
    added_by: integer().references(() => users.id, { onDelete: 'set null' }),
    added_at: createdAt(),
  },
  (t) => [
    index('playlist_tracks_place').on(t.playlist_id, t.position, t.id),
    index('playlist_tracks_track').on(t.track_id),
    index('playlist_tracks_added_by').on(t.added_by),
  ],
);
