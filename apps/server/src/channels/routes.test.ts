import { ChannelResponse, type ChannelItem, ChannelItemList, startupSettings } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { albums } from '../albums/table.ts';
import { userBlocks } from '../blocks/table.ts';
import { images } from '../media/table.ts';
import { openTestCatalogue, readAll, times } from '../testing/testCatalogue.ts';
import { asUser } from '../testing/testViewers.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { insertDefaultChannels } from './defaultChannels.ts';
import { channelItems, channels } from './table.ts';

const catalogue = openTestCatalogue();

const nameOf = (item: ChannelItem) => {
  switch (item.type) {
    case 'track':
      return item.track.name;
    case 'album':
      return item.album.name;
    case 'artist':
      return item.artist.name;
    case 'playlist':
      return item.playlist.name;
    case 'genre':
      return item.genre.name;
    case 'user':
      return item.user.name;
  }
};

const addChannel = async (given: typeof channels.$inferInsert) => {
  const [channel] = await catalogue.db.insert(channels).values(given).returning();
  return channel!;
};

/** A small catalogue in two genres, with a playlist. */
const fill = async () => {
  const { sample } = catalogue;
  const jazz = await sample.genre('Jazz');
  const folk = await sample.genre('Folk');
  const owner = await sample.user();
  const made = await times(14, async (index) => {
    const genre = index % 2 ? folk.id : jazz.id;
    const artist = await sample.artist(`Artist ${index}`, { genre, plays_count: index });
    const about = { artists: [artist.id], genre, plays_count: index, release_date: `2024-01-${30 - index}` };
    const album = await sample.album(`Album ${index}`, about);
    return sample.track(`Track ${index}`, { ...about, album_id: album.id });
  });
  await sample.playlist(
    'Evening',
    owner.id,
    made.map(({ id }) => id),
  );
  return { jazz, folk, made };
};

describe('the default channels', () => {
  test('define a home page of carousels, each with its first 12 items and a link to the full list', async () => {
    await fill();
    await insertDefaultChannels(catalogue.db);
    const { channel } = await catalogue.get('/channels/home', ChannelResponse);
    expect(channel.sections.map(({ name, layout }) => [name, layout])).toEqual([
      ['Popular albums', 'carousel'],
      ['New releases', 'carousel'],
      ['Popular artists', 'carousel'],
      ['Popular playlists', 'carousel'],
      ['Genres', 'carousel'],
      ['Popular tracks', 'table'],
    ]);
    expect(channel.items).toEqual({ data: [], per_page: 30, next_cursor: null, total: null });
    const [popular, newest, , playlists, genres] = channel.sections;
    expect(popular!.items.data.map(nameOf)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Album ${13 - index}`),
    );
    expect(newest!.items.data.map(nameOf)[0]).toBe('Album 0');
    expect(playlists!.items).toMatchObject({ next_cursor: null });
    expect(genres!.items.data.map(nameOf)).toEqual(['folk', 'jazz']);
    const more = await catalogue.get(
      `/channels/${popular!.slug}/items?cursor=${popular!.items.next_cursor}`,
      ChannelItemList,
    );
    expect(more.pagination.data.map(nameOf)).toEqual(['Album 1', 'Album 0']);
  });

  test('each have a page', async () => {
    await fill();
    await insertDefaultChannels(catalogue.db);
    for (const slug of ['popular-albums', 'new-releases', 'popular-artists', 'popular-tracks', 'genres']) {
      const { channel } = await catalogue.get(`/channels/${slug}`, ChannelResponse);
      expect(channel.items.data.length).toBeGreaterThan(0);
      expect(channel).toMatchObject({ restriction: null, sections: [] });
    }
  });

  test('filter the genre page by the genre in the address', async () => {
    const { jazz } = await fill();
    await insertDefaultChannels(catalogue.db);
    const { channel } = await catalogue.get('/channels/genre?restriction=Jazz', ChannelResponse);
    expect(channel.restriction).toEqual({ type: 'genre', id: jazz.id, name: 'jazz', display_name: 'Jazz' });
    expect(channel.sections.map(({ items }) => items.data.map(nameOf))).toEqual([
      ...['Track', 'Album', 'Artist'].map((kind) =>
        [12, 10, 8, 6, 4, 2, 0].map((index) => `${kind} ${index}`),
      ),
      ['Evening'],
    ]);
    const items = await readAll((cursor) =>
      catalogue.get(`/channels/genre-albums/items?restriction=jazz&perPage=3${cursor}`, ChannelItemList),
    );
    expect(items).toHaveLength(7);
  });

  test('filter the tag page by the tag in the address', async () => {
    const { sample } = catalogue;
    const tag = await sample.tag('Late night');
    const owner = await sample.user();
    const artist = await sample.artist('Nadia Voss');
    const track = await sample.track('Tide', { tag: tag.id, artists: [artist.id] });
    await sample.album('Harbour', { tag: tag.id });
    await sample.playlist('Evening', owner.id, [track.id]);
    await insertDefaultChannels(catalogue.db);
    const { channel } = await catalogue.get('/channels/tag?restriction=late-night', ChannelResponse);
    expect(channel.restriction).toMatchObject({ type: 'tag', display_name: 'Late night' });
    expect(channel.sections.map(({ name, items }) => [name, items.data.map(nameOf)])).toEqual([
      ['Popular tracks', ['Tide']],
      ['Popular albums', ['Harbour']],
      ['Popular artists', ['Nadia Voss']],
      ['Popular playlists', ['Evening']],
    ]);
  });

  test('and the menu use the same name for a page', async () => {
    const notChannels = ['search', 'library', 'feed', 'admin'];
    await fill();
    await insertDefaultChannels(catalogue.db);
    const items = startupSettings.menus.standard?.flatMap((menu) => menu.items) ?? [];
    for (const { action, label } of items) {
      const slug = /^\/([\w-]+)$/.exec(action)?.[1];
      if (!slug || notChannels.includes(slug)) continue;
      const { channel } = await catalogue.get(`/channels/${slug}`, ChannelResponse);
      expect(channel.name).toBe(label);
    }
  });

  test('give 404 without a required genre, with an unknown genre, or with a genre that they do not accept', async () => {
    await insertDefaultChannels(catalogue.db);
    for (const path of ['genre', 'genre?restriction=', 'home?restriction=jazz', 'nothing', '999', 'x%00']) {
      expect(await catalogue.send(`/channels/${path}`)).toEqual({
        status: 404,
        body: { code: 'not_found', message: 'There is no such page.' },
      });
    }
    for (const path of ['genre?restriction=polka', 'genre-tracks/items?restriction=polka']) {
      expect(await catalogue.send(`/channels/${path}`)).toEqual({
        status: 404,
        body: { code: 'not_found', message: 'There is no such genre.' },
      });
    }
  });

  test('omit sections without items, so the home page of an empty catalogue is empty', async () => {
    await insertDefaultChannels(catalogue.db);
    const { channel } = await catalogue.get('/channels/home', ChannelResponse);
    expect(channel.sections).toEqual([]);
  });

  test('can be added again without overwriting edits', async () => {
    await Promise.all([insertDefaultChannels(catalogue.db), insertDefaultChannels(catalogue.db)]);
    const [home] = await catalogue.db.select().from(channels).where(eq(channels.slug, 'home'));
    const sections = eq(channelItems.channel_id, home!.id);
    expect(await catalogue.db.$count(channelItems, sections)).toBe(6);
    await catalogue.db.update(channels).set({ name: 'Start' }).where(eq(channels.slug, 'home'));
    await catalogue.db.delete(channelItems).where(sections);
    await insertDefaultChannels(catalogue.db);
    expect(await catalogue.db.$count(channelItems, sections)).toBe(0);
    const [edited] = await catalogue.db.select().from(channels).where(eq(channels.slug, 'home'));
    expect(edited?.name).toBe('Start');
  });
});

describe('a channel', () => {
  test('with manual content shows items of mixed types in their order, without hidden or deleted ones', async () => {
    const { made } = await fill();
    const { id } = await addChannel({
      slug: 'mix',
      name: 'Mix',
      content_type: 'mixed',
      content_source: 'manual',
      description: 'By hand',
      seo_title: 'A mix',
    });
    const types = ['track', 'album', 'artist', 'playlist', 'genre', 'album', 'track'] as const;
    await catalogue.db.insert(channelItems).values([
      ...types.map((type, index) => ({
        channel_id: id,
        type,
        item_id: index === 5 ? 999 : 1,
        position: 9 - index,
      })),
      { channel_id: id, type: 'track', item_id: made[5]!.id, position: 0 },
    ]);
    await catalogue.db.update(tracks).set({ status: 'hidden' }).where(eq(tracks.id, made[5]!.id));
    const expected = ['Track 0', 'jazz', 'Evening', 'Artist 0', 'Album 0', 'Track 0'];
    const { channel } = await catalogue.get('/channels/mix', ChannelResponse);
    expect(channel.items.data.map(nameOf)).toEqual(expected);
    expect(channel).toMatchObject({ description: 'By hand', seo: { title: 'A mix', description: null } });
    const paged = await readAll((cursor) =>
      catalogue.get(`/channels/mix/items?perPage=2${cursor}`, ChannelItemList),
    );
    expect(paged.map(nameOf)).toEqual(expected);
  });

  test('is also found by its id; a slug of digits takes precedence', async () => {
    const first = await addChannel({ slug: 'first', name: 'First', content_type: 'albums' });
    const second = await addChannel({ slug: 'second', name: 'Second', content_type: 'albums' });
    const nameAt = async (path: string) =>
      (await catalogue.get(`/channels/${path}`, ChannelResponse)).channel.name;
    expect(await nameAt(`${second.id}`)).toBe('Second');
    await catalogue.db
      .update(channels)
      .set({ slug: `${second.id}` })
      .where(eq(channels.id, first.id));
    expect(await nameAt(`${second.id}`)).toBe('First');
  });

  test('that is not published gives 404 and is omitted from other channels', async () => {
    await fill();
    await insertDefaultChannels(catalogue.db);
    await catalogue.db.update(channels).set({ published: false }).where(eq(channels.slug, 'new-releases'));
    expect(await catalogue.send('/channels/new-releases')).toMatchObject({ status: 404 });
    const { channel } = await catalogue.get('/channels/home', ChannelResponse);
    expect(channel.sections.map(({ slug }) => slug)).not.toContain('new-releases');
  });

  test.each(['popular', 'liked', 'newest', 'name'] as const)(
    'in the order %s can be read to the last page',
    async (order) => {
      await fill();
      for (const content_type of ['tracks', 'albums', 'artists', 'playlists', 'genres'] as const) {
        const { slug } = await addChannel({ slug: content_type, name: content_type, content_type, order });
        const listed = await readAll((cursor) =>
          catalogue.get(`/channels/${slug}/items?perPage=3${cursor}`, ChannelItemList),
        );
        expect(new Set(listed.map(nameOf)).size).toBe(
          { playlists: 1, genres: 2 }[content_type as string] ?? 14,
        );
      }
    },
  );

  test('of people has the public profiles, automatically or chosen by hand, without suspended ones', async () => {
    const { db, sample } = catalogue;
    const people = await times(4, (index) => sample.user(`Person ${index}`));
    const [, second, suspended, last] = people;
    await db.update(users).set({ followers_count: 5 }).where(eq(users.id, second!.id));
    await db
      .update(users)
      .set({ banned_at: new Date(), followers_count: 9 })
      .where(eq(users.id, suspended!.id));
    await db.insert(images).values({ key: 'face', kind: 'user', color: '#336699' });
    await db.update(users).set({ image_key: 'face', followers_count: 2 }).where(eq(users.id, last!.id));
    const add = (slug: string, given: Partial<typeof channels.$inferInsert>) =>
      addChannel({ slug, name: slug, content_type: 'users', ...given });
    const namesIn = async (slug: string, viewer?: Viewer) => {
      const { channel } = await catalogue.get(`/channels/${slug}`, ChannelResponse, viewer);
      return channel.items.data.map(nameOf);
    };
    await add('followed', { order: 'popular' });
    await add('newest', { order: 'newest' });
    const { id } = await add('chosen', { content_source: 'manual' });
    await db.insert(channelItems).values(
      [suspended!, last!, people[0]!].map((person, position) => ({
        channel_id: id,
        type: 'user' as const,
        item_id: person.id,
        position,
      })),
    );
    expect(await namesIn('followed')).toEqual(['Person 1', 'Person 3', 'Person 0']);
    expect(await namesIn('newest')).toEqual(['Person 3', 'Person 1', 'Person 0']);
    expect(await namesIn('chosen')).toEqual(['Person 3', 'Person 0']);
    const { channel } = await catalogue.get('/channels/chosen', ChannelResponse);
    expect(channel.items.data[0]).toMatchObject({ user: { image: { src: '/media/images/face' } } });
    expect(JSON.stringify(channel)).not.toContain('email');
    // Nobody sees a person who has blocked them.
    await db.insert(userBlocks).values({ user_id: last!.id, blocked_id: second!.id });
    const blocked = asUser(second!.id, {}, { isBlocked: true });
    expect(await namesIn('followed', blocked)).toEqual(['Person 1', 'Person 0']);
    expect(await namesIn('chosen', blocked)).toEqual(['Person 0']);
  });

  test('can be filtered by tag, whatever its content type', async () => {
    const { sample } = catalogue;
    const tag = await sample.tag('Late night');
    const owner = await sample.user();
    const artist = await sample.artist('Nadia Voss');
    const { id } = await sample.track('Tide', { tag: tag.id, artists: [artist.id] });
    await sample.album('Harbour', { tag: tag.id });
    await sample.playlist('Evening', owner.id, [id]);
    for (const content_type of ['tracks', 'albums', 'artists', 'playlists'] as const) {
      const given = { slug: content_type, name: content_type, content_type, restriction: 'tag' as const };
      const { slug } = await addChannel(given);
      const { channel } = await catalogue.get(`/channels/${slug}?restriction=late-night`, ChannelResponse);
      expect(channel.items.data).toHaveLength(1);
      expect(channel.restriction).toMatchObject({ type: 'tag', display_name: 'Late night' });
    }
    expect(await catalogue.send('/channels/tracks?restriction=none')).toMatchObject({
      status: 404,
      body: { message: 'There is no such tag.' },
    });
  });

  test('rejects an invalid cursor and a cursor of another order', async () => {
    await fill();
    await insertDefaultChannels(catalogue.db);
    const { pagination } = await catalogue.get('/channels/popular-albums/items?perPage=2', ChannelItemList);
    const withoutYear = Buffer.from(JSON.stringify(['newest', '0000-01-01', 1])).toString('base64url');
    for (const cursor of [pagination.next_cursor, 'nonsense', withoutYear]) {
      expect(await catalogue.send(`/channels/new-releases/items?cursor=${cursor}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_cursor' },
      });
    }
  });

  test('takes the same number of queries with 10 sections of 12 items as with 1 small section', async () => {
    await fill();
    const home = await addChannel({
      slug: 'home',
      name: 'Home',
      content_type: 'channels',
      content_source: 'manual',
    });
    const types = ['tracks', 'albums', 'artists', 'playlists', 'genres'] as const;
    const nest = async (count: number, offset: number) => {
      const added = await times(count, (index) =>
        addChannel({
          slug: `s${offset + index}`,
          name: 'Section',
          content_type: types[index % types.length]!,
        }),
      );
      await catalogue.db.insert(channelItems).values(
        added.map(({ id }, position) => ({
          channel_id: home.id,
          type: 'channel' as const,
          item_id: id,
          position,
        })),
      );
    };
    await nest(5, 0);
    const few = await catalogue.countQueries('/channels/home');
    await nest(5, 5);
    expect(await catalogue.countQueries('/channels/home')).toBe(few);
    expect(few).toBeLessThanOrEqual(8);
    const { channel } = await catalogue.get('/channels/home', ChannelResponse);
    expect(channel.sections).toHaveLength(10);
    const ofAlbums = await catalogue.countQueries('/channels/s1/items?perPage=2');
    expect(await catalogue.countQueries('/channels/s1/items?perPage=50')).toBe(ofAlbums);
    expect(await catalogue.db.$count(albums)).toBe(14);
  });
});
