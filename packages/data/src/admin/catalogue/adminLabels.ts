import * as v from 'valibot';
import { RecordRef as Ref } from '../../backstage/releases.ts';
import { Count, Id, Image } from '../../shared/contract.ts';
import { defineTable } from '../../tables/defineTable.ts';
import { adminFields, adminTimes, defineAdminResource } from '../defineAdminResource.ts';
import { line, optionalCountry, optionalText, optionalUrl } from '../fields.ts';
import { picture } from './shared.ts';

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
