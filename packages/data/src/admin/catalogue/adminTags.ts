import * as v from 'valibot';
import { Count } from '../../shared/contract.ts';
import { defineTable } from '../../tables/defineTable.ts';
import { adminFields, adminTimes, defineAdminResource } from '../defineAdminResource.ts';
import { line } from '../fields.ts';

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
