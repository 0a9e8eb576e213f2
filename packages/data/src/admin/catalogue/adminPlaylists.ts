import * as v from 'valibot';
import { RecordRef as Ref } from '../../backstage/releases.ts';
import { Count, Image, Milliseconds } from '../../shared/contract.ts';
import { defineTable } from '../../tables/defineTable.ts';
import { adminFields, adminTimes, defineAdminResource } from '../defineAdminResource.ts';
import { line, optionalText } from '../fields.ts';
import { picture } from './shared.ts';

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
    picture_entry_id: picture,
  }),
});
