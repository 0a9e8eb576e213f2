import * as v from 'valibot';
import { RecordRef } from '../../backstage/releases.ts';
import { Count, Id } from '../../shared/contract.ts';
import { defineTable } from '../../tables/defineTable.ts';
import { adminFields, defineAdminResource } from '../defineAdminResource.ts';
import { releaseFields, releaseInput, statuses } from './shared.ts';

const albumTypes = ['album', 'single', 'ep', 'compilation'] as const;
export const AdminAlbum = v.object({
  ...adminFields,
  ...releaseFields,
  type: v.picklist(albumTypes),
  label_id: v.nullable(Id),
  label: v.nullable(RecordRef),
  upc: v.nullable(v.string()),
  catalogue_number: v.nullable(v.string()),
  copyright: v.nullable(v.string()),
  tracks_count: Count,
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
  input: v.object({ ...releaseInput, type: v.picklist(albumTypes), label_id: v.nullable(Id) }),
});
