import {
  type AlbumInput,
  type ArtistInput,
  type ChangedTrackInput,
  type ManagedAlbum,
  type ManagedArtist,
  type ManagedArtistRecord,
  type ManagedReleases,
  type ManagedTrack,
  type NewTrackInput,
} from '@segno/data/contract';
import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { albumTable } from '../admin/catalogue/albumTable.ts';
import { artistTable } from '../admin/catalogue/artistTable.ts';
import { trackTable } from '../admin/catalogue/trackTable.ts';
import { createRecord, findRecord, updateRecord } from '../admin/changes.ts';
import { albums } from '../albums/table.ts';
import { artistManagers, artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { jobs } from '../jobs/table.ts';
import { images } from '../media/table.ts';
import { createTrackFromFile, requireRecording } from '../recordings/createTrack.ts';
import { toImage } from '../records/related.ts';
import { requireTrackQuota } from '../tracks/quota.ts';
import { trackArtists, tracks } from '../tracks/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import {
  isEditor,
  isManagedAlbum,
  isManagedTrack,
  refused,
  requireAlbum,
  requireArtist,
  requireNotHidden,
  requireOwnLinks,
  requireTrack,
} from './access.ts';
import { type PictureDeps, withPictures } from '../pictures/uploadedPictures.ts';
import { endPrivateLinks } from './links.ts';
import { withIds } from './names.ts';
import { publishAt } from './publishReleases.ts';

/** The most releases of a list. */
const mostReleases = 200;

/** The artists for whom a person acts. */
export async function listManagedArtists(db: Database, { user }: SignedInViewer): Promise<ManagedArtist[]> {
  const found = await db
    .select({
      id: artists.id,
      name: artists.name,
      image: { key: images.key, color: images.color, alt: images.alt },
      role: artistManagers.role,
      status: artists.status,
    })
    .from(artistManagers)
    .innerJoin(artists, eq(artists.id, artistManagers.artist_id))
    .leftJoin(images, eq(images.key, artists.image_key))
    .where(eq(artistManagers.user_id, user.id))
    .orderBy(artists.search_name, artists.id);
  return found.map((each) => ({ ...each, image: toImage(each.image) }));
}

/** The picture of a track, or that of its album. */
const ofTrackOrAlbum = sql`coalesce(${tracks.image_key},
  (select a.image_key from ${albums} a where a.id = ${tracks.album_id}))`;

/** The albums and tracks that a person may change, newest first. */
export async function listManagedReleases(db: Database, viewer: SignedInViewer): Promise<ManagedReleases> {
  const list = async (
    table: typeof albums | typeof tracks,
    where: ReturnType<typeof isManagedAlbum>,
    imageKey: PgColumn | SQL,
  ) => {
    const found = await db
      .select({
        id: table.id,
        name: table.name,
        status: table.status,
        release_date: table.release_date,
        image: { key: images.key, color: images.color, alt: images.alt },
      })
      .from(table)
      .leftJoin(images, eq(images.key, imageKey))
      .where(where)
      .orderBy(desc(table.created_at), desc(table.id))
      .limit(mostReleases);
    return found.map((each) => ({ ...each, image: toImage(each.image) }));
  };
  return {
    albums: await list(albums, isManagedAlbum(viewer), albums.image_key),
    tracks: await list(tracks, isManagedTrack(viewer), ofTrackOrAlbum),
  };
}

export async function findManagedTrack(db: Database, viewer: SignedInViewer, id: number) {
  await requireTrack(db, viewer, id);
  return (await findRecord(db, trackTable, id)) as ManagedTrack;
}
export async function findManagedAlbum(db: Database, viewer: SignedInViewer, id: number) {
  await requireAlbum(db, viewer, id);
  return (await findRecord(db, albumTable, id)) as ManagedAlbum;
}
export async function findManagedArtist(db: Database, viewer: SignedInViewer, id: number) {
  await requireArtist(db, viewer, id);
  return (await findRecord(db, artistTable, id)) as ManagedArtistRecord;
}

const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null);
const asCode = (text: string | null | undefined) =>
  orNull(text?.replaceAll(/[\s-]/g, '').toUpperCase() ?? text);
const asDate = (text: string | null | undefined) =>
  text === undefined ? undefined : text === null ? null : new Date(text);

/** The stored values of the fields that tracks and albums have in common. */
async function releaseValues<
  TInput extends Pick<
    AlbumInput,
    'genre_ids' | 'tag_ids' | 'publish_at' | 'publish_zone' | 'cover_entry_id' | 'cover_alt'
  >,
>(tx: Database, { cover_entry_id: _file, cover_alt: _alt, publish_at, publish_zone, ...input }: TInput) {
  await publishAt(tx, asDate(publish_at));
  return {
    ...(await withIds(tx, input)),
    publish_at: asDate(publish_at),
    publish_zone: orNull(publish_zone),
  };
}

/** Stores what the picture of a record shows. Drawn pictures keep theirs. */
async function setAlt(
  tx: Database,
  table: typeof albums | typeof artists | typeof tracks,
  id: number,
  alt: string | null | undefined,
) {
  if (alt === undefined) return;
  const key = tx.select({ key: table.image_key }).from(table).where(eq(table.id, id));
  await tx
    .update(images)
    .set({ alt: orNull(alt) ?? null })
    .where(and(sql`${images.key} = (${key})`, isNotNull(images.hash)));
}

/** Refuses a picture that was not found in a recording of the viewer. */
async function requireOwnPicture(tx: Database, viewer: SignedInViewer, key: string) {
  const own = sql`${jobs.owner_id} = ${viewer.user.id} and ${jobs.kind} = 'recordings.process'
    and ${jobs.result} ->> 'image_key' = ${key}`;
  if ((await tx.$count(jobs, own)) === 0) throw notFound();
}

interface CoverOptions {
  db: Database;
  pictures: PictureDeps | undefined;
  viewer: SignedInViewer;
  /** The uploaded picture. */
  entryId: number | null | undefined;
}

/** Changes a release in a transaction, with the key of its cover as `withPictures` has it. */
const withCover = <TResult>(
  { db, pictures, viewer, entryId }: CoverOptions,
  work: (
    tx: Database,
    cover: string | null | undefined,
    insert: (tx: Database) => Promise<void>,
  ) => Promise<TResult>,
): Promise<TResult> =>
  withPictures(
    db,
    pictures,
    viewer,
    { cover_entry_id: { entryId, kind: 'album' } },
    ({ cover_entry_id: cover }, insert) => db.transaction((tx) => work(tx, cover, insert)),
  );

/** Creates a track. With a file, its recording is the sound. The first picture of an album's tracks is its cover. */
export const createTrack = (
  db: Database,
  pictures: PictureDeps | undefined,
  viewer: SignedInViewer,
  { entry_id: entryId, image_key: foundKey, ...input }: NewTrackInput,
): Promise<number> =>
  withCover({ db, pictures, viewer, entryId: input.cover_entry_id }, async (tx, cover, insert) => {
    requireNotHidden(viewer, input);
    await requireTrackQuota(tx, viewer);
    await requireOwnLinks(tx, viewer, input);
    await insert(tx);
    if (foundKey) await requireOwnPicture(tx, viewer, foundKey);
    let key = cover ?? foundKey ?? null;
    if (key !== null && input.album_id !== null && !cover) {
      const isFirst = sql`${albums.id} = ${input.album_id} and ${albums.image_key} is null`;
      const covered = await tx
        .update(albums)
        .set({ image_key: key })
        .where(isFirst)
        .returning({ id: albums.id });
      // The other tracks of an album show its cover.
      if (covered.length > 0 || (await hasCover(tx, input.album_id))) key = null;
    }
    const { isrc, stream_url, ...rest } = input;
    const values = {
      ...(await releaseValues(tx, rest)),
      isrc: asCode(isrc),
      stream_url: isEditor(viewer) ? orNull(stream_url) : null,
      duration: 0,
      ...(key !== null && { image_key: key }),
    };
    const id =
      entryId === null
        ? await createRecord(tx, trackTable, viewer, values)
        : await createTrackFromFile(tx, viewer, { entryId, name: input.name });
    if (entryId !== null) await updateRecord(tx, trackTable, viewer, id, values, { action: 'create' });
    await setAlt(tx, tracks, id, input.cover_alt);
    return id;
  });

const hasCover = async (tx: Database, albumId: number) =>
  (await tx.$count(albums, sql`${albums.id} = ${albumId} and ${albums.image_key} is not null`)) > 0;

export const updateTrack = (
  db: Database,
  pictures: PictureDeps | undefined,
  viewer: SignedInViewer,
  id: number,
  { version, entry_id: entryId, ...input }: ChangedTrackInput,
): Promise<void> =>
  withCover({ db, pictures, viewer, entryId: input.cover_entry_id }, async (tx, cover, insert) => {
    const before = await findManagedTrack(tx, viewer, id);
    requireNotHidden(viewer, before);
    requireNotHidden(viewer, input);
    await requireOwnLinks(tx, viewer, input, before);
    await insert(tx);
    const sound = entryId ? await requireRecording(tx, viewer, entryId) : null;
    const { isrc, stream_url, ...rest } = input;
    const values = {
      ...(await releaseValues(tx, rest)),
      isrc: asCode(isrc),
      stream_url: isEditor(viewer) && stream_url !== undefined ? orNull(stream_url) : before.stream_url,
      duration: before.duration,
      ...sound,
      image_key: cover,
    };
    await updateRecord(tx, trackTable, viewer, id, values, { version });
    await setAlt(tx, tracks, id, input.cover_alt);
  });

export const createAlbum = (
  db: Database,
  pictures: PictureDeps | undefined,
  viewer: SignedInViewer,
  input: AlbumInput,
): Promise<number> =>
  withCover({ db, pictures, viewer, entryId: input.cover_entry_id }, async (tx, cover, insert) => {
    requireNotHidden(viewer, input);
    await requireOwnLinks(tx, viewer, input);
    await insert(tx);
    const values = { ...(await albumValues(tx, input)), image_key: cover };
    const id = await createRecord(tx, albumTable, viewer, values);
    await setAlt(tx, albums, id, input.cover_alt);
    return id;
  });

const albumValues = async (tx: Database, input: AlbumInput) => ({
  ...(await releaseValues(tx, input)),
  upc: asCode(input.upc),
  catalogue_number: orNull(input.catalogue_number),
  copyright: orNull(input.copyright),
});

export const updateAlbum = (
  db: Database,
  pictures: PictureDeps | undefined,
  viewer: SignedInViewer,
  id: number,
  { version, ...input }: AlbumInput & { version?: string | undefined },
): Promise<void> =>
  withCover({ db, pictures, viewer, entryId: input.cover_entry_id }, async (tx, cover, insert) => {
    const before = await findManagedAlbum(tx, viewer, id);
    requireNotHidden(viewer, before);
    requireNotHidden(viewer, input);
    await requireOwnLinks(tx, viewer, { artist_ids: input.artist_ids }, before);
    await insert(tx);
    const values = { ...(await albumValues(tx, input)), image_key: cover };
    await updateRecord(tx, albumTable, viewer, id, values, { version });
    // Those who act for an artist that has left the album know its link.
    if (before.artist_ids.some((each) => !input.artist_ids.includes(each)))
      await endPrivateLinks(tx, eq(albums.id, id));
    await setAlt(tx, albums, id, input.cover_alt);
  });

/** Refuses a track that is not one of the artist. */
async function requireTrackOf(tx: Database, artistId: number | null, trackId: number) {
  const own = and(eq(trackArtists.artist_id, artistId ?? 0), eq(trackArtists.track_id, trackId));
  if ((await tx.$count(trackArtists, own)) === 0)
    throw refused({ pinned_track_id: 'This is not a track of the artist.' });
}

/** Creates an artist, for those who may change the whole catalogue, or changes one. */
export const saveArtist = (
  db: Database,
  pictures: PictureDeps | undefined,
  viewer: SignedInViewer,
  id: number | null,
  { version, status, verified, ...input }: ArtistInput & { version?: string | undefined },
): Promise<number> =>
  withPictures(
    db,
    pictures,
    viewer,
    {
      cover_entry_id: { entryId: input.cover_entry_id, kind: 'artist' },
      background_entry_id: { entryId: input.background_entry_id, kind: 'background' },
    },
    (keys, insert) =>
      db.transaction(async (tx) => {
        const before =
          id === null
            ? { status: 'draft' as const, verified: false }
            : await findManagedArtist(tx, viewer, id);
        await insert(tx);
        if (input.pinned_track_id) await requireTrackOf(tx, id, input.pinned_track_id);
        const { cover_entry_id: _cover, background_entry_id: _background, cover_alt, ...rest } = input;
        const values = {
          ...(await withIds(tx, rest)),
          announcement: orNull(input.announcement),
          tour_dates: input.tour_dates?.toSorted((one, other) => one.date.localeCompare(other.date)),
          // Its visibility and its mark are the administration's.
          status: (isEditor(viewer) ? status : undefined) ?? before.status,
          verified: (isEditor(viewer) ? verified : undefined) ?? before.verified,
          image_key: keys.cover_entry_id,
          background_image_key: keys.background_entry_id,
        };
        let saved = id;
        if (saved === null) saved = await createRecord(tx, artistTable, viewer, values);
        else await updateRecord(tx, artistTable, viewer, saved, values, { version });
        await setAlt(tx, artists, saved, cover_alt);
        return saved;
      }),
  );
