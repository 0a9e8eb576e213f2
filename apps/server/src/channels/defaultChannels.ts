import type { Database } from '../db/Database.ts';
import { channelItems, channels } from './table.ts';

type NewChannel = typeof channels.$inferInsert;
type Layout = NonNullable<NewChannel['layout']>;

/** A channel of the house, and what is nested in it: slugs, each with its layout there. */
interface DefaultChannel {
  channel: NewChannel;
  sections: (readonly [slug: string, layout: Layout])[];
}

const channel = (channel: NewChannel, sections: DefaultChannel['sections'] = []): DefaultChannel => ({
  channel,
  sections,
});

/** The pages that a new catalogue has. */
const defaultChannels: readonly DefaultChannel[] = [
  channel({ slug: 'popular-albums', name: 'Popular albums', content_type: 'albums' }),
  channel({ slug: 'new-releases', name: 'New releases', content_type: 'albums', order: 'newest' }),
  channel({ slug: 'popular-artists', name: 'Popular artists', content_type: 'artists' }),
  channel({ slug: 'popular-playlists', name: 'Made for listening', content_type: 'playlists' }),
  channel({ slug: 'genres', name: 'Genres', content_type: 'genres', order: 'name' }),
  channel({ slug: 'popular-tracks', name: 'Most played tracks', content_type: 'tracks', layout: 'table' }),
  channel({
    slug: 'genre-tracks',
    name: 'Most played tracks',
    content_type: 'tracks',
    restriction: 'genre',
    layout: 'table',
  }),
  channel({ slug: 'genre-albums', name: 'Popular albums', content_type: 'albums', restriction: 'genre' }),
  channel({ slug: 'genre-artists', name: 'Artists', content_type: 'artists', restriction: 'genre' }),
  channel(
    {
      slug: 'genre',
      name: 'Genre',
      content_type: 'channels',
      content_source: 'manual',
      restriction: 'genre',
      layout: 'list',
    },
    [
      ['genre-tracks', 'table'],
      ['genre-albums', 'carousel'],
      ['genre-artists', 'carousel'],
    ],
  ),
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
 * Adds the pages that are not there yet; those that are stay as they were edited, and so do their sections.
 * Safe to repeat, and with several servers at once.
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
