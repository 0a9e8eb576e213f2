import type { Credit, Licence } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { albums } from '../albums/table.ts';
import { artistRoles, artists } from '../artists/table.ts';
import {
  count,
  id,
  isPublished,
  linkKeys,
  linkOrder,
  linkTable,
  linkTo,
  nameColumns,
  nameKey,
  orderIndexes,
  releaseKey,
  searchText,
  status,
  statusCheck,
  timeColumns,
  trigramIndex,
} from '../records/columns.ts';
import { genres } from '../genres/table.ts';
import { imageKey, recordings } from '../media/table.ts';
import { tags } from '../tags/table.ts';
import { ownerId } from '../users/table.ts';

export const tracks = pgTable(
  'tracks',
  {
    id: id(),
    ...nameColumns(),
    search_text: searchText(),
    /** Null shows the picture of the album. */
    image_key: imageKey(),
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
    /** International Standard Recording Code, without hyphens. */
    isrc: text(),
    /** What may be done with it, such as `cc-by`. */
    licence: text().$type<Licence>(),
    /** Who did what, besides the artists of the catalogue. */
    credits: jsonb().$type<Credit[]>().notNull().default([]),
    comments_disabled: boolean().notNull().default(false),
    plays_count: count(),
    likes_count: count(),
    reposts_count: count(),
    comments_count: count(),
    release_date: date({ mode: 'string' }),
    /** The minute in which a scheduled track appears; null for the start of its release date in UTC. */
    publish_at: timestamp({ withTimezone: true, precision: 3 }),
    /** The time zone in which it was chosen. */
    publish_zone: text(),
    owner_id: ownerId(),
    status: status(),
    ...timeColumns(),
  },
  (t) => [
    ...orderIndexes(
      'tracks',
      t.id,
      {
        plays: t.plays_count,
        likes: t.likes_count,
        release: releaseKey(t.release_date),
        name: nameKey(t.search_name),
      },
      isPublished,
    ),
    trigramIndex('tracks_search', t.search_text),
    index('tracks_album').on(t.album_id, t.disc, t.number),
    index('tracks_recording').on(t.recording_key),
    index('tracks_owner').on(t.owner_id),
    index('tracks_image').on(t.image_key),
    index('tracks_isrc').on(t.isrc),
    statusCheck('tracks'),
    check(
      'tracks_have_sound',
      sql`status in ('draft', 'hidden') or recording_key is not null or stream_url is not null`,
    ),
  ],
);

export const trackArtists = pgTable(
  'track_artists',
  {
    track_id: linkTo(() => tracks.id),
    artist_id: linkTo(() => artists.id),
    role: text({ enum: artistRoles }).notNull().default('primary'),
    order: linkOrder(),
  },
  (t) => linkKeys('track_artists', [t.track_id, t.artist_id, t.role]),
);

export const trackGenres = linkTable(
  'track_genres',
  ['track_id', () => tracks.id],
  ['genre_id', () => genres.id],
);

export const trackTags = linkTable('track_tags', ['track_id', () => tracks.id], ['tag_id', () => tags.id]);
