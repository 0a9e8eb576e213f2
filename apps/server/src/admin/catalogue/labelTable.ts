import { adminLabels } from '@segno/data/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { albums } from '../../albums/table.ts';
import { labels } from '../../labels/table.ts';
import { images } from '../../media/table.ts';
import { among } from '../../records/Listing.ts';
import { named } from '../../records/named.ts';
import { toImage } from '../../records/related.ts';
import { adminTable } from '../AdminTable.ts';
import { html, idOf, imageColumns, nameOrder, numberOrder, timeOrders, timesOf } from './columns.ts';

const labelAlbums = sql<number>`(select count(*)::integer from ${albums} where ${albums.label_id} = ${labels}.id)`;
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
      .select({ label: getTableColumns(labels), image: imageColumns, albums_count: labelAlbums })
      .from(labels)
      .leftJoin(images, eq(images.key, labels.image_key))
      .where(among(labels.id, ids));
    return found.map(({ label, image, albums_count }) => ({
      id: label.id,
      name: label.name,
      slug: label.slug,
      image: toImage(image),
      description: label.description,
      website: label.website,
      country: label.country,
      albums_count,
      ...timesOf(label),
    }));
  },
  nameOf: ({ name }) => name,
  create: async (tx, _viewer, input) =>
    idOf(await tx.insert(labels).values(labelRow(input)).returning({ id: labels.id })),
  update: async (tx, _viewer, id, input) => {
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
}: {
  name: string;
  description: string | null;
  website: string | null;
  country: string | null;
}) => ({
  ...named(name),
  description: html(description),
  website: website || null,
  country: country || null,
});
