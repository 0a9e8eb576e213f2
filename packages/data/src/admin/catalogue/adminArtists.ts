import * as v from 'valibot';
import { RecordRef as Ref } from '../../backstage/releases.ts';
import { TourDate } from '../../artists/contract.ts';
import { Count, Id, Image, Status } from '../../shared/contract.ts';
import { defineTable } from '../../tables/defineTable.ts';
import { adminFields, adminTimes, defineAdminResource } from '../defineAdminResource.ts';
import { ids, line, optionalCountry, optionalText, optionalUrl } from '../fields.ts';
import { statuses } from './shared.ts';

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
            date: v.pipe(v.string(), v.isoDate('Choose the day of the concert.')),
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
