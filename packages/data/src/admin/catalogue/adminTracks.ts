import * as v from 'valibot';
import { Credit, Licence, RecordRef } from '../../backstage/releases.ts';
import { Count, Id } from '../../shared/contract.ts';
import { defineTable } from '../../tables/defineTable.ts';
import { adminFields, defineAdminResource } from '../defineAdminResource.ts';
import { optionalNumber, optionalUrl } from '../fields.ts';
import { releaseFields, releaseInput, statuses } from './shared.ts';

export const AdminTrack = v.object({
  ...adminFields,
  ...releaseFields,
  album: v.nullable(RecordRef),
  album_id: v.nullable(Id),
  isrc: v.nullable(v.string()),
  licence: v.nullable(Licence),
  credits: v.array(Credit),
  has_lyrics: v.boolean(),
  /** Whether the picture is its own, and not that of the album. */
  has_own_image: v.boolean(),
  number: v.nullable(Count),
  disc: v.nullable(Count),
  stream_url: v.nullable(v.string()),
  /** Whether a sound is stored. */
  has_recording: v.boolean(),
  /** The address of what is heard; null without a sound. */
  sound_url: v.nullable(v.string()),
  is_explicit: v.boolean(),
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
    ...releaseInput,
    album_id: v.nullable(Id),
    number: optionalNumber(1, 9999),
    disc: optionalNumber(1, 99),
    stream_url: optionalUrl,
    /** In milliseconds. Read from the stored sound where there is one. */
    duration: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)),
    is_explicit: v.boolean(),
  }),
});
