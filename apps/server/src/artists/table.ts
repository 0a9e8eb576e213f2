import { sql } from 'drizzle-orm';
import type { TourDate } from '@segno/data/contract';
import { boolean, char, check, integer, jsonb, pgTable, text, index } from 'drizzle-orm/pg-core';
import {
  count,
  derivedCount,
  id,
  isPublished,
  linkKeys,
  linkOrder,
  linkTable,
  linkTo,
  nameColumns,
  nameKey,
  orderIndexes,
  status,
  statusCheck,
  timeColumns,
  trigramIndex,
} from '../records/columns.ts';
import { genres } from '../genres/table.ts';
import { imageKey } from '../media/table.ts';
import { users } from '../users/table.ts';

/** Role of an artist on a track or album. */
export const artistRoles = ['primary', 'featured', 'producer', 'remixer'] as const;

export const artists = pgTable(
  'artists',
  {
    id: id(),
    ...nameColumns(),
    image_key: imageKey(),
    background_image_key: imageKey(),
    verified: boolean().notNull().default(false),
    /** Sanitised HTML. */
    bio: text(),
    links: jsonb().$type<{ label: string; url: string }[]>().notNull().default([]),
    /** ISO 3166-1 alpha-2. */
    country: char({ length: 2 }),
    /** IANA time zone by which the days of its insights are counted; null for that of the site. */
    time_zone: text(),
    /** A track of the artist that its page shows first. No key: the tables of tracks refer to this one. */
    pinned_track_id: integer(),
    announcement: text(),
    /** The days of concerts, in their order. */
    tour_dates: jsonb().$type<TourDate[]>().notNull().default([]),
    albums_count: derivedCount(),
    tracks_count: derivedCount(),
    followers_count: count(),
    plays_count: count(),
    status: status(),
    ...timeColumns(),
  },
  (t) => [
    ...orderIndexes(
      'artists',
      t.id,
      {
        plays: t.plays_count,
        followers: t.followers_count,
        creation: t.created_at,
        name: nameKey(t.search_name),
      },
      isPublished,
    ),
    trigramIndex('artists_search', t.search_name),
    index('artists_image').on(t.image_key),
    index('artists_background').on(t.background_image_key),
    statusCheck('artists'),
  ],
);

export const artistGenres = linkTable(
  'artist_genres',
  ['artist_id', () => artists.id],
  ['genre_id', () => genres.id],
);

/** Similar artists, nearest first. */
export const artistSimilar = pgTable(
  'artist_similar',
  {
    artist_id: linkTo(() => artists.id),
    similar_id: linkTo(() => artists.id),
    order: linkOrder(),
  },
  (t) => [
    ...linkKeys('artist_similar', [t.artist_id, t.similar_id]),
    check('artist_similar_other', sql`artist_id <> similar_id`),
  ],
);

/** Users who may manage an artist. */
export const artistManagers = pgTable(
  'artist_managers',
  {
    artist_id: linkTo(() => artists.id),
    user_id: linkTo(() => users.id),
    role: text({ enum: ['artist', 'manager', 'label', 'agent'] }).notNull(),
  },
  (t) => linkKeys('artist_managers', [t.artist_id, t.user_id]),
);
