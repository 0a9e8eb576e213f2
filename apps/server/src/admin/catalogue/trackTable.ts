import { adminTracks } from '@segno/data/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { albums } from '../../albums/table.ts';
import type * as v from 'valibot';
import { Problem } from '../../http/Problem.ts';
import { images } from '../../media/table.ts';
import { releaseKey } from '../../records/columns.ts';
import { among } from '../../records/Listing.ts';
import { named } from '../../records/named.ts';
import { playlistTracks } from '../../playlists/table.ts';
import { audioPath } from '../../tracks/store.ts';
import { trackArtists, trackGenres, tracks, trackTags } from '../../tracks/table.ts';
import { adminTable } from '../AdminTable.ts';
import { html, idOf, imageColumns, nameOrder, numberOrder, timeOrders, yesNo } from './columns.ts';
import { type ReleaseExtras, requireAll, requireLinks, restoreAlt, trackExtras } from './links.ts';
import { releaseLinks, releaseValues } from './releases.ts';

type TrackInput = v.InferOutput<typeof adminTracks.input>;

const trackLinks = releaseLinks({
  owner: trackArtists.track_id,
  id: tracks.id,
  artists: trackArtists,
  genres: trackGenres,
  tags: trackTags,
});

/** A track without a sound is never published. */
function requireSound(input: { status: string; stream_url: string | null }, hasRecording: boolean) {
  if (['draft', 'hidden'].includes(input.status) || input.stream_url || hasRecording) return;
  const message = 'This track has no sound yet. Upload a file, or enter the address of a stream.';
  throw new Problem({
    status: 422,
    code: 'no_sound',
    message,
    fields: { status: message },
  });
}

export const trackTable = adminTable({
  resource: adminTracks,
  table: tracks,
  listing: {
    table: tracks,
    id: tracks.id,
    visible: sql`true`,
    orders: {
      ...nameOrder(tracks.search_name),
      plays: numberOrder(tracks.plays_count),
      likes: numberOrder(tracks.likes_count),
      duration: { key: tracks.duration, kind: 'number', isDescending: false },
      released: { key: releaseKey(tracks.release_date), kind: 'day', isDescending: true },
      ...timeOrders(tracks),
    },
  },
  searchIn: tracks.search_text,
  filters: {
    status: tracks.status,
    explicit: yesNo(tracks.is_explicit),
    plays_count: tracks.plays_count,
    release_date: sql`(${tracks.release_date}::timestamp at time zone 'UTC')`,
    created_at: tracks.created_at,
  },
  load: async (db, ids) => {
    const found = await db
      .select({
        track: getTableColumns(tracks),
        album: { id: albums.id, name: albums.name },
        image: imageColumns,
        ...trackLinks.columns,
      })
      .from(tracks)
      .leftJoin(albums, eq(albums.id, tracks.album_id))
      .leftJoin(images, eq(images.key, sql`coalesce(${tracks.image_key}, ${albums.image_key})`))
      .where(among(tracks.id, ids));
    return found.map(({ track, album, image, ...links }) => ({
      ...releaseValues(track, image, links),
      album,
      album_id: track.album_id,
      isrc: track.isrc,
      licence: track.licence,
      credits: track.credits,
      has_lyrics: track.has_lyrics,
      has_own_image: track.image_key !== null,
      number: track.number,
      disc: track.disc,
      stream_url: track.stream_url,
      has_recording: track.recording_key !== null,
      sound_url: track.recording_key ? audioPath(track.recording_key) : track.stream_url,
      is_explicit: track.is_explicit,
    }));
  },
  nameOf: ({ name }) => name,
  isUsed: sql`exists (select 1 from ${playlistTracks} p where p.track_id = ${tracks}.id)`,
  extras: trackExtras,
  kept: { image_key: tracks.image_key, recording_key: tracks.recording_key },
  afterUndo: restoreAlt(tracks),
  create: async (
    tx,
    viewer,
    {
      name,
      description,
      artist_ids,
      genre_ids,
      tag_ids,
      artist_roles,
      stream_url,
      ...input
    }: TrackInput & ReleaseExtras,
  ) => {
    const links = { artist_ids, genre_ids, tag_ids, artist_roles };
    await requireLinks(tx, links);
    if (input.album_id !== null) await requireAll(tx, albums, [input.album_id], 'album_id');
    requireSound({ ...input, stream_url }, false);
    const values = {
      ...input,
      ...named(name),
      stream_url: stream_url || null,
      description: html(description),
      owner_id: viewer.user.id,
    };
    const id = idOf(await tx.insert(tracks).values(values).returning({ id: tracks.id }));
    await trackLinks.set(tx, id, links);
    return id;
  },
  update: async (
    tx,
    _viewer,
    id,
    {
      name,
      description,
      artist_ids,
      genre_ids,
      tag_ids,
      artist_roles,
      stream_url,
      duration,
      ...input
    }: TrackInput & ReleaseExtras,
    before,
  ) => {
    const links = { artist_ids, genre_ids, tag_ids, artist_roles };
    await requireLinks(tx, links);
    if (input.album_id !== null) await requireAll(tx, albums, [input.album_id], 'album_id');
    const { recording_key } = input;
    const hasRecording = recording_key === undefined ? before.has_recording : recording_key !== null;
    requireSound({ ...input, stream_url }, hasRecording);
    await tx
      .update(tracks)
      .set({
        ...input,
        ...named(name),
        // A recording has its own duration.
        ...((!hasRecording || recording_key) && { duration }),
        stream_url: stream_url || null,
        description: html(description),
        updated_at: new Date(),
      })
      .where(eq(tracks.id, id));
    await trackLinks.set(tx, id, links);
  },
});
