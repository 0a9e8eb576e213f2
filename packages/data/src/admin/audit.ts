import * as v from 'valibot';
import { PermissionName } from '../permissions/contract.ts';
import { Id, Timestamp } from '../shared/contract.ts';
import { defineTable } from '../tables/defineTable.ts';
import { adminFields, defineAdminResource } from './defineAdminResource.ts';

/** What was done. Other parts of the server add actions of their own. */
export const auditActions = [
  'create',
  'update',
  'delete',
  'undo',
  'ban',
  'unban',
  'sign_out',
  'settings',
  'hide',
  'restore',
  'dismiss',
  'grant',
  'cancel',
  'change_plan',
  'translate',
  'act_as',
  'act_end',
  'end_token',
  'picture',
  'profile',
  'lyrics',
  'import',
  'order',
  'publish',
  'schedule',
  'approved',
  'denied',
  'team_add',
  'team_role',
  'team_remove',
] as const;

/**
 * Why a change has no undo: its rows are not kept (any more), nothing is left of what an import has added, it was an undo
 * itself, all that it changed is secret, it ended or began a session, or it is changed back where it was made.
 */
export const noUndoReasons = ['delete', 'nothing', 'undo', 'secrets', 'session', 'elsewhere'] as const;
export type NoUndoReason = (typeof noUndoReasons)[number];

export const AuditEntry = v.object({
  ...adminFields,
  action: v.string(),
  /** The resource, such as `tags`. */
  resource: v.string(),
  record_ids: v.array(Id),
  /** The name of the record when it was changed. */
  label: v.string(),
  /** The name of the person then. */
  user_name: v.string(),
  user_id: v.nullable(Id),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  /** The permission without which the values are left out, and nothing is undone; null when the viewer has it. */
  values_need: v.nullable(PermissionName),
  /** Whether it can be undone now. */
  can_undo: v.boolean(),
  /** Why it has no undo; null when it has one, or was undone. */
  no_undo: v.nullable(v.picklist(noUndoReasons)),
  /** The secrets among the changed settings, which an undo leaves as they are. */
  kept_secrets: v.array(v.string()),
  undone_at: v.nullable(Timestamp),
  created_at: Timestamp,
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

export const adminAudit = defineAdminResource({
  name: 'audit',
  permission: 'logs.view',
  table: defineTable({
    orders: { newest: 'desc' },
    order: 'newest',
    filters: {
      action: { kind: 'choice', values: auditActions },
      user_id: { kind: 'number' },
      created_at: { kind: 'day' },
    },
  }),
  record: AuditEntry,
  input: v.object({}),
});
