import type { ChannelItem, HomeSection } from '@segno/data/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { albumPolicy } from '../albums/policy.ts';
import { albumsByIds } from '../albums/store.ts';
import { albumArtists, albums } from '../albums/table.ts';
import { artistsByIds } from '../artists/store.ts';
import { artistPolicy } from '../artists/policy.ts';
import { artists, artistSimilar } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { artistFollows } from '../likes/table.ts';
import { listLibraryPlaylists, playlistsByIds } from '../playlists/store.ts';
import { plays, userTrackPlays } from '../plays/table.ts';
import { releaseKey } from '../records/columns.ts';
import { trackArtists } from '../tracks/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';

/** The number of items of a section. */
const sectionSize = 12;
/** The number of latest plays from which the section "jump back in" is made. */
const latestPlays = 500;

type Source = { type: 'album' | 'artist' | 'playlist'; id: number };

/** The albums, artists and playlists from which a person played lately. */
async function jumpBackIn(db: Database, viewer: SignedInViewer): Promise<ChannelItem[]> {
  const { rows } = await db.execute<Source>(sql`
    select p.source_type as type, p.source_id as id from (
      select source_type, source_id, created_at from ${plays} where user_id = ${viewer.user.id}::integer
      order by created_at desc limit ${latestPlays}) p
    where p.source_type in ('album', 'artist', 'playlist') and p.source_id is not null
    group by 1, 2 order by max(p.created_at) desc limit ${sectionSize}`);
  const idsOf = (type: Source['type']) => rows.filter((row) => row.type === type).map(({ id }) => id);
  const [playedAlbums, playedArtists, playedPlaylists] = await Promise.all([
    albumsByIds(db, viewer, idsOf('album')),
    artistsByIds(db, viewer, idsOf('artist')),
    playlistsByIds(db, viewer, idsOf('playlist')),
  ]);
  const found = new Map<string, ChannelItem>();
  for (const album of playedAlbums) found.set(`album ${album.id}`, { type: 'album', album });
  for (const artist of playedArtists) found.set(`artist ${artist.id}`, { type: 'artist', artist });
  for (const playlist of playedPlaylists)
    found.set(`playlist ${playlist.id}`, { type: 'playlist', playlist });
  return rows.flatMap(({ type, id }) => found.get(`${type} ${id}`) ?? []);
}

async function followedReleases(db: Database, viewer: SignedInViewer): Promise<ChannelItem[]> {
  const found = await db
    .select({ id: albums.id })
    .from(albums)
    .where(
      sql`${albumPolicy.isPublic} and ${albums.release_date} <= current_date and ${albums.id} in (
        select c.album_id from ${albumArtists} c join ${artistFollows} f on f.record_id = c.artist_id
        where f.user_id = ${viewer.user.id}::integer)`,
    )
    .orderBy(desc(releaseKey(albums.release_date)), desc(albums.id))
    .limit(sectionSize);
  const listed = await albumsByIds(
    db,
    viewer,
    found.map(({ id }) => id),
  );
  return listed.map((album) => ({ type: 'album', album }));
}

/** Artists similar to the one whom a person played most lately. */
async function becauseYouPlayed(
  db: Database,
  viewer: SignedInViewer,
): Promise<{ about: string | null; items: ChannelItem[] }> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select ${artists.id}, ${artists.name} from ${userTrackPlays} u
      join ${trackArtists} c on c.track_id = u.track_id and c.role = 'primary'
      join ${artists} on ${artists.id} = c.artist_id and ${artistPolicy.isPublic}
    where u.user_id = ${viewer.user.id}::integer and u.last_played_at > now() - interval '30 days'
      and exists (select 1 from ${artistSimilar} s where s.artist_id = ${artists.id})
    group by ${artists.id} order by sum(u.plays) desc, ${artists.id} limit 1`);
  const [artist] = rows;
  if (!artist) return { about: null, items: [] };
  const similar = await db
    .select({ id: artistSimilar.similar_id })
    .from(artistSimilar)
    .where(eq(artistSimilar.artist_id, artist.id))
    .orderBy(artistSimilar.order, artistSimilar.similar_id)
    .limit(sectionSize);
  const listed = await artistsByIds(
    db,
    viewer,
    similar.map(({ id }) => id),
  );
  return { about: artist.name, items: listed.map((each) => ({ type: 'artist', artist: each })) };
}

/**
 * What a person returns to. Sections without items are left out. They are read at the same time; the embedded database
 * has one connection and reads them one after the other.
 */
export async function findMemberHome(db: Database, viewer: SignedInViewer): Promise<HomeSection[]> {
  const [played, own, releases, because] = await Promise.all([
    jumpBackIn(db, viewer),
    listLibraryPlaylists(db, viewer, null, { perPage: sectionSize }),
    followedReleases(db, viewer),
    becauseYouPlayed(db, viewer),
  ]);
  const sections: HomeSection[] = [
    { kind: 'jump_back_in', about: null, items: played },
    {
      kind: 'own_playlists',
      about: null,
      items: own.pagination.data.map((playlist) => ({ type: 'playlist', playlist })),
    },
    { kind: 'followed_releases', about: null, items: releases },
    { kind: 'because_you_played', ...because },
  ];
  return sections.filter(({ items }) => items.length > 0);
}
