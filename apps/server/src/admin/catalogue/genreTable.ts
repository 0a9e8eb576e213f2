import { adminGenres } from '@segno/data/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { albumGenres } from '../../albums/table.ts';
import { artistGenres } from '../../artists/table.ts';
import { channelItems } from '../../channels/table.ts';
import { genres } from '../../genres/table.ts';
import { images } from '../../media/table.ts';
import { among } from '../../records/Listing.ts';
import { namedForAddress } from '../../records/named.ts';
import { toImage } from '../../records/related.ts';
import { trackGenres } from '../../tracks/table.ts';
import { adminTable } from '../AdminTable.ts';
import { idOf, imageColumns, nameOrder, numberOrder, timeOrders, timesOf } from './columns.ts';
import { type PictureExtras, pictureExtras } from './links.ts';

export const genreTable = adminTable({
  resource: adminGenres,
  table: genres,
  listing: {
    table: genres,
    id: genres.id,
    visible: sql`true`,
    orders: {
      ...nameOrder(genres.search_name),
      tracks: numberOrder(genres.tracks_count),
      albums: numberOrder(genres.albums_count),
      artists: numberOrder(genres.artists_count),
      ...timeOrders(genres),
    },
  },
  searchIn: genres.search_name,
  filters: {
    tracks_count: genres.tracks_count,
    artists_count: genres.artists_count,
    created_at: genres.created_at,
  },
  load: async (db, ids) => {
    const found = await db
      .select({ genre: getTableColumns(genres), image: imageColumns })
      .from(genres)
      .leftJoin(images, eq(images.key, genres.image_key))
      .where(among(genres.id, ids));
    return found.map(({ genre: { id, name, display_name, ...genre }, image }) => ({
      id,
      name,
      display_name,
      image: toImage(image),
      tracks_count: genre.tracks_count,
      albums_count: genre.albums_count,
      artists_count: genre.artists_count,
      ...timesOf(genre),
    }));
  },
  nameOf: ({ display_name }) => display_name,
  isUsed: sql`(exists (select 1 from ${trackGenres} l where l.genre_id = ${genres}.id)
    or exists (select 1 from ${albumGenres} l where l.genre_id = ${genres}.id)
    or exists (select 1 from ${artistGenres} l where l.genre_id = ${genres}.id)
    or exists (select 1 from ${channelItems} i where i.type = 'genre' and i.item_id = ${genres}.id))`,
  picture: 'genre',
  extras: pictureExtras,
  kept: { image_key: genres.image_key },
  create: async (tx, _viewer, input) =>
    idOf(await tx.insert(genres).values(genreRow(input)).returning({ id: genres.id })),
  update: async (tx, _viewer, id, input) => {
    await tx
      .update(genres)
      .set({ ...genreRow(input), updated_at: new Date() })
      .where(eq(genres.id, id));
  },
});
const genreRow = ({ display_name, image_key }: { display_name: string } & PictureExtras) => ({
  ...namedForAddress(display_name),
  image_key,
});
