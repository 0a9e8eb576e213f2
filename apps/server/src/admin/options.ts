import {
  type AdminOption,
  type AdminOptionKind,
  hasPermission,
  type PermissionName,
} from '@segno/data/contract';
import { asc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { albumPolicy } from '../albums/policy.ts';
import { albums } from '../albums/table.ts';
import { artistPolicy } from '../artists/policy.ts';
import { artists } from '../artists/table.ts';
import { channelPolicy } from '../channels/policy.ts';
import { channels } from '../channels/table.ts';
import type { Database } from '../db/Database.ts';
import { genres } from '../genres/table.ts';
import { labels } from '../labels/table.ts';
import { playlists } from '../playlists/table.ts';
import { prices, products } from '../products/table.ts';
import { among, containsWords, inOrder, type SearchedText } from '../records/Listing.ts';
import { roles } from '../roles/table.ts';
import { tags } from '../tags/table.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracks } from '../tracks/table.ts';
import { isUserPublic } from '../users/policy.ts';
import { users } from '../users/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';

interface OptionSource {
  table: PgTable;
  id: PgColumn;
  name: PgColumn | SQL;
  searchIn: SearchedText | readonly SearchedText[];
  detail: SQL;
  /** Needed beside `admin.access`: its records are not public. */
  permission?: PermissionName;
  /** What everybody may see, and the permission with which all records are found. */
  open?: { condition: SQL; unless: PermissionName };
  /** The records that are offered; those with known ids are found all the same. */
  offered?: SQL;
  price?: SQL;
}

const none = sql`null`;
/** The artists of a track or album, as one text. */
const artistsOf = (link: string, id: PgColumn) =>
  sql`(select string_agg(distinct a.name, ', ') from ${sql.identifier(`${link}_artists`)} l
    join ${artists} a on a.id = l.artist_id where l.${sql.identifier(`${link}_id`)} = ${id})`;

/** The name of the plan of a price. */
const planName = sql`(select p.name from ${products} p where p.id = ${prices.product_id})`;

const sources: Record<AdminOptionKind, OptionSource> = {
  artists: {
    table: artists,
    id: artists.id,
    name: artists.name,
    searchIn: artists.search_name,
    detail: none,
    open: { condition: artistPolicy.isPublic, unless: 'music.update' },
  },
  albums: {
    table: albums,
    id: albums.id,
    name: albums.name,
    searchIn: albums.search_text,
    detail: artistsOf('album', albums.id),
    open: { condition: albumPolicy.isPublic, unless: 'music.update' },
  },
  tracks: {
    table: tracks,
    id: tracks.id,
    name: tracks.name,
    searchIn: tracks.search_text,
    detail: artistsOf('track', tracks.id),
    open: { condition: trackPolicy.isPublic, unless: 'music.update' },
  },
  playlists: {
    table: playlists,
    id: playlists.id,
    name: playlists.name,
    searchIn: playlists.search_name,
    detail: none,
    permission: 'music.update',
  },
  genres: {
    table: genres,
    id: genres.id,
    name: genres.display_name,
    searchIn: genres.search_name,
    detail: none,
  },
  tags: { table: tags, id: tags.id, name: tags.display_name, searchIn: tags.search_name, detail: none },
  labels: { table: labels, id: labels.id, name: labels.name, searchIn: labels.search_name, detail: none },
  channels: {
    table: channels,
    id: channels.id,
    name: channels.name,
    searchIn: sql`lower(${channels.name})`,
    detail: sql`${channels.slug}`,
    open: { condition: channelPolicy.isPublic, unless: 'channels.update' },
  },
  roles: {
    table: roles,
    id: roles.id,
    name: roles.name,
    searchIn: sql`lower(${roles.name})`,
    detail: none,
    permission: 'users.update',
  },
  users: {
    table: users,
    id: users.id,
    name: users.name,
    searchIn: [users.search_name, users.email],
    detail: sql`${users.email}`,
    permission: 'users.update',
  },
  profiles: {
    table: users,
    id: users.id,
    name: users.name,
    searchIn: sql`lower(${users.name})`,
    detail: none,
    offered: isUserPublic,
  },
  plans: {
    table: products,
    id: products.id,
    name: products.name,
    searchIn: sql`lower(${products.name})`,
    detail: none,
    offered: sql`${products.deleted_at} is null`,
    permission: 'users.update',
  },
  prices: {
    table: prices,
    id: prices.id,
    name: planName,
    searchIn: sql`lower(${planName})`,
    detail: none,
    price: sql`jsonb_build_object('amount', ${prices.amount}, 'currency', ${prices.currency},
      'interval', ${prices.interval}, 'interval_count', ${prices.interval_count})`,
    offered: sql`${prices.archived_at} is null and exists (
      select 1 from ${products} p where p.id = ${prices.product_id} and p.deleted_at is null and not p.free)`,
    permission: 'subscriptions.update',
  },
};

/** The table with the records of a kind. */
export const optionTable = (kind: AdminOptionKind): PgTable => sources[kind].table;

/** The permission that the records of a kind need beside `admin.access`. */
export const optionPermission = (kind: AdminOptionKind) => sources[kind].permission;

const most = 30;

/** What a field of a form can choose: the first matches of some words, or the records with these ids, in their order. */
export async function listOptions(
  db: Database,
  viewer: Viewer,
  kind: AdminOptionKind,
  { query = '', ids: wanted }: { query?: string | undefined; ids?: number[] | undefined },
): Promise<AdminOption[]> {
  const { table, id, name, searchIn, detail, open, offered, price } = sources[kind];
  const conditions = [
    ...(open && !hasPermission(viewer, open.unless) ? [open.condition] : []),
    ...(wanted
      ? [among(id, wanted)]
      : [...(offered ? [offered] : []), ...(query === '' ? [] : containsWords(searchIn, query))]),
  ];
  const found = await db
    .select({
      id: sql<number>`${id}`,
      name: sql<string>`${name}`,
      detail: sql<string | null>`${detail}`,
      ...(price && { price: sql<NonNullable<AdminOption['price']>>`${price}` }),
    })
    .from(table)
    .where(conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined)
    .orderBy(asc(name), asc(id))
    .limit(wanted ? wanted.length : most);
  return wanted ? inOrder(wanted, found) : found;
}
