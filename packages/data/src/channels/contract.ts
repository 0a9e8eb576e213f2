import * as v from 'valibot';
import { Album } from '../albums/contract.ts';
import { Artist } from '../artists/contract.ts';
import { Genre } from '../genres/contract.ts';
import { Playlist } from '../playlists/contract.ts';
import { Id, NamedRef, paginated, PageParams, Timestamp } from '../shared/contract.ts';
import { Track } from '../tracks/contract.ts';
import { UserProfile } from '../users/contract.ts';

/** One item of a channel. The property `type` discriminates the kinds. */
export const ChannelItem = v.variant('type', [
  v.object({ type: v.literal('track'), track: Track }),
  v.object({ type: v.literal('album'), album: Album }),
  v.object({ type: v.literal('artist'), artist: Artist }),
  v.object({ type: v.literal('playlist'), playlist: Playlist }),
  v.object({ type: v.literal('genre'), genre: Genre }),
  v.object({ type: v.literal('user'), user: UserProfile }),
]);
export type ChannelItem = v.InferOutput<typeof ChannelItem>;

export const ChannelLayout = v.picklist(['grid', 'carousel', 'list', 'table']);
export type ChannelLayout = v.InferOutput<typeof ChannelLayout>;

const channel = {
  id: Id,
  name: v.string(),
  slug: v.string(),
  description: v.nullable(v.string()),
  content_type: v.picklist([
    'tracks',
    'albums',
    'artists',
    'playlists',
    'genres',
    'users',
    'channels',
    'mixed',
  ]),
  layout: ChannelLayout,
};
const itemPage = paginated(ChannelItem).entries.pagination;

/** A channel that is a section of another channel, with the first page of its items. */
export const ChannelSection = v.object({ ...channel, items: itemPage });
export type ChannelSection = v.InferOutput<typeof ChannelSection>;

/**
 * A page of items of the catalogue. It has `items`, or `sections` when `content_type` is `channels`.
 * `restriction` is the genre or tag from the URL by which the items are filtered.
 */
export const Channel = v.object({
  ...channel,
  restriction: v.nullable(v.object({ type: v.picklist(['genre', 'tag']), ...NamedRef.entries })),
  seo: v.object({ title: v.nullable(v.string()), description: v.nullable(v.string()) }),
  items: itemPage,
  sections: v.array(ChannelSection),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Channel = v.InferOutput<typeof Channel>;

export const ChannelResponse = v.object({ channel: Channel });
export const ChannelItemList = paginated(ChannelItem);
export const ChannelParams = v.object({ restriction: v.optional(v.pipe(v.string(), v.maxLength(120))) });
export const ChannelItemListParams = v.object({ ...PageParams.entries, ...ChannelParams.entries });
