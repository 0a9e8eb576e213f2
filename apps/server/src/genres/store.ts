import type { Genre, Page } from '@segno/data/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { nameKey } from '../records/columns.ts';
import { among, inOrder, listPage, type Listing, type Slice } from '../records/Listing.ts';
import { toImage } from '../records/related.ts';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { images } from '../media/table.ts';
import { genres } from './table.ts';

export const genreListing = {
  table: genres,
  id: genres.id,
  visible: sql`true`,
  orders: {
    popular: { key: genres.tracks_count, kind: 'number', isDescending: true },
    liked: { key: genres.artists_count, kind: 'number', isDescending: true },
    newest: { key: genres.created_at, kind: 'instant', isDescending: true },
    name: { key: nameKey(genres.search_name), kind: 'text', isDescending: false },
  },
} satisfies Listing;
type GenreOrder = keyof typeof genreListing.orders;

const selectGenres = (db: Database, where: SQL) =>
  db
    .select({
      id: genres.id,
      name: genres.name,
      display_name: genres.display_name,
      slug: genres.slug,
      tracks_count: genres.tracks_count,
      albums_count: genres.albums_count,
      artists_count: genres.artists_count,
      image: { key: images.key, color: images.color, alt: images.alt },
    })
    .from(genres)
    .leftJoin(images, eq(images.key, genres.image_key))
    .where(where);

type Row = Awaited<ReturnType<typeof selectGenres>>[number];

const toGenre = (found: Row): Genre => ({
  id: found.id,
  name: found.name,
  display_name: found.display_name,
  slug: found.slug,
  image: toImage(found.image),
  tracks_count: found.tracks_count,
  albums_count: found.albums_count,
  artists_count: found.artists_count,
});

/** These genres, in this order. */
export async function genresByIds(db: Database, ids: number[]): Promise<Genre[]> {
  if (ids.length === 0) return [];
  const found = await selectGenres(db, among(genres.id, ids));
  return inOrder(ids, found.map(toGenre));
}

export const listGenres = (db: Database, slice: Slice<GenreOrder>): Promise<Page<Genre>> =>
  listPage(db, genreListing, slice, (ids) => genresByIds(db, ids));

/** The genre that an address names. */
export async function findGenre(db: Database, name: string): Promise<Genre> {
  const [found] = await selectGenres(db, eq(genres.name, name));
  if (!found) throw notFound('There is no such genre.');
  return toGenre(found);
}
