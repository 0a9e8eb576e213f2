import type { AdminOption, BackstageOptionKind } from '@segno/data/contract';
import { asc, type SQL, sql } from 'drizzle-orm';
import { albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { genres } from '../genres/table.ts';
import { labels } from '../labels/table.ts';
import { among, containsWords, inOrder } from '../records/Listing.ts';
import { tags } from '../tags/table.ts';
import { tracks } from '../tracks/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { isEditor, isManagedAlbum, isManagedArtist, isManagedTrack } from './access.ts';

const sources = {
  artists: { table: artists, id: artists.id, name: artists.name, searchIn: artists.search_name },
  albums: { table: albums, id: albums.id, name: albums.name, searchIn: albums.search_text },
  tracks: { table: tracks, id: tracks.id, name: tracks.name, searchIn: tracks.search_text },
  genres: { table: genres, id: genres.id, name: genres.display_name, searchIn: genres.search_name },
  tags: { table: tags, id: tags.id, name: tags.display_name, searchIn: tags.search_name },
  labels: { table: labels, id: labels.id, name: labels.name, searchIn: labels.search_name },
};
const most = 30;

/** What a field of a form can choose: artists, albums and tracks of the viewer, and all genres, tags and labels. */
export async function listBackstageOptions(
  db: Database,
  viewer: SignedInViewer,
  kind: BackstageOptionKind,
  { query = '', ids: wanted }: { query?: string | undefined; ids?: number[] | undefined },
): Promise<AdminOption[]> {
  const { table, id, name, searchIn } = sources[kind];
  const managed: Partial<Record<BackstageOptionKind, (viewer: SignedInViewer) => SQL>> = {
    artists: isManagedArtist,
    albums: isManagedAlbum,
    tracks: isManagedTrack,
  };
  const own = isEditor(viewer) ? sql`true` : (managed[kind]?.(viewer) ?? sql`true`);
  const conditions = wanted ? [among(id, wanted)] : query === '' ? [] : containsWords(searchIn, query);
  const found = await db
    .select({ id: sql<number>`${id}`, name: sql<string>`${name}`, detail: sql<string | null>`null` })
    .from(table)
    .where(sql.join([own, ...conditions], sql` and `))
    .orderBy(asc(name), asc(id))
    .limit(wanted ? wanted.length : most);
  return wanted ? inOrder(wanted, found) : found;
}
