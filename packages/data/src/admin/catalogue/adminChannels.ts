import * as v from 'valibot';
import { Id } from '../../shared/contract.ts';
import { defineTable } from '../../tables/defineTable.ts';
import { adminFields, adminTimes, defineAdminResource } from '../defineAdminResource.ts';
import { line, optionalText } from '../fields.ts';

const channelTypes = [
  'tracks',
  'albums',
  'artists',
  'playlists',
  'genres',
  'users',
  'channels',
  'mixed',
] as const;
const channelItemTypes = ['track', 'album', 'artist', 'playlist', 'genre', 'user', 'channel'] as const;
const layouts = ['grid', 'carousel', 'list', 'table'] as const;
export const AdminChannel = v.object({
  ...adminFields,
  name: v.string(),
  slug: v.string(),
  description: v.nullable(v.string()),
  content_type: v.picklist(channelTypes),
  content_source: v.picklist(['manual', 'automatic']),
  order: v.picklist(['popular', 'liked', 'newest', 'name']),
  restriction: v.nullable(v.picklist(['genre', 'tag'])),
  layout: v.picklist(layouts),
  seo_title: v.nullable(v.string()),
  seo_description: v.nullable(v.string()),
  published: v.boolean(),
  /** The manual content, in its order. `name` is null for a record that is gone. */
  items: v.array(
    v.object({
      type: v.picklist(channelItemTypes),
      item_id: Id,
      layout: v.nullable(v.picklist(layouts)),
      name: v.nullable(v.string()),
    }),
  ),
  ...adminTimes,
});
export type AdminChannel = v.InferOutput<typeof AdminChannel>;
/** The largest number of manual items of a channel. */
export const maxChannelItems = 500;
export const adminChannels = defineAdminResource({
  name: 'channels',
  permission: 'channels.update',
  table: defineTable({
    orders: { name: 'asc', created: 'desc', updated: 'desc' },
    order: 'name',
    filters: {
      published: { kind: 'choice', values: ['yes', 'no'] },
      content_type: { kind: 'choice', values: channelTypes },
      content_source: { kind: 'choice', values: ['manual', 'automatic'] },
      layout: { kind: 'choice', values: layouts },
      described: { kind: 'choice', values: ['yes', 'no'] },
    },
  }),
  record: AdminChannel,
  input: v.object({
    name: line(100),
    slug: v.pipe(v.string(), v.trim(), v.maxLength(100, 'Use at most 100 characters.')),
    description: optionalText(1000),
    content_type: v.picklist(channelTypes),
    content_source: v.picklist(['manual', 'automatic']),
    order: v.picklist(['popular', 'liked', 'newest', 'name']),
    restriction: v.nullable(v.picklist(['genre', 'tag'])),
    layout: v.picklist(layouts),
    published: v.boolean(),
    items: v.pipe(
      v.array(
        v.object({
          type: v.picklist(channelItemTypes),
          item_id: Id,
          layout: v.optional(v.nullable(v.picklist(layouts))),
        }),
      ),
      v.maxLength(maxChannelItems),
    ),
    seo_title: optionalText(120),
    seo_description: optionalText(300),
  }),
});
