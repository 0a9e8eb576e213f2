import { adminAlbums } from '@segno/data/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { albumArtists, albumGenres, albums, albumTags } from '../../albums/table.ts';
import type * as v from 'valibot';
import { labels } from '../../labels/table.ts';
import { images } from '../../media/table.ts';
import { releaseKey } from '../../records/columns.ts';
import { among } from '../../records/Listing.ts';
import { named } from '../../records/named.ts';
import { tracks } from '../../tracks/table.ts';
import { adminTable } from '../AdminTable.ts';
import { html, idOf, imageColumns, nameOrder, numberOrder, timeOrders, yesNo } from './columns.ts';
import { type ReleaseExtras, albumExtras, requireAll, requireLinks, restoreAlt } from './links.ts';
import { moveTracks } from './moveTracks.ts';
import { releaseLinks, releaseValues } from './releases.ts';

type AlbumInput = v.InferOutput<typeof adminAlbums.input>;

const albumLinks = releaseLinks({
  owner: albumArtists.album_id,
  id: albums.id,
  artists: albumArtists,
  genres: albumGenres,
  tags: albumTags,
});

export const albumTable = adminTable({
  resource: adminAlbums,
  table: albums,
  listing: {
    table: albums,
    id: albums.id,
    visible: sql`true`,
    orders: {
      ...nameOrder(albums.search_name),
      released: { key: releaseKey(albums.release_date), kind: 'day', isDescending: true },
      tracks: numberOrder(albums.tracks_count),
      plays: numberOrder(albums.plays_count),
      likes: numberOrder(albums.likes_count),
      ...timeOrders(albums),
    },
  },
  searchIn: albums.search_text,
  filters: {
    status: albums.status,
    type: albums.type,
    tracks_count: albums.tracks_count,
    plays_count: albums.plays_count,
    picture: yesNo(sql`${albums.image_key} is not null`),
    release_date: sql`(${albums.release_date}::timestamp at time zone 'UTC')`,
    created_at: albums.created_at,
  },
  load: async (db, ids) => {
    const found = await db
      .select({
        album: getTableColumns(albums),
        image: imageColumns,
        ...albumLinks.columns,
        label: { id: labels.id, name: labels.name },
      })
      .from(albums)
      .leftJoin(images, eq(images.key, albums.image_key))
      .leftJoin(labels, eq(labels.id, albums.label_id))
      .where(among(albums.id, ids));
    return found.map(({ album, image, label, ...links }) => ({
      ...releaseValues(album, image, links),
      type: album.type,
      label_id: album.label_id,
      label,
      upc: album.upc,
      catalogue_number: album.catalogue_number,
      copyright: album.copyright,
      tracks_count: album.tracks_count,
    }));
  },
  nameOf: ({ name }) => name,
  isUsed: sql`exists (select 1 from ${tracks} t where t.album_id = ${albums}.id)`,
  extras: albumExtras,
  kept: { image_key: albums.image_key },
  afterUndo: restoreAlt(albums),
  create: async (
    tx,
    viewer,
    { name, description, artist_ids, genre_ids, tag_ids, artist_roles, ...input }: AlbumInput & ReleaseExtras,
  ) => {
    const links = { artist_ids, genre_ids, tag_ids, artist_roles };
    await requireLinks(tx, links);
    if (input.label_id !== null) await requireAll(tx, labels, [input.label_id], 'label_id');
    const values = { ...input, ...named(name), description: html(description), owner_id: viewer.user.id };
    const id = idOf(await tx.insert(albums).values(values).returning({ id: albums.id }));
    await albumLinks.set(tx, id, links);
    return id;
  },
  update: async (
    tx,
    _viewer,
    id,
    { name, description, artist_ids, genre_ids, tag_ids, artist_roles, ...input }: AlbumInput & ReleaseExtras,
  ) => {
    const links = { artist_ids, genre_ids, tag_ids, artist_roles };
    await requireLinks(tx, links);
    if (input.label_id !== null) await requireAll(tx, labels, [input.label_id], 'label_id');
    await moveTracks(tx, id, input);
    await tx
      .update(albums)
      .set({ ...input, ...named(name), description: html(description), updated_at: new Date() })
      .where(eq(albums.id, id));
    await albumLinks.set(tx, id, links);
  },
});
