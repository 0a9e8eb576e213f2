import * as v from 'valibot';
import { ReportReason } from '../comments/contract.ts';
import { Count, Id, Milliseconds } from '../shared/contract.ts';
import { defineTable } from '../tables/defineTable.ts';
import { adminFields, adminTimes, defineAdminResource } from './defineAdminResource.ts';

/** A comment with the reports about it. */
export const AdminComment = v.object({
  ...adminFields,
  text: v.string(),
  status: v.picklist(['visible', 'hidden', 'deleted']),
  /** The person. */
  author: v.object({ id: Id, name: v.string() }),
  /** The track or album. */
  target: v.object({ type: v.picklist(['track', 'album']), id: Id, name: v.string() }),
  position: v.nullable(Milliseconds),
  parent_id: v.nullable(Id),
  replies_count: Count,
  likes_count: Count,
  /** Reports that nobody has decided yet. */
  reports_count: Count,
  /** The reports, the newest first, at most 20. */
  reports: v.array(
    v.object({
      user_name: v.string(),
      reason: ReportReason,
      created_at: v.string(),
      is_decided: v.boolean(),
    }),
  ),
  ...adminTimes,
});
export type AdminComment = v.InferOutput<typeof AdminComment>;
export const adminComments = defineAdminResource({
  name: 'comments',
  permission: 'comments.update',
  table: defineTable({
    orders: { reports: 'desc', created: 'desc', likes: 'desc' },
    order: 'reports',
    filters: {
      status: { kind: 'choice', values: ['visible', 'hidden', 'deleted'] },
      reported: { kind: 'choice', values: ['yes', 'no'] },
      reports_count: { kind: 'number' },
      user_id: { kind: 'number' },
      created_at: { kind: 'day' },
    },
  }),
  record: AdminComment,
  input: v.object({}),
});
