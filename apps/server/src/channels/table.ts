import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, linkTo, timeColumns } from '../catalogue/columns.ts';

/** How a page or section shows its items. */
const layouts = ['grid', 'carousel', 'list', 'table'] as const;

/** Pages put together from the catalogue: by hand, or automatically by an order and a restriction. */
export const channels = pgTable('channels', {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  description: text(),
  content_type: text({
    enum: ['tracks', 'albums', 'artists', 'playlists', 'genres', 'channels', 'mixed'],
  }).notNull(),
  /** `manual` lists `channel_items`; `automatic` lists all records of `content_type` in `order`. */
  content_source: text({ enum: ['manual', 'automatic'] })
    .notNull()
    .default('automatic'),
  /** Of automatic content. */
  order: text({ enum: ['popular', 'liked', 'newest', 'name'] })
    .notNull()
    .default('popular'),
  /** What the address narrows the content to; such a channel is no page without it. */
  restriction: text({ enum: ['genre', 'tag'] }),
  layout: text({ enum: layouts }).notNull().default('grid'),
  seo_title: text(),
  seo_description: text(),
  published: boolean().notNull().default(true),
  ...timeColumns(),
});

/** What can stand in a channel by hand; `channel` nests one in another. */
export const channelItemTypes = ['track', 'album', 'artist', 'playlist', 'genre', 'channel'] as const;

/** The manual content of channels. An item whose record is gone or hidden is passed over. */
export const channelItems = pgTable(
  'channel_items',
  {
    id: id(),
    channel_id: linkTo(() => channels.id),
    type: text({ enum: channelItemTypes }).notNull(),
    item_id: integer().notNull(),
    position: integer().notNull(),
    /** How a nested channel is shown here, where not as on its own page. */
    layout: text({ enum: layouts }),
  },
  (t) => [
    index('channel_items_place').on(t.channel_id, t.position, t.id),
    index('channel_items_item').on(t.type, t.item_id),
  ],
);
