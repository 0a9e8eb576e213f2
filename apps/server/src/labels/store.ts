import type { Label, LabelDetail, Page, PageInput } from '@segno/data/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import { albumPolicy } from '../albums/policy.ts';
import { albumArtists, albums } from '../albums/table.ts';
import { artistPolicy } from '../artists/policy.ts';
import { artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { images } from '../media/table.ts';
import { nameKey, releaseKey } from '../records/columns.ts';
import { among, inOrder, listPage, type Listing } from '../records/Listing.ts';
import { toImage } from '../records/related.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracks } from '../tracks/table.ts';
import { labels } from './table.ts';

export const labelListing = {
  table: labels,
  id: labels.id,
  visible: sql`true`,
  orders: { name: { key: nameKey(labels.search_name), kind: 'text', isDescending: false } },
} satisfies Listing;

const albumsOf = sql`from ${albums} where ${albums.label_id} = ${labels.id} and ${albumPolicy.isPublic}`;

const row = {
  id: labels.id,
  name: labels.name,
  slug: labels.slug,
  image: { key: images.key, color: images.color, alt: images.alt },
  albums_count: sql<number>`(select count(*)::integer ${albumsOf})`,
};

/** The picture of a label, or else the cover of its newest album, so that lists show no empty square. */
const pictureKey = sql`coalesce(${labels.image_key}, (select ${albums.image_key} ${albumsOf}
  and ${albums.image_key} is not null order by ${releaseKey(albums.release_date)} desc, ${albums.id} desc limit 1))`;

const selectLabels = (db: Database, where: SQL) =>
  db.select(row).from(labels).leftJoin(images, eq(images.key, pictureKey)).where(where);

/** The labels among these, in this order. */
export async function labelsByIds(db: Database, ids: number[]): Promise<Label[]> {
  if (ids.length === 0) return [];
  const found = await selectLabels(db, among(labels.id, ids));
  return inOrder(
    ids,
    found.map((label) => ({ ...label, image: toImage(label.image) })),
  );
}

export const listLabels = (db: Database, page: PageInput): Promise<Page<Label>> =>
  listPage(db, labelListing, { ...page, order: 'name' }, (ids) => labelsByIds(db, ids));

export async function findLabel(db: Database, id: number): Promise<LabelDetail> {
  const [found] = await db
    .select({
      ...row,
      description: labels.description,
      website: labels.website,
      country: labels.country,
      artists_count: sql<number>`(select count(distinct c.artist_id)::integer from ${albumArtists} c
        join ${artists} on ${artists.id} = c.artist_id and ${artistPolicy.isPublic}
        where c.role = 'primary' and c.album_id in (select ${albums.id} ${albumsOf}))`,
      tracks_count: sql<number>`(select count(*)::integer from ${tracks}
        where ${trackPolicy.isPublic} and ${tracks.album_id} in (select ${albums.id} ${albumsOf}))`,
    })
    .from(labels)
    .leftJoin(images, eq(images.key, labels.image_key))
    .where(eq(labels.id, id));
  if (!found) throw notFound('There is no such label.');
  return { ...found, image: toImage(found.image) };
}

const albumIds = (id: number) =>
  sql`select ${albums.id} from ${albums} where ${albums.label_id} = ${id}::integer and ${albumPolicy.isPublic}`;

/** Filters of lists by a label. */
export const labelFilters = {
  albums: (id: number) => sql`${albums.label_id} = ${id}::integer`,
  artists: (id: number) => sql`${artists.id} in (
    select artist_id from ${albumArtists} where role = 'primary' and album_id in (${albumIds(id)}))`,
  tracks: (id: number) => sql`${tracks.album_id} in (${albumIds(id)})`,
};
