import { slugify } from '@segno/data/contract';
import type { Channel, ChannelItem, ChannelSection, NamedRef, Page } from '@segno/data/contract';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { albumFilters, albumListing, albumsByIds } from '../albums/store.ts';
import { albums } from '../albums/table.ts';
import { artistFilters, artistListing, artistsByIds } from '../artists/store.ts';
import { artists } from '../artists/table.ts';
import { cut, defaultPerPage, type Listing, type Slice, sliceQuery, toPage } from '../catalogue/Listing.ts';
import type { Database } from '../db/Database.ts';
import { genreListing, genresByIds } from '../genres/store.ts';
import { genres } from '../genres/table.ts';
import { notFound } from '../http/Problem.ts';
import { playlistFilters, playlistListing, playlistsByIds } from '../playlists/store.ts';
import { playlists } from '../playlists/table.ts';
import { tags } from '../tags/table.ts';
import { trackFilters, trackListing, tracksByIds } from '../tracks/store.ts';
import { tracks } from '../tracks/table.ts';
import { channelItems, channels } from './table.ts';

type Row = typeof channels.$inferSelect;
type ItemType = ChannelItem['type'];
type Restriction = NonNullable<Channel['restriction']>;

/** How many items each section shows at first. */
const sectionSize = 12;
/** The most sections of one channel. */
const maxSections = 50;

type Restricting = Record<Restriction['type'], (name: string) => SQL>;
type AutomaticOrder = Row['order'];

/** Where automatic content comes from. Genres are never narrowed. */
const sources: Record<
  string,
  { type: ItemType; listing: Listing<AutomaticOrder>; restricting?: Restricting }
> = {
  tracks: { type: 'track', listing: trackListing, restricting: trackFilters },
  albums: { type: 'album', listing: albumListing, restricting: albumFilters },
  artists: { type: 'artist', listing: artistListing, restricting: artistFilters },
  playlists: { type: 'playlist', listing: playlistListing, restricting: playlistFilters },
  genres: { type: 'genre', listing: genreListing },
};

const manualListing = {
  table: channelItems,
  id: channelItems.id,
  visible: sql`case ${channelItems.type}
    when 'track' then exists (select 1 from ${tracks} r where r.id = item_id and r.status = 'published')
    when 'album' then exists (select 1 from ${albums} r where r.id = item_id and r.status = 'published')
    when 'artist' then exists (select 1 from ${artists} r where r.id = item_id and r.status = 'published')
    when 'playlist' then exists (select 1 from ${playlists} r where r.id = item_id and r.public)
    when 'genre' then exists (select 1 from ${genres} r where r.id = item_id)
    else false end`,
  orders: { position: { key: channelItems.position, kind: 'number', isDescending: false } },
} satisfies Listing;

/** An item before its record is loaded. */
type ItemRow = { section: number; id: number; key: string; type: ItemType; item_id: number };
type PageInput = Pick<Slice, 'cursor' | 'perPage'>;

const orderOf = (channel: Row) => (channel.content_source === 'manual' ? 'position' : channel.order);

/** The query for a page of what a channel holds; null when it holds no items of its own. */
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
  const source = sources[channel.content_type];
  if (!source) return null;
  const filters =
    restriction && source.restricting ? [source.restricting[restriction.type](restriction.name)] : [];
  return sliceQuery(source.listing, { ...page, order: channel.order, filters }, [
    place,
    sql`${source.type}::text as type`,
    sql`${source.listing.id} as item_id`,
  ]);
}

const loaders = {
  track: async (db, ids) => (await tracksByIds(db, ids)).map((track) => ({ type: 'track', track })),
  album: async (db, ids) => (await albumsByIds(db, ids)).map((album) => ({ type: 'album', album })),
  artist: async (db, ids) => (await artistsByIds(db, ids)).map((artist) => ({ type: 'artist', artist })),
  playlist: async (db, ids) =>
    (await playlistsByIds(db, ids)).map((playlist) => ({ type: 'playlist', playlist })),
  genre: async (db, ids) => (await genresByIds(db, ids)).map((genre) => ({ type: 'genre', genre })),
} satisfies Record<ItemType, (db: Database, ids: number[]) => Promise<ChannelItem[]>>;

const idOf = (item: ChannelItem) => {
  switch (item.type) {
    case 'track':
      return item.track.id;
    case 'album':
      return item.album.id;
    case 'artist':
      return item.artist.id;
    case 'playlist':
      return item.playlist.id;
    case 'genre':
      return item.genre.id;
  }
};

/** Loads the records of many items with one query a type. */
async function loadItems(db: Database, rows: ItemRow[]): Promise<(row: ItemRow) => ChannelItem[]> {
  const ids = new Map<ItemType, Set<number>>();
  for (const { type, item_id } of rows) ids.set(type, (ids.get(type) ?? new Set()).add(item_id));
  const loaded = await Promise.all([...ids].map(([type, wanted]) => loaders[type](db, [...wanted])));
  const byName = new Map(loaded.flat().map((item) => [`${item.type} ${idOf(item)}`, item]));
  return ({ type, item_id }) => {
    const item = byName.get(`${type} ${item_id}`);
    return item ? [item] : [];
  };
}

/** The pages of several channels at once, in their order, with a number of queries that does not grow with them. */
async function pagesOf(
  db: Database,
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
    cut(
      rows.filter((row) => row.section === section),
      orderOf(channel),
      page.perPage,
    ),
  );
  const itemOf = await loadItems(
    db,
    cuts.flatMap((part) => part.rows),
  );
  return cuts.map((part, section) =>
    toPage(part.rows.flatMap(itemOf), part.next_cursor, wanted[section]?.page.perPage),
  );
}

const noSuchChannel = () => notFound('There is no such page.');

/** A published channel by its slug or its id; a slug made of digits comes before an id. */
async function requireChannel(db: Database, slugOrId: string): Promise<Row> {
  const isId = /^[1-9]\d{0,8}$/.test(slugOrId);
  const bySlug = sql`${channels.slug} = ${slugOrId}`;
  const [found] = await db
    .select()
    .from(channels)
    .where(and(channels.published, isId ? sql`(${bySlug} or ${channels.id} = ${slugOrId}::integer)` : bySlug))
    .orderBy(sql`${bySlug} desc`)
    .limit(1);
  if (!found) throw noSuchChannel();
  return found;
}

/** What the address narrows a channel to. A channel that needs it is no page without it, and the other way round. */
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

/** The channels nested in one, that make sense under its restriction. */
async function nestedChannels(db: Database, parent: Row, restriction: Restriction | null): Promise<Row[]> {
  const found = await db
    .select({ channel: channels, layout: channelItems.layout })
    .from(channelItems)
    .innerJoin(channels, eq(channels.id, channelItems.item_id))
    .where(and(eq(channelItems.channel_id, parent.id), eq(channelItems.type, 'channel'), channels.published))
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
export async function findChannel(db: Database, slugOrId: string, given?: string): Promise<Channel> {
  const channel = await requireChannel(db, slugOrId);
  const restriction = await requireRestriction(db, channel, given);
  const nested = channel.content_type === 'channels' ? await nestedChannels(db, channel, restriction) : [];
  const wanted =
    channel.content_type === 'channels'
      ? nested.map((section) => ({ channel: section, page: { perPage: sectionSize } }))
      : [{ channel, page: {} }];
  const pages = await pagesOf(db, wanted, restriction);
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
  slugOrId: string,
  given: string | undefined,
  page: PageInput,
): Promise<Page<ChannelItem>> {
  const channel = await requireChannel(db, slugOrId);
  const restriction = await requireRestriction(db, channel, given);
  const [items] =
    channel.content_type === 'channels' ? [] : await pagesOf(db, [{ channel, page }], restriction);
  return items ?? toPage<ChannelItem>([], null, page.perPage ?? defaultPerPage);
}
