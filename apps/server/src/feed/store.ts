import type { FeedEntry, Page, PageInput } from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import { albumPolicy } from '../albums/policy.ts';
import { albumsByIds } from '../albums/store.ts';
import { albumArtists, albums } from '../albums/table.ts';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { artistFollows, userFollows } from '../likes/table.ts';
import { defaultPerPage, toPage } from '../records/Listing.ts';
import { albumReposts, trackReposts } from '../reposts/table.ts';
import { tracksByIds } from '../tracks/store.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer, Viewer } from '../viewer/Viewer.ts';

type Row = {
  key: string;
  type: 'release' | 'repost';
  kind: 'track' | 'album';
  record: number;
  at: string;
  user_id: number | null;
  user_name: string | null;
};

/** The time and key after which a page begins. */
function readCursor(cursor: string | undefined): { at: string; key: string } | null {
  if (cursor === undefined) return null;
  const [, at, key] = /^(\d{1,14})\.([\w-]{1,80})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!at || !key)
    throw new Problem({
      status: 400,
      code: 'invalid_cursor',
      message: 'The cursor belongs to another order. Start again from the first page.',
      fields: { cursor: 'Not a cursor of this list.' },
    });
  return { at: new Date(Number(at)).toISOString(), key };
}

const writeCursor = ({ at, key }: Row) =>
  Buffer.from(`${new Date(at).getTime()}.${key}`).toString('base64url');

const releases = (userId: number) => sql`
  select 'release-' || ${albums.id} as key, 'release' as type, 'album' as kind, ${albums.id} as record,
    (${albums.release_date}::timestamp at time zone 'UTC') as at, null::integer as user_id
  from ${albums} where ${albumPolicy.isPublic} and ${albums.release_date} <= current_date and ${albums.id} in (
    select c.album_id from ${albumArtists} c join ${artistFollows} f on f.record_id = c.artist_id
    where f.user_id = ${userId}::integer)`;

const repostsBy = (people: SQL) =>
  sql.join(
    [['track', trackReposts] as const, ['album', albumReposts] as const].map(
      ([kind, table]) => sql`
  select ${sql.raw(`'repost-${kind}-'`)} || r.record_id || '-' || r.user_id as key, 'repost' as type,
    ${sql.raw(`'${kind}'`)} as kind, r.record_id as record, r.created_at as at, r.user_id
  from ${table} r where r.user_id in (${people})`,
    ),
    sql` union all `,
  );

async function listEntries(
  db: Database,
  viewer: Viewer,
  entries: SQL,
  { cursor, perPage = defaultPerPage }: PageInput,
): Promise<Page<FeedEntry>> {
  const after = readCursor(cursor);
  const { rows } = await db.execute<Row>(sql`
    select e.key, e.type, e.kind, e.record, e.at, e.user_id, u.name as user_name
    from (${entries}) e left join ${users} u on u.id = e.user_id
    where ${after ? sql`(e.at, e.key collate "C") < (${after.at}::timestamptz, ${after.key}::text collate "C")` : sql`true`}
    order by e.at desc, e.key collate "C" desc limit ${perPage + 1}`);
  const shown = rows.slice(0, perPage);
  const idsOf = (kind: Row['kind']) => [
    ...new Set(shown.filter((row) => row.kind === kind).map(({ record }) => record)),
  ];
  const tracks = new Map((await tracksByIds(db, viewer, idsOf('track'))).map((track) => [track.id, track]));
  const albumsById = new Map(
    (await albumsByIds(db, viewer, idsOf('album'))).map((album) => [album.id, album]),
  );
  const data = shown.flatMap((row): FeedEntry[] => {
    const track = row.kind === 'track' ? tracks.get(row.record) : undefined;
    const album = row.kind === 'album' ? albumsById.get(row.record) : undefined;
    const item = track ? ({ type: 'track', track } as const) : album && ({ type: 'album', album } as const);
    if (!item) return [];
    const user =
      row.user_id !== null && row.user_name !== null ? { id: row.user_id, name: row.user_name } : null;
    return [{ id: row.key, type: row.type, at: new Date(row.at).toISOString(), user, item }];
  });
  const last = shown.at(-1);
  return toPage(data, rows.length > perPage && last ? writeCursor(last) : null, perPage);
}

/** New albums of the artists whom a person follows, and reposts of the people whom they follow, the latest first. */
export const listFeed = (db: Database, viewer: SignedInViewer, page: PageInput): Promise<Page<FeedEntry>> => {
  const { id } = viewer.user;
  const people = sql`select f.record_id from ${userFollows} f where f.user_id = ${id}::integer`;
  return listEntries(db, viewer, sql`${releases(id)} union all ${repostsBy(people)}`, page);
};

/** What a person has reposted, the latest first. */
export const listUserReposts = (
  db: Database,
  viewer: Viewer,
  id: number,
  page: PageInput,
): Promise<Page<FeedEntry>> => listEntries(db, viewer, repostsBy(sql`select ${id}::integer`), page);
