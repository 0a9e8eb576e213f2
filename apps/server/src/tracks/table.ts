import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { albums } from '../albums/table.ts';
import { artistRoles, artists } from '../artists/table.ts';
import {
  count,
  createdAt,
  id,
  searchName,
  nameKey,
  releaseKey,
  searchText,
  status,
  trigramIndex,
  updatedAt,
} from '../catalogue/columns.ts';
import { genres } from '../genres/table.ts';
import { images, recordings } from '../media/table.ts';
import { tags } from '../tags/table.ts';
import { users } from '../users/table.ts';

export const tracks = pgTable(
  'tracks',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    search_name: searchName(),
    search_text: searchText(),
    /** Null shows the picture of the album. */
    image_key: text().references(() => images.key, { onDelete: 'set null' }),
    recording_key: text().references(() => recordings.key),
    stream_url: text(),
    /** In milliseconds. */
    duration: integer().notNull(),
    album_id: integer().references(() => albums.id, { onDelete: 'set null' }),
    number: integer(),
    disc: integer(),
    /** Sanitised HTML. */
    description: text(),
    has_lyrics: boolean().notNull().default(false),
    is_explicit: boolean().notNull().default(false),
    plays_count: count(),
    likes_count: count(),
    reposts_count: count(),
    comments_count: count(),
    release_date: date({ mode: 'string' }),
    owner_id: integer().references(() => users.id, { onDelete: 'set null' }),
    status: status(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('tracks_by_plays')
      .on(t.plays_count, t.id)
      .where(sql`status = 'published'`),
    index('tracks_by_likes')
      .on(t.likes_count, t.id)
      .where(sql`status = 'published'`),
    index('tracks_by_release')
      .on(releaseKey(t.release_date), t.id)
      .where(sql`status = 'published'`),
    index('tracks_by_name')
      .on(nameKey(t.search_name), t.id)
      .where(sql`status = 'published'`),
    trigramIndex('tracks_search', t.search_text),
    index('tracks_album').on(t.album_id, t.disc, t.number),
    index('tracks_recording').on(t.recording_key),
    index('tracks_owner').on(t.owner_id),
    check('tracks_status', sql`status in ('draft', 'scheduled', 'published', 'hidden')`),
    check(
      'tracks_have_sound',
      sql`status in ('draft', 'hidden') or recording_key is not null or stream_url is not null`,
    ),
  ],
);

export const trackArtists = pgTable(
  'track_artists',
  {
    track_id: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: 'cascade' }),
    artist_id: integer()
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    role: text({ enum: artistRoles }).notNull().default('primary'),
    order: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.track_id, t.artist_id, t.role] }),
    index('track_artists_artist').on(t.artist_id),
  ],
);

export const trackGenres = pgTable(
  'track_genres',
  {
    track_id: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: 'cascade' }),
    genre_id: integer()
      .notNull()
      .references(() => genres.id, { onDelete: 'cascade' }),
    order: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.track_id, t.genre_id] }), index('track_genres_genre').on(t.genre_id)],
);

export const trackTags = pgTable(
  'track_tags',
  {
    track_id: integer()
      .notNull()
      .references(() => tracks.id, { onDelete: 'cascade' }),
    tag_id: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    order: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.track_id, t.tag_id] }), index('track_tags_tag').on(t.tag_id)],
);
