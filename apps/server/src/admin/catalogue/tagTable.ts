import { adminTags } from '@segno/data/contract';
import { eq, sql } from 'drizzle-orm';
import { among } from '../../records/Listing.ts';
import { namedForAddress } from '../../records/named.ts';
import { tags } from '../../tags/table.ts';
import { adminTable } from '../AdminTable.ts';
import { idOf, nameOrder, numberOrder, timeOrders, timesOf } from './columns.ts';

export const tagTable = adminTable({
  resource: adminTags,
  table: tags,
  listing: {
    table: tags,
    id: tags.id,
    visible: sql`true`,
    orders: {
      ...nameOrder(tags.search_name),
      tracks: numberOrder(tags.tracks_count),
      albums: numberOrder(tags.albums_count),
      ...timeOrders(tags),
    },
  },
  searchIn: tags.search_name,
  filters: { type: tags.type, tracks_count: tags.tracks_count, created_at: tags.created_at },
  load: async (db, ids) => {
    const found = await db.select().from(tags).where(among(tags.id, ids));
    return found.map((tag) => ({
      id: tag.id,
      name: tag.name,
      display_name: tag.display_name,
      type: tag.type,
      tracks_count: tag.tracks_count,
      albums_count: tag.albums_count,
      ...timesOf(tag),
    }));
  },
  nameOf: ({ display_name }) => display_name,
  create: async (tx, _viewer, { display_name, type }) => {
    const { slug: _, ...names } = namedForAddress(display_name);
    return idOf(
      await tx
        .insert(tags)
        .values({ ...names, type })
        .returning({ id: tags.id }),
    );
  },
  update: async (tx, _viewer, id, { display_name, type }) => {
    const { slug: _, ...names } = namedForAddress(display_name);
    await tx
      .update(tags)
      .set({ ...names, type, updated_at: new Date() })
      .where(eq(tags.id, id));
  },
});
