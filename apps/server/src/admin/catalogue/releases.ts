import type { AdminAlbum, ArtistRole } from '@segno/data/contract';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/Database.ts';
import { genres } from '../../genres/table.ts';
import { toImage } from '../../records/related.ts';
import { tags } from '../../tags/table.ts';
import { timesOf } from './columns.ts';
import { artistsOf, refsOf, type ReleaseExtras, type ReleaseLinks, setLinks, setRoles } from './links.ts';

interface LinkTables {
  /** The column of the album or track, whose name is the same in all of them. */
  owner: PgColumn;
  /** Its id. */
  id: PgColumn;
  artists: PgTable & { artist_id: PgColumn };
  genres: PgTable & { genre_id: PgColumn };
  tags: PgTable & { tag_id: PgColumn };
}

/** How the links of albums or of tracks are read and set. */
export const releaseLinks = (of: LinkTables) => ({
  columns: {
    artists: artistsOf(of.artists, of.owner, of.id),
    genres: refsOf(of.genres, of.owner, of.id, of.genres.genre_id, genres),
    tags: refsOf(of.tags, of.owner, of.id, of.tags.tag_id, tags),
  },
  async set(tx: Database, id: number, links: ReleaseLinks & Pick<ReleaseExtras, 'artist_roles'>) {
    const { artist_ids, genre_ids, tag_ids, artist_roles } = links;
    await setLinks(tx, of.artists, of.owner, of.artists.artist_id, id, artist_ids);
    await setRoles(tx, of.artists, of.owner, id, artist_ids, artist_roles);
    await setLinks(tx, of.genres, of.owner, of.genres.genre_id, id, genre_ids);
    await setLinks(tx, of.tags, of.owner, of.tags.tag_id, id, tag_ids);
  },
});

interface Release extends Record<Counted, number> {
  id: number;
  name: string;
  slug: string;
  status: AdminAlbum['status'];
  release_date: string | null;
  description: string | null;
  publish_at: Date | null;
  publish_zone: string | null;
  comments_disabled: boolean;
  created_at: Date;
  updated_at: Date;
}
type Counted = 'duration' | 'plays_count' | 'likes_count';

interface ReleaseRefs {
  artists: { id: number; name: string; role: ArtistRole }[];
  genres: { id: number; name: string }[];
  tags: { id: number; name: string }[];
}

/** What albums and tracks have in common, as the administration sends it. */
export const releaseValues = (
  { id, name, slug, status, release_date, description, ...release }: Release,
  image: Parameters<typeof toImage>[0],
  { artists: by, genres: of, tags: tagged }: ReleaseRefs,
) => ({
  id,
  name,
  slug,
  image: toImage(image),
  status,
  release_date,
  description,
  artists: by,
  genres: of,
  tags: tagged,
  artist_ids: by.map((artist) => artist.id),
  genre_ids: of.map((genre) => genre.id),
  tag_ids: tagged.map((tag) => tag.id),
  publish_at: release.publish_at?.toISOString() ?? null,
  publish_zone: release.publish_zone,
  comments_disabled: release.comments_disabled,
  duration: release.duration,
  plays_count: release.plays_count,
  likes_count: release.likes_count,
  ...timesOf(release),
});
