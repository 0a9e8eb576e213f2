import { type AdminDashboard, hasPermission, type PermissionName } from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import { channelItems, channels } from '../channels/table.ts';
import type { Database } from '../db/Database.ts';
import { jobs } from '../jobs/table.ts';
import { mails } from '../mail/table.ts';
import { playlists } from '../playlists/table.ts';
import { tags } from '../tags/table.ts';
import { tracks } from '../tracks/table.ts';
import { mustVerify } from '../users/policy.ts';
import { users } from '../users/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';

const countOf = (table: PgTable, where: SQL) =>
  sql<number>`(select count(*)::integer from ${table} where ${where})`;

const figures: Record<string, { table: PgTable & { created_at: PgColumn }; where?: SQL }> = {
  users: { table: users },
  tracks: { table: tracks },
  albums: { table: albums },
  artists: { table: artists },
  playlists: { table: playlists, where: sql`deleted_at is null` },
};

interface Check {
  kind: AdminDashboard['attention'][number]['kind'];
  permission: PermissionName;
  /** The table with these records. */
  href: string;
  table: PgTable;
  where: SQL;
}

const isGone = (type: string, table: string) =>
  sql.raw(`(i.type = '${type}' and not exists (select 1 from ${table} r where r.id = i.item_id))`);

/** What is wrong, or forgotten. Each has an index or a small table. */
const checks: readonly Check[] = [
  {
    kind: 'failed_jobs',
    permission: 'logs.view',
    href: '/admin/jobs?state=failed',
    table: jobs,
    where: sql`state = 'failed'`,
  },
  {
    kind: 'late_mails',
    permission: 'logs.view',
    href: '/admin/outgoing-email',
    table: mails,
    where: sql`attempts > 1`,
  },
  {
    kind: 'empty_channels',
    permission: 'channels.update',
    href: '/admin/channels?content_source=manual',
    table: channels,
    where: sql`published and content_source = 'manual'
      and not exists (select 1 from ${channelItems} i where i.channel_id = ${channels.id})`,
  },
  {
    kind: 'broken_items',
    permission: 'channels.update',
    href: '/admin/channels?content_source=manual',
    table: channels,
    where: sql`exists (select 1 from ${channelItems} i where i.channel_id = ${channels.id} and (${sql.join(
      [
        isGone('track', 'tracks'),
        isGone('album', 'albums'),
        isGone('artist', 'artists'),
        isGone('playlist', 'playlists'),
        isGone('genre', 'genres'),
        isGone('channel', 'channels'),
      ],
      sql` or `,
    )}))`,
  },
  {
    kind: 'unpublished_channels',
    permission: 'channels.update',
    href: '/admin/channels?published=no',
    table: channels,
    where: sql`not published`,
  },
  {
    kind: 'overdue_releases',
    permission: 'music.update',
    href: '/admin/albums?status=scheduled',
    table: albums,
    where: sql`status = 'scheduled' and release_date < current_date`,
  },
  {
    kind: 'silent_tracks',
    permission: 'music.update',
    href: '/admin/tracks?status=draft',
    table: tracks,
    where: sql`recording_key is null and stream_url is null`,
  },
  {
    kind: 'albums_without_tracks',
    permission: 'music.update',
    href: '/admin/albums?status=published&tracks_count=0',
    table: albums,
    where: sql`status = 'published' and tracks_count = 0`,
  },
  {
    kind: 'albums_without_picture',
    permission: 'music.update',
    href: '/admin/albums?status=published',
    table: albums,
    where: sql`status = 'published' and image_key is null`,
  },
  {
    kind: 'artists_without_tracks',
    permission: 'music.update',
    href: '/admin/artists?status=published&tracks_count=0',
    table: artists,
    where: sql`status = 'published' and tracks_count = 0`,
  },
  {
    kind: 'unverified_users',
    permission: 'users.update',
    href: '/admin/users?state=unverified',
    table: users,
    where: sql`email is not null and email_verified_at is null and ${mustVerify}`,
  },
  {
    kind: 'unused_tags',
    permission: 'tags.update',
    href: '/admin/tags?tracks_count=0',
    table: tags,
    where: sql`tracks_count = 0 and albums_count = 0`,
  },
];

/** Figures of the site, and what needs attention among what the viewer may change. */
export async function readDashboard(db: Database, viewer: Viewer): Promise<AdminDashboard> {
  const seen = checks.filter(({ permission }) => hasPermission(viewer, permission));
  const names = Object.keys(figures);
  const shown = Object.values(figures).map(({ table, where = sql`true` }) => {
    const since = (from: number, until: number) =>
      countOf(
        table,
        sql`${where} and created_at > now() - make_interval(days => ${from}) and created_at <= now() - make_interval(days => ${until})`,
      );
    return { total: countOf(table, where), recent: since(30, 0), before: since(60, 30) };
  });
  const values: Record<string, SQL<number>> = {
    ...Object.fromEntries(
      shown.flatMap(({ total, recent, before }, index) => [
        [`total${index}`, total],
        [`recent${index}`, recent],
        [`before${index}`, before],
      ]),
    ),
    ...Object.fromEntries(seen.map(({ table, where }, index) => [`check${index}`, countOf(table, where)])),
  };
  const columns = sql.join(
    Object.entries(values).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  );
  const [row = {}] = await db
    .select({ row: sql<Record<string, number>>`to_jsonb(found)` })
    .from(sql`(select ${columns}) found`)
    .then((rows) => rows.map((each) => each.row));
  return {
    figures: names.map((name, index) => ({
      name,
      total: row[`total${index}`] ?? 0,
      recent: row[`recent${index}`] ?? 0,
      before: row[`before${index}`] ?? 0,
    })),
    attention: seen
      .map(({ kind, href }, index) => ({ kind, href, count: row[`check${index}`] ?? 0 }))
      .filter(({ count }) => count > 0),
  };
}
