import type { Database } from '../db/Database.ts';
import { channelItems, channels } from './table.ts';

type NewChannel = typeof channels.$inferInsert;
type Layout = NonNullable<NewChannel['layout']>;

/** A default channel with its nested channels: slugs, each with its layout there. */
interface DefaultChannel {
  channel: NewChannel;
  sections: (readonly [slug: string, layout: Layout])[];
}

const channel = (channel: NewChannel, sections: DefaultChannel['sections'] = []): DefaultChannel => ({
  channel,
  sections,
});

/** The page of a genre or a tag. Inserted after the channels of its sections. */
const narrowed = (restriction: 'genre' | 'tag', name: string): DefaultChannel[] => [
  channel({
    slug: `${restriction}-tracks`,
    name: 'Popular tracks',
    content_type: 'tracks',
    restriction,
    layout: 'table',
  }),
  channel({ slug: `${restriction}-albums`, name: 'Popular albums', content_type: 'albums', restriction }),
  channel({ slug: `${restriction}-artists`, name: 'Popular artists', content_type: 'artists', restriction }),
  channel({
    slug: `${restriction}-playlists`,
    name: 'Popular playlists',
    content_type: 'playlists',
    restriction,
  }),
  channel(
    {
      slug: restriction,
      name,
      content_type: 'channels',
      content_source: 'manual',
      restriction,
      layout: 'list',
    },
    [
      [`${restriction}-tracks`, 'table'],
      [`${restriction}-albums`, 'carousel'],
      [`${restriction}-artists`, 'carousel'],
      [`${restriction}-playlists`, 'carousel'],
    ],
  ),
];

/** The channels of a new catalogue. */
const defaultChannels: readonly DefaultChannel[] = [
  channel({ slug: 'popular-albums', name: 'Popular albums', content_type: 'albums' }),
  channel({ slug: 'new-releases', name: 'New releases', content_type: 'albums', order: 'newest' }),
  channel({ slug: 'popular-artists', name: 'Popular artists', content_type: 'artists' }),
  channel({ slug: 'popular-playlists', name: 'Popular playlists', content_type: 'playlists' }),
  channel({ slug: 'genres', name: 'Genres', content_type: 'genres', order: 'name' }),
  channel({ slug: 'popular-tracks', name: 'Popular tracks', content_type: 'tracks', layout: 'table' }),
  ...narrowed('genre', 'Genre'),
  ...narrowed('tag', 'Tag'),
  channel(
    { slug: 'home', name: 'Home', content_type: 'channels', content_source: 'manual', layout: 'list' },
    [
      ['popular-albums', 'carousel'],
      ['new-releases', 'carousel'],
      ['popular-artists', 'carousel'],
      ['popular-playlists', 'carousel'],
      ['genres', 'carousel'],
      ['popular-tracks', 'table'],
    ],
  ),
];

/**
 * Inserts missing default channels. Existing channels and their sections are not changed.
 * Idempotent, and safe with several servers at once.
 */
export async function insertDefaultChannels(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const inserted = await tx
      .insert(channels)
      .values(defaultChannels.map((page) => page.channel))
      .onConflictDoNothing({ target: channels.slug })
      .returning({ id: channels.id, slug: channels.slug });
    const all = await tx.select({ id: channels.id, slug: channels.slug }).from(channels);
    const ids = new Map(all.map(({ id, slug }) => [slug, id]));
    const added = new Map(inserted.map(({ id, slug }) => [slug, id]));
    const items = defaultChannels.flatMap(({ channel: { slug }, sections }) => {
      const channel_id = added.get(slug);
      if (channel_id === undefined) return [];
      return sections.flatMap(([nested, layout], position) => {
        const item_id = ids.get(nested);
        return item_id === undefined
          ? []
          : { channel_id, type: 'channel' as const, item_id, position, layout };
      });
    });
    if (items.length > 0) await tx.insert(channelItems).values(items);
  });
}
