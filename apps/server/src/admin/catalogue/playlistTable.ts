import { adminPlaylists } from '@segno/data/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { images } from '../../media/table.ts';
import { playlists } from '../../playlists/table.ts';
import { among } from '../../records/Listing.ts';
import { named } from '../../records/named.ts';
import { toImage } from '../../records/related.ts';
import { users } from '../../users/table.ts';
import { adminTable } from '../AdminTable.ts';
import { idOf, imageColumns, nameOrder, numberOrder, timeOrders, timesOf } from './columns.ts';
import { type PictureExtras, pictureExtras } from './links.ts';

export const playlistTable = adminTable({
  resource: adminPlaylists,
  table: playlists,
  listing: {
    table: playlists,
    id: playlists.id,
    visible: sql`${playlists.deleted_at} is null`,
    orders: {
      ...nameOrder(playlists.search_name),
      tracks: numberOrder(playlists.tracks_count),
      plays: numberOrder(playlists.plays_count),
      followers: numberOrder(playlists.followers_count),
      ...timeOrders(playlists),
    },
  },
  searchIn: playlists.search_name,
  filters: {
    visibility: sql`case when ${playlists.public} then 'public' else 'private' end`,
    tracks_count: playlists.tracks_count,
    followers_count: playlists.followers_count,
    created_at: playlists.created_at,
  },
  load: async (db, ids) => {
    const found = await db
      .select({
        playlist: getTableColumns(playlists),
        image: imageColumns,
        owner: { id: users.id, name: users.name },
      })
      .from(playlists)
      .innerJoin(users, eq(users.id, playlists.owner_id))
      .leftJoin(images, eq(images.key, playlists.image_key))
      .where(among(playlists.id, ids));
    return found.map(({ playlist, image, owner }) => ({
      id: playlist.id,
      name: playlist.name,
      slug: playlist.slug,
      image: toImage(image),
      description: playlist.description,
      owner,
      public: playlist.public,
      collaborative: playlist.collaborative,
      tracks_count: playlist.tracks_count,
      duration: playlist.duration,
      followers_count: playlist.followers_count,
      plays_count: playlist.plays_count,
      ...timesOf(playlist),
    }));
  },
  nameOf: ({ name }) => name,
  picture: 'playlist',
  extras: pictureExtras,
  kept: { image_key: playlists.image_key },
  create: async (tx, viewer, input) =>
    idOf(
      await tx
        .insert(playlists)
        .values({ ...playlistRow(input), owner_id: viewer.user.id })
        .returning({ id: playlists.id }),
    ),
  update: async (tx, _viewer, id, input) => {
    await tx
      .update(playlists)
      .set({ ...playlistRow(input), updated_at: new Date() })
      .where(eq(playlists.id, id));
  },
});

const playlistRow = ({
  name,
  description,
  public: isPublic,
  collaborative,
  image_key,
}: {
  name: string;
  description: string | null;
  public: boolean;
  collaborative: boolean;
} & PictureExtras) => ({
  ...named(name),
  description: description || null,
  public: isPublic,
  collaborative,
  image_key,
});
