import { adminFiles, adminLyrics, parseLrc, writeLrc } from '@segno/data/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { fileEntries } from '../files/table.ts';
import { Problem } from '../http/Problem.ts';
import { lyrics } from '../lyrics/table.ts';
import { among } from '../records/Listing.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import { adminTable } from './AdminTable.ts';
import { idOf, timeOrders, timesOf } from './catalogue/columns.ts';

export const fileTable = adminTable({
  resource: adminFiles,
  table: fileEntries,
  listing: {
    table: fileEntries,
    id: fileEntries.id,
    visible: sql`${fileEntries.deleted_at} is null`,
    orders: {
      created: { key: fileEntries.created_at, kind: 'instant', isDescending: true },
      size: { key: fileEntries.file_size, kind: 'number', isDescending: true },
      name: { key: sql`left(lower(${fileEntries.name}), 30) collate "C"`, kind: 'text', isDescending: false },
    },
  },
  searchIn: sql`lower(regexp_replace(${fileEntries.name}, '[^[:alnum:]]+', ' ', 'g'))`,
  filters: { disk: fileEntries.disk, file_size: fileEntries.file_size, created_at: fileEntries.created_at },
  load: async (db, ids) => {
    const found = await db
      .select({ file: fileEntries, owner: { id: users.id, name: users.name } })
      .from(fileEntries)
      .leftJoin(users, eq(users.id, fileEntries.owner_id))
      .where(sql`${among(fileEntries.id, ids)} and ${fileEntries.deleted_at} is null`);
    return found.map(({ file, owner }) => ({
      id: file.id,
      name: file.name,
      owner,
      file_size: file.file_size,
      mime: file.mime,
      extension: file.extension,
      disk: file.disk,
      ...timesOf(file),
    }));
  },
  nameOf: ({ name }) => name,
  // A job removes the files of deleted entries after their grace period.
  softDelete: {
    remove: async (tx, ids) => {
      await tx
        .update(fileEntries)
        .set({ deleted_at: new Date() })
        .where(inArray(fileEntries.id, [...ids]));
    },
    restore: async (tx, ids) => {
      await tx
        .update(fileEntries)
        .set({ deleted_at: null })
        .where(inArray(fileEntries.id, [...ids]));
    },
  },
});

const linesOf = (text: string) => {
  const { lines } = parseLrc(text);
  const [first] = lines;
  return { lines, kind: first?.start == null ? ('plain' as const) : ('synced' as const) };
};

const setFlag = (tx: Database, trackId: number, has: boolean) =>
  tx.update(tracks).set({ has_lyrics: has }).where(eq(tracks.id, trackId));

async function requireTrack(tx: Database, id: number) {
  if ((await tx.$count(tracks, eq(tracks.id, id))) > 0) return;
  throw new Problem({
    status: 422,
    code: 'invalid_request',
    message: 'Some of what was sent is not valid.',
    fields: { track_id: 'This does not exist, or not any more.' },
  });
}

const withTrack = sql`(select ${tracks.search_text} from ${tracks} where ${tracks.id} = ${lyrics.track_id})`;

export const lyricsTable = adminTable({
  resource: adminLyrics,
  table: lyrics,
  listing: { table: lyrics, id: lyrics.id, visible: sql`true`, orders: timeOrders(lyrics) },
  searchIn: withTrack,
  filters: { kind: lyrics.kind, created_at: lyrics.created_at },
  load: async (db, ids) => {
    const found = await db
      .select({ row: lyrics, track: { id: tracks.id, name: tracks.name } })
      .from(lyrics)
      .innerJoin(tracks, eq(tracks.id, lyrics.track_id))
      .where(among(lyrics.id, ids));
    return found.map(({ row: { lines, ...row }, track }) => ({
      id: row.id,
      track,
      track_id: row.track_id,
      kind: row.kind,
      language: row.language,
      text: row.kind === 'synced' ? writeLrc(lines) : lines.map((line) => line.text).join('\n'),
      source: row.source,
      author: row.author,
      ...timesOf(row),
    }));
  },
  nameOf: ({ track }) => track.name,
  create: async (tx, _viewer, { text, ...input }) => {
    await requireTrack(tx, input.track_id);
    await setFlag(tx, input.track_id, true);
    return idOf(
      await tx
        .insert(lyrics)
        .values({ ...input, ...linesOf(text) })
        .returning({ id: lyrics.id }),
    );
  },
  update: async (tx, _viewer, id, { text, ...input }, before) => {
    await requireTrack(tx, input.track_id);
    // The text of lyrics with times of words or translations has less than they have: it is stored when it changed.
    await tx
      .update(lyrics)
      .set({ ...input, ...(text !== before.text && linesOf(text)), updated_at: new Date() })
      .where(eq(lyrics.id, id));
    await setFlag(tx, before.track_id, before.track_id === input.track_id);
    await setFlag(tx, input.track_id, true);
  },
  afterDelete: async (tx) => {
    await tx.execute(sql`update ${tracks} set has_lyrics = not has_lyrics
      where has_lyrics <> exists (select 1 from ${lyrics} l where l.track_id = ${tracks.id})`);
  },
});
