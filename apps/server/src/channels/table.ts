import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, linkTo, timeColumns } from '../records/columns.ts';

/** How a page or section shows its items. */
const layouts = ['grid', 'carousel', 'list', 'table'] as const;

/** Pages of catalogue content: selected manually, or automatically by an order and a restriction. */
export const channels = pgTable('channels', {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  description: text(),
  content_type: text({
    enum: ['tracks', 'albums', 'artists', 'playlists', 'genres', 'users', 'channels', 'mixed'],
  }).notNull(),
  /** `manual` lists `channel_items`; `automatic` lists all records of `content_type` in `order`. */
  content_source: text({ enum: ['manual', 'automatic'] })
    .notNull()
    .default('automatic'),
  /** Sort order of automatic content. */
  order: text({ enum: ['popular', 'liked', 'newest', 'name'] })
    .notNull()
    .default('popular'),
  /** Kind of restriction that the address must contain; without it the channel responds with 404. */
  restriction: text({ enum: ['genre', 'tag'] }),
  layout: text({ enum: layouts }).notNull().default('grid'),
  seo_title: text(),
  seo_description: text(),
  published: boolean().notNull().default(true),
  ...timeColumns(),
});

/** Types of manual items; `channel` nests one channel in another. */
export const channelItemTypes = ['track', 'album', 'artist', 'playlist', 'genre', 'user', 'channel'] as const;

/** The manual content of channels. An item whose record is deleted or hidden is omitted. */
export const channelItems = pgTable(
  'channel_items',
  {
    id: id(),
    channel_id: linkTo(() => channels.id),
    type: text({ enum: channelItemTypes }).notNull(),
    item_id: integer().notNull(),
    position: integer().notNull(),
    /** Layout of a nested channel here, if it differs from its own page. */
    layout: text({ enum: layouts }),
  },
  (t) => [
    index('channel_items_place').on(t.channel_id, t.position, t.id),
    index('channel_items_item').on(t.type, t.item_id),
  ],
);
