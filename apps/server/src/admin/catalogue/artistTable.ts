import { adminArtists } from '@segno/data/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { artistGenres, artists } from '../../artists/table.ts';
import { albumArtists } from '../../albums/table.ts';
import { genres } from '../../genres/table.ts';
import { images } from '../../media/table.ts';
import { among } from '../../records/Listing.ts';
import { named } from '../../records/named.ts';
import { toImage } from '../../records/related.ts';
import { trackArtists } from '../../tracks/table.ts';
import { adminTable } from '../AdminTable.ts';
import { html, idOf, imageColumns, nameOrder, numberOrder, timeOrders, timesOf, yesNo } from './columns.ts';
import { artistExtras, refsOf, requireAll, restoreAlt, setLinks } from './links.ts';

const backgrounds = alias(images, 'backgrounds');

export const artistTable = adminTable({
  resource: adminArtists,
  table: artists,
  listing: {
    table: artists,
    id: artists.id,
    visible: sql`true`,
    orders: {
      ...nameOrder(artists.search_name),
      plays: numberOrder(artists.plays_count),
      followers: numberOrder(artists.followers_count),
      tracks: numberOrder(artists.tracks_count),
      albums: numberOrder(artists.albums_count),
      ...timeOrders(artists),
    },
  },
  searchIn: artists.search_name,
  filters: {
    status: artists.status,
    verified: yesNo(artists.verified),
    plays_count: artists.plays_count,
    tracks_count: artists.tracks_count,
    created_at: artists.created_at,
  },
  load: async (db, ids) => {
    const found = await db
      .select({
        artist: getTableColumns(artists),
        image: imageColumns,
        genres: refsOf(artistGenres, artistGenres.artist_id, artists.id, artistGenres.genre_id, genres),
        background: {
          key: backgrounds.key,
          color: backgrounds.color,
          alt: backgrounds.alt,
        },
      })
      .from(artists)
      .leftJoin(images, eq(images.key, artists.image_key))
      .leftJoin(backgrounds, eq(backgrounds.key, artists.background_image_key))
      .where(among(artists.id, ids));
    return found.map(({ artist, image, background, genres: linkedGenres }) => ({
      id: artist.id,
      name: artist.name,
      slug: artist.slug,
      image: toImage(image),
      verified: artist.verified,
      status: artist.status,
      bio: artist.bio,
      country: artist.country,
      links: artist.links,
      genre_ids: linkedGenres.map(({ id }) => id),
      genres: linkedGenres,
      background_image: toImage(background),
      pinned_track_id: artist.pinned_track_id,
      announcement: artist.announcement,
      tour_dates: artist.tour_dates,
      albums_count: artist.albums_count,
      tracks_count: artist.tracks_count,
      followers_count: artist.followers_count,
      plays_count: artist.plays_count,
      ...timesOf(artist),
    }));
  },
  nameOf: ({ name }) => name,
  isUsed: sql`(exists (select 1 from ${trackArtists} l where l.artist_id = ${artists}.id)
    or exists (select 1 from ${albumArtists} l where l.artist_id = ${artists}.id))`,
  extras: artistExtras,
  kept: { image_key: artists.image_key, background_image_key: artists.background_image_key },
  afterUndo: restoreAlt(artists),
  create: async (tx, _viewer, { name, genre_ids, bio, country, ...input }) => {
    await requireAll(tx, genres, genre_ids, 'genre_ids');
    const values = { ...input, ...named(name), bio: html(bio), country: country || null };
    const id = idOf(await tx.insert(artists).values(values).returning({ id: artists.id }));
    await setLinks(tx, artistGenres, artistGenres.artist_id, artistGenres.genre_id, id, genre_ids);
    return id;
  },
  update: async (tx, _viewer, id, { name, genre_ids, bio, country, ...input }) => {
    await requireAll(tx, genres, genre_ids, 'genre_ids');
    await tx
      .update(artists)
      .set({ ...input, ...named(name), bio: html(bio), country: country || null, updated_at: new Date() })
      .where(eq(artists.id, id));
    await setLinks(tx, artistGenres, artistGenres.artist_id, artistGenres.genre_id, id, genre_ids);
  },
});
