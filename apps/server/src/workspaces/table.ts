import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, linkTo, timeColumns } from '../records/columns.ts';
import { users } from '../users/table.ts';

const roles = ['owner', 'admin', 'editor', 'viewer'] as const;

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** Workspaces, whose records their members share. The default workspace of each person is not stored. */
export const workspaces = pgTable('workspaces', { id: id(), name: text().notNull(), ...timeColumns() });

/** The members of workspaces. Each workspace has one owner. */
export const workspaceMembers = pgTable(
  'workspace_members',
  {
    workspace_id: linkTo(() => workspaces.id),
    user_id: linkTo(() => users.id),
    role: text({ enum: roles }).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.user_id] }),
    index('workspace_members_user').on(t.user_id),
    uniqueIndex('workspace_members_owner')
      .on(t.workspace_id)
      .where(sql`role = 'owner'`),
    check('workspace_members_role', sql`role in ('owner', 'admin', 'editor', 'viewer')`),
  ],
);

/** Invitations that were not accepted. */
export const workspaceInvites = pgTable(
  'workspace_invites',
  {
    id: id(),
    workspace_id: linkTo(() => workspaces.id),
    /** In lower case, as the addresses of users. */
    email: text().notNull(),
    role: text({ enum: ['admin', 'editor', 'viewer'] }).notNull(),
    /** SHA-256 of the secret id that the invited person has. */
    token_hash: text().notNull().unique(),
    invited_by: integer().references(() => users.id, { onDelete: 'set null' }),
    sent_at: createdAt(),
    expires_at: instant().notNull(),
    /** Set when the invited person has declined. */
    declined_at: instant(),
  },
  (t) => [
    uniqueIndex('workspace_invites_address').on(t.workspace_id, t.email),
    index('workspace_invites_end').on(t.expires_at),
    check('workspace_invites_role', sql`role in ('admin', 'editor', 'viewer')`),
    check('workspace_invites_email_is_lower', sql`${t.email} = lower(${t.email})`),
  ],
);
