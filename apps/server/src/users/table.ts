import type { Permission } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  count,
  createdAt,
  derivedSearchName,
  id,
  linkTo,
  nameKey,
  timeColumns,
  trigramIndex,
} from '../records/columns.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** Lower case, without accents; punctuation is a space, and Chinese, Japanese and Korean characters are apart. */
const searchable = sql`btrim(regexp_replace(regexp_replace(regexp_replace(
  normalize(regexp_replace(lower(normalize(name, NFKD)), '[\\u0300-\\u036f''’]', '', 'g'), NFC),
  '[[:punct:]]', ' ', 'g'),
  '([\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff])', ' \\1 ', 'g'), '\\s+', ' ', 'g'))`;

/** Users, and the house account, which owns editorial playlists. */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    /** The name for search, as `normalize` makes it of other names, without letters that have no base letter. */
    search_name: derivedSearchName(searchable),
    first_name: text(),
    last_name: text(),
    /** The key of the profile picture. Without a reference: pictures refer to files, and those to users. */
    image_key: text(),
    /** The code of a country (ISO 3166-1). */
    country: text(),
    /** In lower case, so that an address in another case is the same account. Null for a house account. */
    email: text().unique(),
    /** The argon2id hash in PHC format. Null when the account has no password. */
    password_hash: text(),
    email_verified_at: instant(),
    banned_at: instant(),
    /** When a ban ends by itself. Null without an end. */
    banned_until: instant(),
    /** What the suspended person is told. */
    ban_reason: text(),
    /** The name of an IANA time zone. */
    timezone: text().notNull().default('UTC'),
    /** The code of the chosen language. Null without a choice. */
    language: text(),
    /** Permissions of this user in addition to those of its roles. */
    permissions: jsonb().$type<Permission[]>().notNull().default([]),
    /** When the account is deleted for good; null unless its owner has asked for it. */
    deletes_at: instant(),
    /** The last change of password, roles or permissions: sessions get another token after it. */
    rights_changed_at: instant().notNull().defaultNow(),
    /** How many people follow this user. */
    followers_count: count(),
    ...timeColumns(),
  },
  (t) => [
    check('users_email_is_lower', sql`${t.email} = lower(${t.email})`),
    index('users_name').on(nameKey(t.search_name)),
    trigramIndex('users_search', t.search_name),
    trigramIndex('users_email_search', t.email),
    index('users_by_creation').on(t.created_at, t.id),
  ],
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
    /** The id of the user there, by which a sign-in finds the account. */
    provider_id: text(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.service_name] }),
    uniqueIndex('social_profiles_provider').on(t.service_name, t.provider_id),
  ],
);

/** The user or house account that owns a record. */
export const ownerId = () => integer().references(() => users.id, { onDelete: 'set null' });
