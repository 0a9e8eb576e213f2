import {
  albumPath,
  artistPath,
  channelPath,
  customPagePath,
  genrePath,
  labelPath,
  playlistPath,
  tagPath,
  trackPath,
} from '@segno/data/contract';
import { type SQL, sql } from 'drizzle-orm';
import { albumPolicy } from '../albums/policy.ts';
import { albumArtists, albums } from '../albums/table.ts';
import { artistPolicy } from '../artists/policy.ts';
import { artists } from '../artists/table.ts';
import { channels } from '../channels/table.ts';
import { isPublicPage } from '../customPages/policy.ts';
import { customPages } from '../customPages/table.ts';
import type { Database } from '../db/Database.ts';
import { genres } from '../genres/table.ts';
import { labels } from '../labels/table.ts';
import { playlistPolicy } from '../playlists/policy.ts';
import { playlists } from '../playlists/table.ts';
import { tags } from '../tags/table.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracks } from '../tracks/table.ts';
import { escapeXml } from './escapeXml.ts';
import { channelPolicy } from '../channels/policy.ts';

/** The most addresses of one file (sitemaps.org). */
const mostAddresses = 50_000;

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  slug: string;
  /** The name of the first artist of an album. */
  by: string | null;
  updated_at: Date | string;
}

interface Source {
  table: SQL;
  where: SQL;
  /** The columns `name`, `slug` and `by`, where they have other names. */
  name?: SQL;
  slug?: SQL;
  by?: SQL;
  /** Without music the guests of a site see none of these. */
  isMusic: boolean;
  path: (row: Row) => string;
}

const named = { id: 0, role: 'primary' };

const sources = {
  artists: {
    table: sql`${artists}`,
    where: artistPolicy.isPublic,
    isMusic: true,
    path: (row) => artistPath(row),
  },
  albums: {
    table: sql`${albums}`,
    where: albumPolicy.isPublic,
    by: sql`(select a.slug from ${albumArtists} l join ${artists} a on a.id = l.artist_id
      where l.album_id = albums.id order by l."order", l.artist_id limit 1)`,
    isMusic: true,
    path: (row) =>
      albumPath({ ...row, artists: row.by === null ? [] : [{ ...named, name: row.by, slug: row.by }] }),
  },
  tracks: {
    table: sql`${tracks}`,
    where: trackPolicy.isPublic,
    isMusic: true,
    path: (row) => trackPath(row),
  },
  playlists: {
    table: sql`${playlists}`,
    where: playlistPolicy.isPublic,
    isMusic: true,
    path: (row) => playlistPath(row),
  },
  labels: { table: sql`${labels}`, where: sql`true`, isMusic: true, path: (row) => labelPath(row) },
  tags: {
    table: sql`${tags}`,
    where: sql`true`,
    slug: sql`name`,
    isMusic: true,
    path: ({ name }) => tagPath({ name }),
  },
  genres: {
    table: sql`${genres}`,
    // Their pages are those of the channel `genre`.
    where: sql`exists (select 1 from ${channels} where ${channels.slug} = 'genre' and ${channelPolicy.isPublic})`,
    slug: sql`name`,
    isMusic: true,
    path: ({ name }) => genrePath({ name }),
  },
  channels: {
    table: sql`${channels}`,
    where: sql`${channelPolicy.isPublic} and ${channels.restriction} is null and ${channels.slug} <> 'home'`,
    isMusic: true,
    path: (row) => channelPath(row),
  },
  pages: {
    table: sql`${customPages}`,
    where: isPublicPage,
    name: sql`title`,
    isMusic: false,
    path: (row) => customPagePath(row),
  },
} satisfies Record<string, Source>;

export type SitemapKind = keyof typeof sources;
export const sitemapKinds = Object.keys(sources) as SitemapKind[];

const dateOf = (value: Date | string) => new Date(value).toISOString();
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Pages without a record. */
const standing = ['/', '/contact'];

/** The index of all files with addresses. One query counts them all. */
export async function sitemapIndex(
  db: Database,
  baseUrl: string,
  { hasMusic, limit = mostAddresses }: { hasMusic: boolean; limit?: number },
): Promise<string> {
  const kinds = sitemapKinds.filter((kind) => hasMusic || !sources[kind].isMusic);
  const counts = kinds.map((kind) => {
    const { table, where } = sources[kind];
    return sql`select ${kind}::text as kind, count(*)::integer as count, max(updated_at) as updated_at
      from ${table} where ${where}`;
  });
  const { rows } = await db.execute<{ kind: SitemapKind; count: number; updated_at: Date | string | null }>(
    sql.join(counts, sql` union all `),
  );
  const files = rows.flatMap(({ kind, count, updated_at }) =>
    Array.from({ length: Math.ceil(count / limit) }, (_, index) => {
      const changed = updated_at === null ? '' : `<lastmod>${dateOf(updated_at)}</lastmod>`;
      return `<sitemap><loc>${escapeXml(`${baseUrl}/sitemaps/${kind}-${index + 1}.xml`)}</loc>${changed}</sitemap>`;
    }),
  );
  const own = `<sitemap><loc>${escapeXml(`${baseUrl}/sitemaps/site-1.xml`)}</loc></sitemap>`;
  return `${head}<sitemapindex ${space}>\n${[own, ...files].join('\n')}\n</sitemapindex>\n`;
}

const urlset = (addresses: readonly string[]) =>
  `${head}<urlset ${space}>\n${addresses.join('\n')}\n</urlset>\n`;

/** The addresses without a record. */
export const standingSitemap = (baseUrl: string, more: readonly string[] = []): string =>
  urlset([...standing, ...more].map((path) => `<url><loc>${escapeXml(baseUrl + path)}</loc></url>`));

/** One file with addresses of a kind; null when it has none. `number` counts from 1. */
export async function sitemapFile(
  db: Database,
  baseUrl: string,
  { kind, number, limit = mostAddresses }: { kind: SitemapKind; number: number; limit?: number },
): Promise<string | null> {
  const { table, where, path, ...columns }: Source = sources[kind];
  const { rows } = await db.execute<Row>(sql`
    select id, ${columns.name ?? sql`name`} as name, ${columns.slug ?? sql`slug`} as slug,
      ${columns.by ?? sql`null`} as by, updated_at
    from ${table} where ${where} order by id limit ${limit} offset ${(number - 1) * limit}`);
  if (rows.length === 0) return null;
  return urlset(
    rows.map(
      (row) =>
        `<url><loc>${escapeXml(baseUrl + path(row))}</loc><lastmod>${dateOf(row.updated_at)}</lastmod></url>`,
    ),
  );
}
