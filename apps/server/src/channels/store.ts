import { readId, slugify } from '@segno/data/contract';
import type { Channel, ChannelItem, ChannelSection, NamedRef, Page } from '@segno/data/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { contentKinds } from '../content/contentKinds.ts';
import { toSlice, defaultPerPage, type Listing, type Slice, sliceQuery, toPage } from '../records/Listing.ts';
import type { Database } from '../db/Database.ts';
import { genres } from '../genres/table.ts';
import { notFound } from '../http/Problem.ts';
import { tags } from '../tags/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { channelPolicy } from './policy.ts';
import { channelItems, channels } from './table.ts';

type Row = typeof channels.$inferSelect;
type ItemType = ChannelItem['type'];
type Restriction = NonNullable<Channel['restriction']>;

/** Number of items on the first page of a section. */
const sectionSize = 12;
/** Maximum number of sections of a channel. */
const maxSections = 50;

const kinds = Object.entries(contentKinds);

/** The definition of the channel's `content_type`; undefined for `channels` and `mixed`. */
const heldBy = (type: Row['content_type']) => kinds.find(([name]) => name === type)?.[1].channel;

/** Whether the record of an item of `channel_items` is visible. */
const isItemVisible = sql.join(
  [
    sql`case ${channelItems.type}`,
    ...kinds.flatMap(([, { listing, channel }]) =>
      channel
        ? sql`when ${sql.raw(`'${channel.type}'`)} then exists (
            select 1 from ${listing.table} where ${listing.id} = ${channelItems.item_id} and ${listing.visible})`
        : [],
    ),
    sql`else false end`,
  ],
  sql` `,
);

const manualListing = {
  table: channelItems,
  id: channelItems.id,
  visible: isItemVisible,
  orders: { position: { key: channelItems.position, kind: 'number', isDescending: false } },
} satisfies Listing;

/** An item before its record is loaded. */
type ItemRow = { section: number; id: number; key: string; type: ItemType; item_id: number };
type PageInput = Pick<Slice, 'cursor' | 'perPage'>;

const orderOf = (channel: Row) => (channel.content_source === 'manual' ? 'position' : channel.order);

/** The query for a page of a channel's items; null when it has no items of its own. */
function itemsQuery(channel: Row, restriction: Restriction | null, page: PageInput, section: number) {
  const place = sql`${section}::integer as section`;
  if (channel.content_source === 'manual') {
    const filters = [eq(channelItems.channel_id, channel.id)];
    return sliceQuery(manualListing, { ...page, order: 'position', filters }, [
      place,
      sql`${channelItems.type} as type`,
      sql`${channelItems.item_id} as item_id`,
    ]);
  }
  const held = heldBy(channel.content_type);
  if (!held) return null;
  const filters = restriction && held.filters ? [held.filters[restriction.type](restriction.name)] : [];
  return sliceQuery(held.listing, { ...page, order: channel.order, filters }, [
    place,
    sql`${held.type}::text as type`,
    sql`${held.listing.id} as item_id`,
  ]);
}

/** Loads the records of many items with one query for each kind. */
async function loadItems(
  db: Database,
  viewer: Viewer,
  rows: ItemRow[],
): Promise<(row: ItemRow) => ChannelItem[]> {
  const loaded = new Map<ItemType, Map<number, ChannelItem>>();
  await Promise.all(
    kinds.map(async ([, { channel }]) => {
      const ids = rows.filter(({ type }) => type === channel?.type).map(({ item_id }) => item_id);
      if (channel && ids.length > 0)
        loaded.set(channel.type, await channel.items(db, viewer, [...new Set(ids)]));
    }),
  );
  return ({ type, item_id }) => {
    const item = loaded.get(type)?.get(item_id);
    return item ? [item] : [];
  };
}

/** Pages of several channels, in their order, with a constant number of queries. */
async function pagesOf(
  db: Database,
  viewer: Viewer,
  wanted: { channel: Row; page: PageInput }[],
  restriction: Restriction | null,
): Promise<Page<ChannelItem>[]> {
  const queries = wanted.flatMap(
    ({ channel, page }, section) => itemsQuery(channel, restriction, page, section) ?? [],
  );
  const { rows } =
    queries.length > 0
      ? await db.execute<ItemRow>(
          sql.join(
            queries.map((query) => sql`(${query})`),
            sql` union all `,
          ),
        )
      : { rows: [] };
  const cuts = wanted.map(({ channel, page }, section) =>
    toSlice(
      rows.filter((row) => row.section === section),
      orderOf(channel),
      page.perPage,
    ),
  );
  const itemOf = await loadItems(
    db,
    viewer,
    cuts.flatMap((part) => part.rows),
  );
  return cuts.map((part, section) =>
    toPage(part.rows.flatMap(itemOf), part.next_cursor, wanted[section]?.page.perPage),
  );
}

const noSuchChannel = () => notFound('There is no such page.');

/** A channel that the viewer may open, by its slug or its id; a slug made of digits comes before an id. */
async function requireChannel(db: Database, viewer: Viewer, slugOrId: string): Promise<Row> {
  const isId = readId(slugOrId) !== undefined;
  const bySlug = sql`${channels.slug} = ${slugOrId}`;
  const [found] = await db
    .select()
    .from(channels)
    .where(
      and(
        channelPolicy.isVisible(viewer),
        isId ? sql`(${bySlug} or ${channels.id} = ${slugOrId}::integer)` : bySlug,
      ),
    )
    .orderBy(sql`${bySlug} desc`)
    .limit(1);
  if (!found) throw noSuchChannel();
  return found;
}

/** The restriction in the address. Throws a 404 unless both or neither of channel and address have a restriction. */
async function requireRestriction(
  db: Database,
  { restriction: type }: Row,
  given: string | undefined,
): Promise<Restriction | null> {
  if (!type && !given) return null;
  if (!type || !given) throw noSuchChannel();
  const table = type === 'genre' ? genres : tags;
  const [found]: NamedRef[] = await db
    .select({ id: table.id, name: table.name, display_name: table.display_name })
    .from(table)
    .where(eq(table.name, slugify(given)));
  if (!found) throw notFound(type === 'genre' ? 'There is no such genre.' : 'There is no such tag.');
  return { type, ...found };
}

/** The nested channels of a channel that are compatible with its restriction. */
async function nestedChannels(db: Database, parent: Row, restriction: Restriction | null): Promise<Row[]> {
  const found = await db
    .select({ channel: channels, layout: channelItems.layout })
    .from(channelItems)
    .innerJoin(channels, eq(channels.id, channelItems.item_id))
    .where(
      and(eq(channelItems.channel_id, parent.id), eq(channelItems.type, 'channel'), channelPolicy.isPublic),
    )
    .orderBy(asc(channelItems.position), asc(channelItems.id))
    .limit(maxSections);
  return found
    .map(({ channel, layout }) => ({ ...channel, layout: layout ?? channel.layout }))
    .filter((channel) => !channel.restriction || channel.restriction === restriction?.type);
}

const head = ({ id, name, slug, description, content_type, layout }: Row) => ({
  id,
  name,
  slug,
  description,
  content_type,
  layout,
});

/** A channel with the first page of its items, or with its sections and theirs. Sections without items are left out. */
export async function findChannel(
  db: Database,
  viewer: Viewer,
  slugOrId: string,
  given?: string,
): Promise<Channel> {
  const channel = await requireChannel(db, viewer, slugOrId);
  const restriction = await requireRestriction(db, channel, given);
  const nested = channel.content_type === 'channels' ? await nestedChannels(db, channel, restriction) : [];
  const wanted =
    channel.content_type === 'channels'
      ? nested.map((section) => ({ channel: section, page: { perPage: sectionSize } }))
      : [{ channel, page: {} }];
  const pages = await pagesOf(db, viewer, wanted, restriction);
  const sections = nested.flatMap((section, index): ChannelSection[] => {
    const page = pages[index];
    return page && page.pagination.data.length > 0 ? [{ ...head(section), items: page.pagination }] : [];
  });
  const own = (channel.content_type !== 'channels' && pages[0]) || toPage<ChannelItem>([], null);
  return {
    ...head(channel),
    restriction,
    seo: { title: channel.seo_title, description: channel.seo_description },
    items: own.pagination,
    sections,
    created_at: channel.created_at.toISOString(),
    updated_at: channel.updated_at.toISOString(),
  };
}

/** One page of a channel's own items. */
export async function listChannelItems(
  db: Database,
  viewer: Viewer,
  slugOrId: string,
  given: string | undefined,
  page: PageInput,
): Promise<Page<ChannelItem>> {
  const channel = await requireChannel(db, viewer, slugOrId);
  const restriction = await requireRestriction(db, channel, given);
  const [items] =
    channel.content_type === 'channels' ? [] : await pagesOf(db, viewer, [{ channel, page }], restriction);
  return items ?? toPage<ChannelItem>([], null, page.perPage ?? defaultPerPage);
}
