import { sql } from 'drizzle-orm';
import { boolean, char, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  count,
  createdAt,
  derivedCount,
  id,
  searchName,
  nameKey,
  status,
  trigramIndex,
  updatedAt,
} from '../catalogue/columns.ts';
import { genres } from '../genres/table.ts';
import { images } from '../media/table.ts';
import { users } from '../users/table.ts';

/** What an artist did on a track or album. */
export const artistRoles = ['primary', 'featured', 'producer', 'remixer'] as const;

export const artists = pgTable(
  'artists',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    search_name: searchName(),
    image_key: text().references(() => images.key, { onDelete: 'set null' }),
    background_image_key: text().references(() => images.key, { onDelete: 'set null' }),
    verified: boolean().notNull().default(false),
    /** Sanitised HTML. */
    bio: text(),
    links: jsonb().$type<{ label: string; url: string }[]>().notNull().default([]),
    /** ISO 3166-1 alpha-2. */
    country: char({ length: 2 }),
    albums_count: derivedCount(),
    tracks_count: derivedCount(),
    followers_count: count(),
    plays_count: count(),
    status: status(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('artists_by_plays')
      .on(t.plays_count, t.id)
      .where(sql`status = 'published'`),
    index('artists_by_followers')
      .on(t.followers_count, t.id)
      .where(sql`status = 'published'`),
    index('artists_by_creation')
      .on(t.created_at, t.id)
      .where(sql`status = 'published'`),
    index('artists_by_name')
      .on(nameKey(t.search_name), t.id)
      .where(sql`status = 'published'`),
    trigramIndex('artists_search', t.search_name),
    check('artists_status', sql`status in ('draft', 'scheduled', 'published', 'hidden')`),
  ],
);

export const artistGenres = pgTable(
  'artist_genres',
  {
    artist_id: integer()
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    genre_id: integer()
      .notNull()
      .references(() => genres.id, { onDelete: 'cascade' }),
    order: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.artist_id, t.genre_id] }), index('artist_genres_genre').on(t.genre_id)],
);

/** Who else a listener of an artist may like, nearest first. */
export const artistSimilar = pgTable(
  'artist_similar',
  {
    artist_id: integer()
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    similar_id: integer()
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    order: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.artist_id, t.similar_id] }),
    index('artist_similar_similar').on(t.similar_id),
    check('artist_similar_other', sql`artist_id <> similar_id`),
  ],
);

/** The people who may act for an artist. */
export const artistManagers = pgTable(
  'artist_managers',
  {
    artist_id: integer()
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['artist', 'manager', 'label', 'agent'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.artist_id, t.user_id] }), index('artist_managers_user').on(t.user_id)],
);
