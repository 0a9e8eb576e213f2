// Apart from the records that visitors see: pages of the administration alone need these.
import * as v from 'valibot';
import { ArtistRef, Credit, Licence, RecordRef as Ref } from '../backstage/releases.ts';
import { TourDate } from '../artists/contract.ts';
import { CalendarDate, Count, Id, Image, Milliseconds, Status, Timestamp } from '../shared/contract.ts';
import { defineTable } from '../tables/defineTable.ts';
import { adminFields, adminTimes, defineAdminResource } from './defineAdminResource.ts';
import {
  ids,
  line,
  optionalCountry,
  optionalDate,
  optionalNumber,
  optionalText,
  optionalUrl,
} from './fields.ts';

/** The uploaded file that becomes the picture; null removes the picture. */
const picture = v.optional(v.nullable(Id));
const statuses = ['draft', 'scheduled', 'published', 'hidden'] as const;

export const AdminTag = v.object({
  ...adminFields,
  name: v.string(),
  display_name: v.string(),
  type: v.picklist(['custom', 'mood']),
  tracks_count: Count,
  albums_count: Count,
  ...adminTimes,
});
export type AdminTag = v.InferOutput<typeof AdminTag>;
export const adminTags = defineAdminResource({
  name: 'tags',
  permission: 'tags.update',
  table: defineTable({
    orders: { name: 'asc', tracks: 'desc', albums: 'desc', created: 'desc', updated: 'desc' },
    order: 'name',
    filters: {
      type: { kind: 'choice', values: ['custom', 'mood'] },
      tracks_count: { kind: 'number' },
      created_at: { kind: 'day' },
    },
  }),
  record: AdminTag,
  input: v.object({ display_name: line(60), type: v.picklist(['custom', 'mood']) }),
});

export const AdminGenre = v.object({
  ...adminFields,
  name: v.string(),
  display_name: v.string(),
  image: v.nullable(Image),
  tracks_count: Count,
  albums_count: Count,
  artists_count: Count,
  ...adminTimes,
});
export type AdminGenre = v.InferOutput<typeof AdminGenre>;
export const adminGenres = defineAdminResource({
  name: 'genres',
  permission: 'music.update',
  table: defineTable({
    orders: {
      name: 'asc',
      tracks: 'desc',
      albums: 'desc',
      artists: 'desc',
      created: 'desc',
      updated: 'desc',
    },
    order: 'name',
    filters: {
      tracks_count: { kind: 'number' },
      artists_count: { kind: 'number' },
      created_at: { kind: 'day' },
    },
  }),
  record: AdminGenre,
  input: v.object({ display_name: line(60), picture_entry_id: picture }),
});

export const AdminLabel = v.object({
  ...adminFields,
  name: v.string(),
  slug: v.string(),
  image: v.nullable(Image),
  /** Sanitised HTML. */
  description: v.nullable(v.string()),
  website: v.nullable(v.string()),
  country: v.nullable(v.string()),
  owner_id: v.nullable(Id),
  owner: v.nullable(Ref),
  albums_count: Count,
  ...adminTimes,
});
export type AdminLabel = v.InferOutput<typeof AdminLabel>;
export const adminLabels = defineAdminResource({
  name: 'labels',
  permission: 'music.update',
  table: defineTable({
    orders: { name: 'asc', albums: 'desc', created: 'desc', updated: 'desc' },
    order: 'name',
    filters: { albums_count: { kind: 'number' }, created_at: { kind: 'day' } },
  }),
  record: AdminLabel,
  input: v.object({
    name: line(120),
    description: optionalText(20_000),
    website: optionalUrl,
    country: optionalCountry,
    owner_id: v.optional(v.nullable(Id)),
    picture_entry_id: picture,
  }),
});

export const AdminArtist = v.object({
  ...adminFields,
  name: v.string(),
  slug: v.string(),
  image: v.nullable(Image),
  verified: v.boolean(),
  status: Status,
  /** Sanitised HTML. */
  bio: v.nullable(v.string()),
  country: v.nullable(v.string()),
  links: v.array(v.object({ label: v.string(), url: v.string() })),
  genre_ids: v.array(Id),
  genres: v.array(Ref),
  background_image: v.nullable(Image),
  pinned_track_id: v.nullable(Id),
  announcement: v.nullable(v.string()),
  /** Also those of the past. */
  tour_dates: v.array(TourDate),
  albums_count: Count,
  tracks_count: Count,
  followers_count: Count,
  plays_count: Count,
  ...adminTimes,
});
export type AdminArtist = v.InferOutput<typeof AdminArtist>;
export const adminArtists = defineAdminResource({
  name: 'artists',
  permission: 'music.update',
  table: defineTable({
    orders: {
      name: 'asc',
      plays: 'desc',
      followers: 'desc',
      tracks: 'desc',
      albums: 'desc',
      created: 'desc',
      updated: 'desc',
    },
    order: 'created',
    filters: {
      status: { kind: 'choice', values: statuses },
      verified: { kind: 'choice', values: ['yes', 'no'] },
      plays_count: { kind: 'number' },
      tracks_count: { kind: 'number' },
      created_at: { kind: 'day' },
    },
  }),
  record: AdminArtist,
  input: v.object({
    name: line(120),
    status: Status,
    verified: v.boolean(),
    bio: optionalText(20_000),
    country: optionalCountry,
    links: v.pipe(
      v.array(
        v.object({
          label: line(40),
          url: v.pipe(
            v.string(),
            v.trim(),
            v.regex(/^https?:\/\/[^\s/]+\S*$/, 'Use an address with https://.'),
          ),
        }),
      ),
      v.maxLength(20),
    ),
    genre_ids: ids(20),
    pinned_track_id: v.optional(v.nullable(Id)),
    announcement: v.optional(optionalText(500)),
    tour_dates: v.optional(
      v.pipe(
        v.array(
          v.object({
            date: v.pipe(CalendarDate, v.nonEmpty('Choose the day of the concert.')),
            city: line(80),
            venue: line(120),
            url: optionalUrl,
          }),
        ),
        v.maxLength(100),
      ),
    ),
  }),
});

const albumTypes = ['album', 'single', 'ep', 'compilation'] as const;
export const AdminAlbum = v.object({
  ...adminFields,
  name: v.string(),
  slug: v.string(),
  image: v.nullable(Image),
  type: v.picklist(albumTypes),
  status: Status,
  release_date: v.nullable(v.string()),
  /** Sanitised HTML. */
  description: v.nullable(v.string()),
  label_id: v.nullable(Id),
  label: v.nullable(Ref),
  artists: v.array(ArtistRef),
  artist_ids: v.array(Id),
  genre_ids: v.array(Id),
  tag_ids: v.array(Id),
  genres: v.array(Ref),
  tags: v.array(Ref),
  /** The minute in which it appears, when it is scheduled. */
  publish_at: v.nullable(Timestamp),
  publish_zone: v.nullable(v.string()),
  comments_disabled: v.boolean(),
  upc: v.nullable(v.string()),
  catalogue_number: v.nullable(v.string()),
  copyright: v.nullable(v.string()),
  tracks_count: Count,
  duration: Milliseconds,
  plays_count: Count,
  likes_count: Count,
  ...adminTimes,
});
export type AdminAlbum = v.InferOutput<typeof AdminAlbum>;
export const adminAlbums = defineAdminResource({
  name: 'albums',
  permission: 'music.update',
  table: defineTable({
    orders: {
      name: 'asc',
      released: 'desc',
      tracks: 'desc',
      plays: 'desc',
      likes: 'desc',
      created: 'desc',
      updated: 'desc',
    },
    order: 'created',
    filters: {
      status: { kind: 'choice', values: statuses },
      type: { kind: 'choice', values: albumTypes },
      tracks_count: { kind: 'number' },
      plays_count: { kind: 'number' },
      picture: { kind: 'choice', values: ['yes', 'no'] },
      release_date: { kind: 'day', isOptional: true },
      created_at: { kind: 'day' },
    },
  }),
  record: AdminAlbum,
  input: v.object({
    name: line(200),
    type: v.picklist(albumTypes),
    status: Status,
    release_date: optionalDate,
    artist_ids: ids(50),
    label_id: v.nullable(Id),
    genre_ids: ids(20),
    tag_ids: ids(50),
    description: optionalText(20_000),
  }),
});

export const AdminTrack = v.object({
  ...adminFields,
  name: v.string(),
  slug: v.string(),
  image: v.nullable(Image),
  status: Status,
  album: v.nullable(Ref),
  album_id: v.nullable(Id),
  artists: v.array(ArtistRef),
  artist_ids: v.array(Id),
  genre_ids: v.array(Id),
  tag_ids: v.array(Id),
  genres: v.array(Ref),
  tags: v.array(Ref),
  /** The minute in which it appears, when it is scheduled. */
  publish_at: v.nullable(Timestamp),
  publish_zone: v.nullable(v.string()),
  comments_disabled: v.boolean(),
  isrc: v.nullable(v.string()),
  licence: v.nullable(Licence),
  credits: v.array(Credit),
  has_lyrics: v.boolean(),
  /** Whether the picture is its own, and not that of the album. */
  has_own_image: v.boolean(),
  number: v.nullable(Count),
  disc: v.nullable(Count),
  duration: Milliseconds,
  stream_url: v.nullable(v.string()),
  /** Whether a sound is stored. */
  has_recording: v.boolean(),
  /** The address of what is heard; null without a sound. */
  sound_url: v.nullable(v.string()),
  is_explicit: v.boolean(),
  release_date: v.nullable(v.string()),
  /** Sanitised HTML. */
  description: v.nullable(v.string()),
  plays_count: Count,
  likes_count: Count,
  ...adminTimes,
});
export type AdminTrack = v.InferOutput<typeof AdminTrack>;
export const adminTracks = defineAdminResource({
  name: 'tracks',
  permission: 'music.update',
  table: defineTable({
    orders: {
      name: 'asc',
      plays: 'desc',
      likes: 'desc',
      duration: 'asc',
      released: 'desc',
      created: 'desc',
      updated: 'desc',
    },
    order: 'created',
    filters: {
      status: { kind: 'choice', values: statuses },
      explicit: { kind: 'choice', values: ['yes', 'no'] },
      plays_count: { kind: 'number' },
      release_date: { kind: 'day', isOptional: true },
      created_at: { kind: 'day' },
    },
  }),
  record: AdminTrack,
  input: v.object({
    name: line(200),
    status: Status,
    album_id: v.nullable(Id),
    artist_ids: ids(50),
    number: optionalNumber(1, 9999),
    disc: optionalNumber(1, 99),
    stream_url: optionalUrl,
    /** In milliseconds. Read from the stored sound where there is one. */
    duration: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)),
    is_explicit: v.boolean(),
    release_date: optionalDate,
    genre_ids: ids(20),
    tag_ids: ids(50),
    description: optionalText(20_000),
  }),
});

export const AdminPlaylist = v.object({
  ...adminFields,
  name: v.string(),
  slug: v.string(),
  image: v.nullable(Image),
  description: v.nullable(v.string()),
  owner: Ref,
  public: v.boolean(),
  collaborative: v.boolean(),
  tracks_count: Count,
  duration: Milliseconds,
  followers_count: Count,
  plays_count: Count,
  ...adminTimes,
});
export type AdminPlaylist = v.InferOutput<typeof AdminPlaylist>;
export const adminPlaylists = defineAdminResource({
  name: 'playlists',
  permission: 'music.update',
  table: defineTable({
    orders: {
      name: 'asc',
      tracks: 'desc',
      plays: 'desc',
      followers: 'desc',
      created: 'desc',
      updated: 'desc',
    },
    order: 'created',
    filters: {
      visibility: { kind: 'choice', values: ['public', 'private'] },
      tracks_count: { kind: 'number' },
      followers_count: { kind: 'number' },
      created_at: { kind: 'day' },
    },
  }),
  record: AdminPlaylist,
  input: v.object({
    name: line(100),
    description: optionalText(1000),
    public: v.boolean(),
    collaborative: v.boolean(),
  }),
});

const channelTypes = [
  'tracks',
  'albums',
  'artists',
  'playlists',
  'genres',
  'users',
  'channels',
  'mixed',
] as const;
const channelItemTypes = ['track', 'album', 'artist', 'playlist', 'genre', 'user', 'channel'] as const;
const layouts = ['grid', 'carousel', 'list', 'table'] as const;
export const AdminChannel = v.object({
  ...adminFields,
  name: v.string(),
  slug: v.string(),
  description: v.nullable(v.string()),
  content_type: v.picklist(channelTypes),
  content_source: v.picklist(['manual', 'automatic']),
  order: v.picklist(['popular', 'liked', 'newest', 'name']),
  restriction: v.nullable(v.picklist(['genre', 'tag'])),
  layout: v.picklist(layouts),
  seo_title: v.nullable(v.string()),
  seo_description: v.nullable(v.string()),
  published: v.boolean(),
  /** The manual content, in its order. `name` is null for a record that is gone. */
  items: v.array(
    v.object({
      type: v.picklist(channelItemTypes),
      item_id: Id,
      layout: v.nullable(v.picklist(layouts)),
      name: v.nullable(v.string()),
    }),
  ),
  ...adminTimes,
});
export type AdminChannel = v.InferOutput<typeof AdminChannel>;
/** The largest number of manual items of a channel. */
export const maxChannelItems = 500;
export const adminChannels = defineAdminResource({
  name: 'channels',
  permission: 'channels.update',
  table: defineTable({
    orders: { name: 'asc', created: 'desc', updated: 'desc' },
    order: 'name',
    filters: {
      published: { kind: 'choice', values: ['yes', 'no'] },
      content_type: { kind: 'choice', values: channelTypes },
      content_source: { kind: 'choice', values: ['manual', 'automatic'] },
      layout: { kind: 'choice', values: layouts },
    },
  }),
  record: AdminChannel,
  input: v.object({
    name: line(100),
    slug: v.pipe(v.string(), v.trim(), v.maxLength(100, 'Use at most 100 characters.')),
    description: optionalText(1000),
    content_type: v.picklist(channelTypes),
    content_source: v.picklist(['manual', 'automatic']),
    order: v.picklist(['popular', 'liked', 'newest', 'name']),
    restriction: v.nullable(v.picklist(['genre', 'tag'])),
    layout: v.picklist(layouts),
    published: v.boolean(),
    items: v.pipe(
      v.array(
        v.object({
          type: v.picklist(channelItemTypes),
          item_id: Id,
          layout: v.optional(v.nullable(v.picklist(layouts))),
        }),
      ),
      v.maxLength(maxChannelItems),
    ),
    seo_title: optionalText(120),
    seo_description: optionalText(300),
  }),
});
