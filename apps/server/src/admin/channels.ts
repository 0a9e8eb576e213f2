import { type AdminChannel, adminChannels, slugify } from '@segno/data/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { channelItems, channels } from '../channels/table.ts';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { among } from '../records/Listing.ts';
import { adminTable } from './AdminTable.ts';
import { idOf, timeOrders, timesOf, yesNo } from './catalogue/columns.ts';

/** The name of the record of an item. */
const itemName = sql`case i.type
  when 'track' then (select name from tracks r where r.id = i.item_id)
  when 'album' then (select name from albums r where r.id = i.item_id)
  when 'artist' then (select name from artists r where r.id = i.item_id)
  when 'playlist' then (select name from playlists r where r.id = i.item_id)
  when 'genre' then (select display_name from genres r where r.id = i.item_id)
  when 'user' then (select name from users r where r.id = i.item_id)
  when 'channel' then (select name from channels r where r.id = i.item_id) end`;

const items = sql<AdminChannel['items']>`coalesce((
  select json_agg(json_build_object('type', i.type, 'item_id', i.item_id, 'layout', i.layout, 'name', ${itemName})
    order by i.position, i.id)
  from ${channelItems} i where i.channel_id = ${channels}.id), '[]')`;

type Item = {
  type: AdminChannel['items'][number]['type'];
  item_id: number;
  layout?: AdminChannel['layout'] | null;
};

/** The description that search engines get. */
export const channelDescription = sql`coalesce(${channels.seo_description}, ${channels.description}, '')`;

/** Replaces the manual content of a channel. */
async function setItems(tx: Database, id: number, wanted: readonly Item[]) {
  await tx.delete(channelItems).where(eq(channelItems.channel_id, id));
  if (wanted.length === 0) return;
  await requireNoCircle(tx, id, wanted);
  await tx
    .insert(channelItems)
    .values(
      wanted.map(({ layout = null, ...item }, position) => ({ ...item, layout, channel_id: id, position })),
    );
}

/** A channel that contains itself, also through another one, would never end. */
async function requireNoCircle(tx: Database, id: number, wanted: readonly Item[]) {
  const nested = wanted.flatMap(({ type, item_id }) => (type === 'channel' ? item_id : []));
  if (nested.length === 0) return;
  const [found] = await tx.select({ id: sql<number>`id` }).from(
    sql`(with recursive inside as (
        select unnest(${sql.param(nested)}::integer[]) as id
        union select i.item_id from ${channelItems} i join inside on inside.id = i.channel_id where i.type = 'channel'
      ) select id from inside where id = ${id}) circle`,
  );
  if (found)
    throw new Problem({
      status: 422,
      code: 'invalid_request',
      message: 'A channel cannot contain itself.',
      fields: { items: 'A channel cannot contain itself.' },
    });
}

const slugOf = ({ slug, name }: { slug: string; name: string }) => slugify(slug || name);

export const channelTable = adminTable({
  resource: adminChannels,
  table: channels,
  listing: {
    table: channels,
    id: channels.id,
    visible: sql`true`,
    orders: {
      name: { key: sql`left(lower(${channels.name}), 30) collate "C"`, kind: 'text', isDescending: false },
      ...timeOrders(channels),
    },
  },
  searchIn: sql`lower(${channels.name} || ' ' || ${channels.slug})`,
  filters: {
    published: yesNo(channels.published),
    described: yesNo(sql`${channelDescription} <> ''`),
    content_type: channels.content_type,
    content_source: channels.content_source,
    layout: channels.layout,
  },
  load: async (db, ids) => {
    const found = await db
      .select({ ...getTableColumns(channels), items })
      .from(channels)
      .where(among(channels.id, ids));
    return found.map((channel) => ({ ...channel, ...timesOf(channel) }));
  },
  nameOf: ({ name }) => name,
  create: async (tx, _viewer, { items: wanted, ...input }) => {
    const values = { ...input, slug: slugOf(input) };
    const id = idOf(await tx.insert(channels).values(values).returning({ id: channels.id }));
    await setItems(tx, id, wanted);
    return id;
  },
  update: async (tx, _viewer, id, { items: wanted, ...input }) => {
    await tx
      .update(channels)
      .set({ ...input, slug: slugOf(input), updated_at: new Date() })
      .where(eq(channels.id, id));
    await setItems(tx, id, wanted);
  },
});
