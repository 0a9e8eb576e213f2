import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { artistRoles, artists } from '../artists/table.ts';
import {
  count,
  createdAt,
  derivedCount,
  derivedDuration,
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
import { labels } from '../labels/table.ts';
import { images } from '../media/table.ts';
import { tags } from '../tags/table.ts';
import { users } from '../users/table.ts';

export const albums = pgTable(
  'albums',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    search_name: searchName(),
    search_text: searchText(),
    image_key: text().references(() => images.key, { onDelete: 'set null' }),
    type: text({ enum: ['album', 'single', 'ep', 'compilation'] })
      .notNull()
      .default('album'),
    release_date: date({ mode: 'string' }),
    /** Sanitised HTML. */
    description: text(),
    label_id: integer().references(() => labels.id, { onDelete: 'set null' }),
    tracks_count: derivedCount(),
    duration: derivedDuration(),
    plays_count: count(),
    likes_count: count(),
    owner_id: integer().references(() => users.id, { onDelete: 'set null' }),
    status: status(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('albums_by_plays')
      .on(t.plays_count, t.id)
      .where(sql`status = 'published'`),
    index('albums_by_likes')
      .on(t.likes_count, t.id)
      .where(sql`status = 'published'`),
    index('albums_by_release')
      .on(releaseKey(t.release_date), t.id)
      .where(sql`status = 'published'`),
    index('albums_by_name')
      .on(nameKey(t.search_name), t.id)
      .where(sql`status = 'published'`),
    trigramIndex('albums_search', t.search_text),
    index('albums_label').on(t.label_id),
    index('albums_owner').on(t.owner_id),
    check('albums_status', sql`status in ('draft', 'scheduled', 'published', 'hidden')`),
  ],
);

export const albumArtists = pgTable(
  'album_artists',
  {
    album_id: integer()
      .notNull()
      .references(() => albums.id, { onDelete: 'cascade' }),
    artist_id: integer()
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    role: text({ enum: artistRoles }).notNull().default('primary'),
    order: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.album_id, t.artist_id, t.role] }),
    index('album_artists_artist').on(t.artist_id),
  ],
);

export const albumGenres = pgTable(
  'album_genres',
  {
    album_id: integer()
      .notNull()
      .references(() => albums.id, { onDelete: 'cascade' }),
    genre_id: integer()
      .notNull()
      .references(() => genres.id, { onDelete: 'cascade' }),
    order: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.album_id, t.genre_id] }), index('album_genres_genre').on(t.genre_id)],
);

export const albumTags = pgTable(
  'album_tags',
  {
    album_id: integer()
      .notNull()
      .references(() => albums.id, { onDelete: 'cascade' }),
    tag_id: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    order: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.album_id, t.tag_id] }), index('album_tags_tag').on(t.tag_id)],
);
