import { adminLabels } from '@segno/data/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { albums } from '../../albums/table.ts';
import type { Database } from '../../db/Database.ts';
import { labels } from '../../labels/table.ts';
import { images } from '../../media/table.ts';
import { among } from '../../records/Listing.ts';
import { named } from '../../records/named.ts';
import { toImage } from '../../records/related.ts';
import { users } from '../../users/table.ts';
import { adminTable } from '../AdminTable.ts';
import { html, idOf, imageColumns, nameOrder, numberOrder, timeOrders, timesOf } from './columns.ts';
import { type PictureExtras, pictureExtras, requireAll } from './links.ts';

const labelAlbums = sql<number>`(select count(*)::integer from ${albums} where ${albums.label_id} = ${labels}.id)`;
const ownerColumns = { id: users.id, name: users.name };
export const labelTable = adminTable({
  resource: adminLabels,
  table: labels,
  listing: {
    table: labels,
    id: labels.id,
    visible: sql`true`,
    orders: { ...nameOrder(labels.search_name), albums: numberOrder(labelAlbums), ...timeOrders(labels) },
  },
  searchIn: labels.search_name,
  filters: { albums_count: labelAlbums, created_at: labels.created_at },
  load: async (db, ids) => {
    const found = await db
      .select({
        label: getTableColumns(labels),
        image: imageColumns,
        albums_count: labelAlbums,
        owner: ownerColumns,
      })
      .from(labels)
      .leftJoin(images, eq(images.key, labels.image_key))
      .leftJoin(users, eq(users.id, labels.owner_id))
      .where(among(labels.id, ids));
    return found.map(({ label, image, albums_count, owner }) => ({
      id: label.id,
      name: label.name,
      slug: label.slug,
      image: toImage(image),
      description: label.description,
      website: label.website,
      country: label.country,
      owner_id: label.owner_id,
      owner,
      albums_count,
      ...timesOf(label),
    }));
  },
  nameOf: ({ name }) => name,
  picture: 'label',
  extras: pictureExtras,
  kept: { image_key: labels.image_key },
  create: async (tx, _viewer, input) => {
    await requireOwner(tx, input.owner_id);
    return idOf(await tx.insert(labels).values(labelRow(input)).returning({ id: labels.id }));
  },
  update: async (tx, _viewer, id, input) => {
    await requireOwner(tx, input.owner_id);
    await tx
      .update(labels)
      .set({ ...labelRow(input), updated_at: new Date() })
      .where(eq(labels.id, id));
  },
});
const labelRow = ({
  name,
  description,
  website,
  country,
  owner_id,
  image_key,
}: {
  name: string;
  description: string | null;
  website: string | null;
  country: string | null;
  owner_id?: number | null | undefined;
} & PictureExtras) => ({
  ...named(name),
  description: html(description),
  website: website || null,
  country: country || null,
  owner_id,
  image_key,
});
const requireOwner = (tx: Database, id: number | null | undefined) =>
  requireAll(tx, users, id ? [id] : [], 'owner_id');
