import * as v from 'valibot';
import { ArtistRef, Credit, Licence, RecordRef as Ref } from '../../backstage/releases.ts';
import { Count, Id, Image, Milliseconds, Status, Timestamp } from '../../shared/contract.ts';
import { defineTable } from '../../tables/defineTable.ts';
import { adminFields, adminTimes, defineAdminResource } from '../defineAdminResource.ts';
import { ids, line, optionalDate, optionalNumber, optionalText, optionalUrl } from '../fields.ts';
import { statuses } from './shared.ts';

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
