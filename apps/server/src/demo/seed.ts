import {
  demoCatalogue,
  type DemoCatalogue,
  demoGenres,
  demoImages,
  demoLyrics,
  demoTags,
  demoUsers,
} from '@segno/demo';
import { demoRecordings } from '@segno/demo/music';
import { eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { albumArtists, albumGenres, albums, albumTags } from '../albums/table.ts';
import { artistGenres, artists, artistSimilar } from '../artists/table.ts';
import { named, namedForAddress } from '../records/named.ts';
import { insertDefaultChannels } from '../channels/defaultChannels.ts';
import type { Database } from '../db/Database.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { genres } from '../genres/table.ts';
import { labels } from '../labels/table.ts';
import { lyrics } from '../lyrics/table.ts';
import type { Logger } from '../log.ts';
import { images, recordings } from '../media/table.ts';
import { playlists, playlistTracks } from '../playlists/table.ts';
import { settings } from '../settings/table.ts';
import { tags } from '../tags/table.ts';
import { trackArtists, trackGenres, tracks, trackTags } from '../tracks/table.ts';
import { users } from '../users/table.ts';

/** The key of the setting that records that the demo was inserted, so that it is not inserted again. */
export const demoMarker = 'demo';

/**
 * Inserts the demo catalogue and the default channels into an empty database, in one transaction.
 * Several servers can run it repeatedly and at the same time.
 */
export async function seedDemo(db: Database, log: Pick<Logger, 'info'>): Promise<void> {
  const startedAt = performance.now();
  const done = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('segno demo', 0))`);
    const [marked] = await tx
      .select({ key: settings.key })
      .from(settings)
      .where(eq(settings.key, demoMarker));
    const [known] = await tx.select({ id: artists.id }).from(artists).limit(1);
    if (marked || known) return false;
    await insertCatalogue(tx, demoCatalogue());
    await insertDefaultChannels(tx);
    await tx.insert(settings).values({ key: demoMarker, value: { seeded: true } });
    return true;
  });
  if (!done) return;
  // Gathers statistics now, because the embedded database has no autovacuum daemon.
  await db.execute(sql`analyze`);
  const took = Math.round(performance.now() - startedAt);
  const { artists: a, albums: b, tracks: c, playlists: d } = demoCatalogue();
  log.info(
    { artists: a.length, albums: b.length, tracks: c.length, playlists: d.length, took },
    'The demo catalogue is in place.',
  );
}

async function insertCatalogue(tx: Database, demo: DemoCatalogue): Promise<void> {
  await insert(tx, images, demoImages());
  await insert(
    tx,
    recordings,
    demoRecordings.map(({ key, duration }) => ({ key, duration })),
  );
  const ids = await insertNames(tx, demo);
  const artistIds = await insertArtists(tx, demo, ids);
  const albumIds = await insertAlbums(tx, demo, ids, artistIds);
  const trackIds = await insertTracks(tx, demo, ids, artistIds, albumIds);
  await insertLyrics(tx, demo, trackIds);
  await insertPlaylists(tx, demo, ids, trackIds);
}

/** Finds the id of a record by its name or number in the demo. */
type Find = (name: string | number) => number;

interface NameIds {
  genre: Find;
  tag: Find;
  label: Find;
  user: Find;
}

async function insertNames(tx: Database, demo: DemoCatalogue): Promise<NameIds> {
  const [genreRows, tagRows, labelRows, userRows] = [
    await tx
      .insert(genres)
      .values(
        demoGenres.map(({ name, displayName }) => ({
          ...namedForAddress(displayName),
          name,
          image_key: `demo-genre-${name}`,
        })),
      )
      .returning({ id: genres.id, name: genres.name }),
    await tx
      .insert(tags)
      .values(
        demoTags.map(({ displayName, type }) => {
          const { name, display_name, search_name } = namedForAddress(displayName);
          return { name, display_name, search_name, type };
        }),
      )
      .returning({ id: tags.id, name: tags.display_name }),
    await tx.insert(labels).values(demo.labels.map(named)).returning({ id: labels.id, name: labels.name }),
    await tx
      .insert(users)
      .values(demoUsers.map((name) => ({ name })))
      .returning({ id: users.id, name: users.name }),
  ];
  return { genre: finder(genreRows), tag: finder(tagRows), label: finder(labelRows), user: finder(userRows) };
}

async function insertArtists(tx: Database, demo: DemoCatalogue, { genre }: NameIds): Promise<Find> {
  const rows = await tx
    .insert(artists)
    .values(
      demo.artists.map((artist) => ({
        ...named(artist.name),
        image_key: artist.imageKey,
        background_image_key: artist.backgroundKey,
        verified: artist.verified,
        bio: paragraphs(artist.bio),
        links: artist.links,
        country: artist.country,
        followers_count: artist.followers,
        plays_count: artist.plays,
        created_at: artist.createdAt,
        updated_at: artist.createdAt,
      })),
    )
    .returning({ id: artists.id, key: artists.image_key });
  const byKey = finder(rows.map(({ id, key }) => ({ id, name: key })));
  const find: Find = (number) => byKey(`demo-artist-${number}`);
  await insert(
    tx,
    artistGenres,
    demo.artists.flatMap((artist) =>
      artist.genres.map((name, order) => ({
        artist_id: find(artist.number),
        genre_id: genre(name),
        order,
      })),
    ),
  );
  await insert(
    tx,
    artistSimilar,
    demo.artists.flatMap((artist) =>
      artist.similar.map((similar, order) => ({
        artist_id: find(artist.number),
        similar_id: find(similar),
        order,
      })),
    ),
  );
  return find;
}

async function insertAlbums(
  tx: Database,
  demo: DemoCatalogue,
  { genre, tag, label }: NameIds,
  artistId: Find,
): Promise<Find> {
  const rows = await tx
    .insert(albums)
    .values(
      demo.albums.map((album) => ({
        ...named(album.name),
        image_key: album.imageKey,
        type: album.type,
        release_date: album.releaseDate,
        description: paragraphs([album.description]),
        label_id: album.label === null ? null : label(album.label),
        plays_count: album.plays,
        likes_count: album.likes,
        created_at: album.createdAt,
        updated_at: album.createdAt,
      })),
    )
    .returning({ id: albums.id, key: albums.image_key });
  const byKey = finder(rows.map(({ id, key }) => ({ id, name: key })));
  const find: Find = (number) => byKey(`demo-album-${number}`);
  await insert(
    tx,
    albumArtists,
    demo.albums.map((album) => ({ album_id: find(album.number), artist_id: artistId(album.artist) })),
  );
  await insert(
    tx,
    albumGenres,
    demo.albums.flatMap((album) =>
      album.genres.map((name, order) => ({ album_id: find(album.number), genre_id: genre(name), order })),
    ),
  );
  await insert(
    tx,
    albumTags,
    demo.albums.flatMap((album) =>
      album.tags.map((name, order) => ({ album_id: find(album.number), tag_id: tag(name), order })),
    ),
  );
  return find;
}

async function insertTracks(
  tx: Database,
  demo: DemoCatalogue,
  { genre, tag }: NameIds,
  artistId: Find,
  albumId: Find,
): Promise<Find> {
  await insert(
    tx,
    tracks,
    demo.tracks.map((track) => ({
      ...named(track.name),
      recording_key: track.recordingKey,
      duration: track.duration,
      album_id: albumId(track.album),
      number: track.place,
      disc: 1,
      is_explicit: track.isExplicit,
      plays_count: track.plays,
      likes_count: track.likes,
      reposts_count: track.reposts,
      release_date: track.releaseDate,
      created_at: track.createdAt,
      updated_at: track.createdAt,
    })),
  );
  const rows = await tx.select({ id: tracks.id, album: tracks.album_id, place: tracks.number }).from(tracks);
  const byPlace = finder(rows.map(({ id, album, place }) => ({ id, name: `${album} ${place}` })));
  const ids = new Map(
    demo.tracks.map((track) => [track.number, byPlace(`${albumId(track.album)} ${track.place}`)]),
  );
  const find = finder([...ids].map(([name, id]) => ({ id, name })));
  await insert(
    tx,
    trackArtists,
    demo.tracks.flatMap((track) =>
      track.credits.map(({ artist, role }, order) => ({
        track_id: find(track.number),
        artist_id: artistId(artist),
        role,
        order,
      })),
    ),
  );
  await insert(
    tx,
    trackGenres,
    demo.tracks.flatMap((track) =>
      track.genres.map((name, order) => ({ track_id: find(track.number), genre_id: genre(name), order })),
    ),
  );
  await insert(
    tx,
    trackTags,
    demo.tracks.flatMap((track) =>
      track.tags.map((name, order) => ({ track_id: find(track.number), tag_id: tag(name), order })),
    ),
  );
  return find;
}

async function insertLyrics(tx: Database, demo: DemoCatalogue, trackId: Find): Promise<void> {
  const artistNumber = finder(demo.artists.map(({ number, name }) => ({ id: number, name })));
  const nameOf = (artist: number, track: string) => `${artist} ${track}`;
  const trackNumber = finder(
    demo.tracks.map(({ number, name, credits }) => ({
      id: number,
      name: nameOf(credits[0]?.artist ?? 0, name),
    })),
  );
  const rows = demoLyrics.map(({ artist, track, lines }) => ({
    track_id: trackId(trackNumber(nameOf(artistNumber(artist), track))),
    kind: lines.some(({ start }) => start !== null) ? ('synced' as const) : ('plain' as const),
    language: 'en',
    lines: [...lines],
    author: artist,
  }));
  await insert(tx, lyrics, rows);
  const ids = rows.map(({ track_id }) => track_id);
  await tx.update(tracks).set({ has_lyrics: true }).where(inArray(tracks.id, ids));
}

async function insertPlaylists(
  tx: Database,
  demo: DemoCatalogue,
  { user }: NameIds,
  trackId: Find,
): Promise<void> {
  const rows = await tx
    .insert(playlists)
    .values(
      demo.playlists.map((playlist) => ({
        ...named(playlist.name),
        description: playlist.description,
        image_key: playlist.imageKey,
        owner_id: user(playlist.owner),
        followers_count: playlist.followers,
        plays_count: playlist.plays,
        created_at: playlist.createdAt,
        updated_at: playlist.tracks.at(-1)?.addedAt ?? playlist.createdAt,
      })),
    )
    .returning({ id: playlists.id, key: playlists.image_key });
  const find = finder(rows.map(({ id, key }) => ({ id, name: key })));
  await insert(
    tx,
    playlistTracks,
    demo.playlists.flatMap((playlist) =>
      playlist.tracks.map(({ track, addedAt }, position) => ({
        playlist_id: find(playlist.imageKey),
        track_id: trackId(track),
        position,
        added_by: user(playlist.owner),
        added_at: addedAt,
      })),
    ),
  );
}

function finder(rows: readonly { id: number; name: string | number | null }[]): Find {
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The demo names "${name}", which was not inserted.`);
    return id;
  };
}

/** The number of rows in one statement. PostgreSQL allows 65,535 parameters. */
/** Plain paragraphs as HTML. */
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');

const batch = 1000;

async function insert<T extends PgTable>(tx: Database, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    await tx.insert(table).values(rows.slice(start, start + batch));
  }
}
