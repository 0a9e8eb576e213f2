import * as v from 'valibot';
import { Count, Image } from '../../shared/contract.ts';
import { defineTable } from '../../tables/defineTable.ts';
import { adminFields, adminTimes, defineAdminResource } from '../defineAdminResource.ts';
import { line } from '../fields.ts';
import { picture } from './shared.ts';

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
