import * as v from 'valibot';
import { ArtistRef, RecordRef as Ref } from '../../backstage/releases.ts';
import { Count, Id, Image, Milliseconds, Status, Timestamp } from '../../shared/contract.ts';
import { defineTable } from '../../tables/defineTable.ts';
import { adminFields, adminTimes, defineAdminResource } from '../defineAdminResource.ts';
import { ids, line, optionalDate, optionalText } from '../fields.ts';
import { statuses } from './shared.ts';

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
