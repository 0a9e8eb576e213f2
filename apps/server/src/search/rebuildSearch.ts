import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { genres } from '../genres/table.ts';
import { defineJob, type JobKind } from '../jobs/defineJob.ts';
import { labels } from '../labels/table.ts';
import { playlists } from '../playlists/table.ts';
import { normalize } from '../records/normalize.ts';
import { tags } from '../tags/table.ts';
import { tracks } from '../tracks/table.ts';

interface Searched {
  table: PgTable;
  id: PgColumn;
  name: PgColumn;
  searchName: PgColumn;
  /** Makes the text with the names of artists of some records. */
  refresh?: (ids: SQL) => SQL;
}

const searched: readonly Searched[] = [
  { table: artists, id: artists.id, name: artists.name, searchName: artists.search_name },
  {
    table: tracks,
    id: tracks.id,
    name: tracks.name,
    searchName: tracks.search_name,
    refresh: (ids) => sql`select refresh_track_text(${ids})`,
  },
  {
    table: albums,
    id: albums.id,
    name: albums.name,
    searchName: albums.search_name,
    refresh: (ids) => sql`select refresh_album_text(${ids})`,
  },
  { table: playlists, id: playlists.id, name: playlists.name, searchName: playlists.search_name },
  { table: labels, id: labels.id, name: labels.name, searchName: labels.search_name },
  { table: genres, id: genres.id, name: genres.display_name, searchName: genres.search_name },
  { table: tags, id: tags.id, name: tags.display_name, searchName: tags.search_name },
];

/** Records of one statement. */
const batchSize = 500;

export const rebuildSearchKind: JobKind = { kind: 'search.rebuild', input: v.object({}) };

/** Makes what the search compares again, from the names of the records: after a restored backup or a change of its rules. */
export const rebuildSearch = defineJob({
  ...rebuildSearchKind,
  timeout: 60 * 60_000,
  async run({ db, progress, signal }) {
    let changed = 0;
    for (const [index, kind] of searched.entries()) {
      for (let after: number | undefined = 0; after !== undefined;) {
        signal.throwIfAborted();
        const batch = await rebuildBatch(db, kind, after);
        changed += batch.changed;
        after = batch.last;
      }
      await progress((index + 1) / searched.length);
    }
    return { changed };
  },
});

/** Rebuilds the records after an id. Returns the last of them, if any. */
async function rebuildBatch(
  db: Database,
  { table, id, name, searchName, refresh }: Searched,
  after: number,
): Promise<{ last: number | undefined; changed: number }> {
  const { rows } = await db.execute<{ id: number; name: string; stored: string }>(
    sql`select ${id} as id, ${name} as name, ${searchName} as stored from ${table}
      where ${id} > ${after} order by ${id} limit ${batchSize}`,
  );
  const wrong = rows.filter((row) => normalize(row.name) !== row.stored);
  for (const row of wrong)
    await db.execute(sql`update ${table} set search_name = ${normalize(row.name)} where ${id} = ${row.id}`);
  const ids = sql`array[${sql.join(
    rows.map((row) => sql`${row.id}::integer`),
    sql`, `,
  )}]`;
  if (refresh && rows.length > 0) await db.execute(refresh(ids));
  return { last: rows.at(-1)?.id, changed: wrong.length };
}
