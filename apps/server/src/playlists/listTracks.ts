import {
  playlistTrackTable,
  type Page,
  type PlaylistTrack,
  type SmartRules,
  type TablePageInput,
} from '@segno/data/contract';
import { and, eq, getTableColumns, max, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { albums } from '../albums/table.ts';
import { nameKey } from '../records/columns.ts';
import {
  among,
  containsWords,
  defaultPerPage,
  filterConditions,
  inOrder,
  listPage,
  type Listing,
  toPage,
} from '../records/Listing.ts';
import type { Database } from '../db/Database.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracksByIds } from '../tracks/store.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { findSmartTracks } from './smart.ts';
import { playlists, playlistTracks } from './table.ts';

type PlaylistTracksInput = TablePageInput<typeof playlistTrackTable>;

const smartCursor = /^smart (\d{1,6})$/;
const writeSmartCursor = (place: number) => Buffer.from(`smart ${place}`).toString('base64url');

/** A page of the tracks of a smart playlist, as entries. The id of an entry is that of its track. */
async function listSmartTracks(
  db: Database,
  viewer: Viewer,
  playlist: { rules: SmartRules; owner_id: number; updated_at: Date },
  { cursor, page = 1, perPage = defaultPerPage, outline }: PlaylistTracksInput,
): Promise<Page<PlaylistTrack>> {
  const [, place] = smartCursor.exec(Buffer.from(cursor ?? '', 'base64url').toString()) ?? [];
  const offset = place === undefined ? (page - 1) * perPage : Number(place);
  const { ids, count } = await findSmartTracks(db, playlist.rules, playlist.owner_id, {
    offset,
    limit: perPage,
  });
  const listed = await tracksByIds(db, viewer, ids);
  const end = offset + ids.length;
  const found = toPage(
    listed.map((track, index) => ({
      id: track.id,
      position: offset + index + 1,
      track,
      added_by: null,
      added_at: playlist.updated_at.toISOString(),
    })),
    end < count && ids.length > 0 ? writeSmartCursor(end) : null,
    perPage,
    count,
  );
  if (!outline || cursor !== undefined) return found;
  const starts = Array.from({ length: Math.max(0, Math.ceil(count / perPage) - 1) }, (_, index) =>
    writeSmartCursor((index + 1) * perPage),
  );
  return { pagination: { ...found.pagination, starts } };
}

/** The value of a column of an entry's track, for sorting. */
const ofTrack = (value: SQL | PgColumn) =>
  sql`(select ${value} from ${tracks} left join ${albums} on ${albums.id} = ${tracks.album_id}
    where ${tracks.id} = ${playlistTracks.track_id})`;

/** A condition: whether the viewer may see the track of an entry. */
const hasVisibleTrack = (viewer: Viewer) => sql`exists (
  select 1 from ${tracks} where ${tracks.id} = ${playlistTracks.track_id} and ${trackPolicy.isVisible(viewer)})`;

const placeListing = {
  table: playlistTracks,
  id: playlistTracks.id,
  visible: sql`true`,
  orders: {
    position: { key: playlistTracks.position, kind: 'number', isDescending: false },
    title: { key: ofTrack(nameKey(tracks.search_name)), kind: 'text', isDescending: false },
    album: {
      key: ofTrack(sql`coalesce(${nameKey(albums.search_name)}, '')`),
      kind: 'text',
      isDescending: false,
    },
    added: { key: playlistTracks.added_at, kind: 'instant', isDescending: true },
    plays: { key: ofTrack(tracks.plays_count), kind: 'number', isDescending: true },
    duration: { key: ofTrack(tracks.duration), kind: 'number', isDescending: false },
  },
} satisfies Listing<keyof (typeof playlistTrackTable)['orders']>;

/** The tracks of a playlist that the viewer may see: in its order, or sorted and filtered. */
export const listPlaylistTracks = async (
  db: Database,
  viewer: Viewer,
  id: number,
  { order = playlistTrackTable.order, query = '', ...input }: PlaylistTracksInput,
): Promise<Page<PlaylistTrack>> => {
  const [smart] = await db
    .select({ rules: playlists.rules, owner_id: playlists.owner_id, updated_at: playlists.updated_at })
    .from(playlists)
    .where(and(eq(playlists.id, id), sql`${playlists.rules} is not null`));
  if (smart?.rules) return listSmartTracks(db, viewer, { ...smart, rules: smart.rules }, input);
  const words = containsWords(tracks.search_text, query);
  const filters = [
    eq(playlistTracks.playlist_id, id),
    hasVisibleTrack(viewer),
    ...(words.length > 0
      ? [
          sql`${playlistTracks.track_id} in (
      select ${tracks.id} from ${tracks} where ${sql.join(words, sql` and `)})`,
        ]
      : []),
    ...filterConditions(playlistTrackTable, { added_at: playlistTracks.added_at }, input),
  ];
  return listPage(db, placeListing, { ...input, order, filters }, (ids) => placesByIds(db, viewer, id, ids));
};

/** The entries of a playlist with these ids, in this order. */
async function placesByIds(
  db: Database,
  viewer: Viewer,
  playlistId: number,
  ids: number[],
): Promise<PlaylistTrack[]> {
  if (ids.length === 0) return [];
  const last = db
    .select({ position: max(playlistTracks.position) })
    .from(playlistTracks)
    .where(among(playlistTracks.id, ids));
  const places = db
    .select({
      id: playlistTracks.id,
      place:
        sql<number>`row_number() over (order by ${playlistTracks.position}, ${playlistTracks.id})::integer`.as(
          'place',
        ),
    })
    .from(playlistTracks)
    .where(
      and(
        eq(playlistTracks.playlist_id, playlistId),
        sql`${playlistTracks.position} <= (${last})`,
        hasVisibleTrack(viewer),
      ),
    )
    .as('places');
  const found = await db
    .select({
      ...getTableColumns(playlistTracks),
      place: places.place,
      adder: { id: users.id, name: users.name },
    })
    .from(playlistTracks)
    .innerJoin(places, eq(places.id, playlistTracks.id))
    .leftJoin(users, eq(users.id, playlistTracks.added_by))
    .where(among(playlistTracks.id, ids));
  const listed = await tracksByIds(db, viewer, [...new Set(found.map((place) => place.track_id))]);
  const byId = new Map(listed.map((track) => [track.id, track]));
  return inOrder(ids, found).flatMap(({ id, place, track_id, adder, added_at }) => {
    const track = byId.get(track_id);
    return track ? { id, position: place, track, added_by: adder, added_at: added_at.toISOString() } : [];
  });
}
