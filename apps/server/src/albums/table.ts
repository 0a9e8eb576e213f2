import { boolean, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { artistRoles, artists } from '../artists/table.ts';
import {
  count,
  derivedCount,
  derivedDuration,
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
import { labels } from '../labels/table.ts';
import { imageKey } from '../media/table.ts';
import { tags } from '../tags/table.ts';
import { ownerId } from '../users/table.ts';

export const albums = pgTable(
  'albums',
  {
    id: id(),
    ...nameColumns(),
    search_text: searchText(),
    image_key: imageKey(),
    type: text({ enum: ['album', 'single', 'ep', 'compilation'] })
      .notNull()
      .default('album'),
    release_date: date({ mode: 'string' }),
    /** The minute in which a scheduled album appears; null for the start of its release date in UTC. */
    publish_at: timestamp({ withTimezone: true, precision: 3 }),
    /** The time zone in which it was chosen. */
    publish_zone: text(),
    /** Sanitised HTML. */
    description: text(),
    label_id: integer().references(() => labels.id, { onDelete: 'set null' }),
    tracks_count: derivedCount(),
    duration: derivedDuration(),
    plays_count: count(),
    likes_count: count(),
    reposts_count: count(),
    comments_count: count(),
    comments_disabled: boolean().notNull().default(false),
    /** Universal Product Code. */
    upc: text(),
    catalogue_number: text(),
    /** Lines such as `℗ 2024 Harbour Records`. */
    copyright: text(),
    /** When the followers of its artists were told of it. */
    announced_at: timestamp({ withTimezone: true, precision: 3 }),
    owner_id: ownerId(),
    status: status(),
    ...timeColumns(),
  },
  (t) => [
    ...orderIndexes(
      'albums',
      t.id,
      {
        plays: t.plays_count,
        likes: t.likes_count,
        release: releaseKey(t.release_date),
        name: nameKey(t.search_name),
      },
      isPublished,
    ),
    trigramIndex('albums_search', t.search_text),
    index('albums_label').on(t.label_id),
    index('albums_owner').on(t.owner_id),
    index('albums_image').on(t.image_key),
    statusCheck('albums'),
  ],
);

export const albumArtists = pgTable(
  'album_artists',
  {
    album_id: linkTo(() => albums.id),
    artist_id: linkTo(() => artists.id),
    role: text({ enum: artistRoles }).notNull().default('primary'),
    order: linkOrder(),
  },
  (t) => linkKeys('album_artists', [t.album_id, t.artist_id, t.role]),
);

export const albumGenres = linkTable(
  'album_genres',
  ['album_id', () => albums.id],
  ['genre_id', () => genres.id],
);

export const albumTags = linkTable('album_tags', ['album_id', () => albums.id], ['tag_id', () => tags.id]);
