import type { Permission } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id, linkTo, timeColumns } from '../catalogue/columns.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** Users, and the house account, which owns editorial playlists. */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    /** In lower case, so that an address in another case is the same account. Null for a house account. */
    email: text().unique(),
    /** The argon2id hash in PHC format. Null when the account has no password. */
    password_hash: text(),
    email_verified_at: instant(),
    banned_at: instant(),
    /** The name of an IANA time zone. */
    timezone: text().notNull().default('UTC'),
    /** The code of the chosen language. Null without a choice. */
    language: text(),
    /** Permissions of this user in addition to those of its roles. */
    permissions: jsonb().$type<Permission[]>().notNull().default([]),
    /** The last change of password, roles or permissions: sessions get another token after it. */
    rights_changed_at: instant().notNull().defaultNow(),
    ...timeColumns(),
  },
  (t) => [check('users_email_is_lower', sql`${t.email} = lower(${t.email})`)],
);

/** The accounts of users at social sign-in services, one for each service. */
export const socialProfiles = pgTable(
  'social_profiles',
  {
    user_id: linkTo(() => users.id),
    /** The service, such as `google`. */
    service_name: text().notNull(),
    /** The name of the user there. */
    username: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.service_name] })],
);

/** The user or house account that owns a record. */
export const ownerId = () => integer().references(() => users.id, { onDelete: 'set null' });
