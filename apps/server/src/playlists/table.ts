import type { SmartRules } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import {
  count,
  createdAt,
  derivedCount,
  derivedDuration,
  id,
  linkTo,
  nameColumns,
  nameKey,
  orderIndexes,
  timeColumns,
  trigramIndex,
} from '../records/columns.ts';
import { imageKey } from '../media/table.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import { workspaces } from '../workspaces/table.ts';

export const playlists = pgTable(
  'playlists',
  {
    id: id(),
    ...nameColumns(),
    /** Plain text. */
    description: text(),
    image_key: imageKey(),
    owner_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The workspace that owns it; `owner_id` is then the person who created it. */
    workspace_id: integer().references(() => workspaces.id, { onDelete: 'set null' }),
    public: boolean().notNull().default(true),
    collaborative: boolean().notNull().default(false),
    tracks_count: derivedCount(),
    duration: derivedDuration(),
    followers_count: count(),
    /** The rules of a smart playlist, which finds its tracks by them. */
    rules: jsonb().$type<SmartRules>(),
    /** The first tracks that the rules have found at the last look, for the cover. */
    found_tracks: integer().array(),
    /** Set while a deleted playlist can be restored. */
    deleted_at: timestamp({ withTimezone: true, precision: 3 }),
    plays_count: count(),
    ...timeColumns(),
  },
  (t) => [
    ...orderIndexes(
      'playlists',
      t.id,
      {
        plays: t.plays_count,
        followers: t.followers_count,
        creation: t.created_at,
        name: nameKey(t.search_name),
      },
      sql`public`,
    ),
    // The administration lists private ones too.
    index('playlists_all_by_name').on(nameKey(t.search_name), t.id),
    index('playlists_all_by_plays').on(t.plays_count, t.id),
    index('playlists_all_by_creation').on(t.created_at, t.id),
    trigramIndex('playlists_search', t.search_name),
    index('playlists_owner').on(t.owner_id),
    index('playlists_image').on(t.image_key),
    index('playlists_workspace').on(t.workspace_id),
  ],
);

/** The people who edit the tracks of a collaborative playlist because they joined by its link (PLAYLIST-8). */
export const playlistCollaborators = pgTable(
  'playlist_collaborators',
  {
    playlist_id: linkTo(() => playlists.id),
    user_id: linkTo(() => users.id),
    joined_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.playlist_id, t.user_id] }),
    index('playlist_collaborators_user').on(t.user_id),
  ],
);

/** The links by which people join playlists. A playlist has one, or none. */
export const playlistInvites = pgTable('playlist_invites', {
  playlist_id: linkTo(() => playlists.id).primaryKey(),
  /** The secret of the link, sealed with a key outside of the database. */
  token: text().notNull(),
  /** SHA-256 of the secret, by which the link is found. */
  token_hash: text().notNull().unique(),
  created_at: createdAt(),
});

/** A track at its position. A playlist may contain a track twice, so each entry has its own id. */
export const playlistTracks = pgTable(
  'playlist_tracks',
  {
    id: id(),
    playlist_id: linkTo(() => playlists.id),
    track_id: linkTo(() => tracks.id),
    /** Orders the entries; with gaps, so that an entry moves without changing the others. */
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

/** An entry that was removed. */
interface RemovedEntry {
  id: number;
  track_id: number;
  position: number;
  added_by: number | null;
  added_at: string;
}

/** Removed entries, with which a removal can be undone. */
export const playlistRemovals = pgTable(
  'playlist_removals',
  {
    id: id(),
    playlist_id: linkTo(() => playlists.id),
    entries: jsonb().$type<RemovedEntry[]>().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('playlist_removals_playlist').on(t.playlist_id),
    index('playlist_removals_time').on(t.created_at),
  ],
);
