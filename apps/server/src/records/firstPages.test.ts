import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listAlbums } from '../albums/store.ts';
import { albums } from '../albums/table.ts';
import { listArtists } from '../artists/store.ts';
import { artists } from '../artists/table.ts';
import { openTestCatalogue, times } from '../testing/testCatalogue.ts';
import { asAdmin, asGuest, asUser } from '../testing/testViewers.ts';
import { listTracks } from '../tracks/store.ts';
import { tracks } from '../tracks/table.ts';

const catalogue = openTestCatalogue();
const lists = { tracks: listTracks, albums: listAlbums, artists: listArtists };
const orders = ['popular', 'liked', 'newest', 'name'] as const;
let owner: number;
beforeEach(async () => {
  const { sample, db } = catalogue;
  owner = (await sample.user('Nora')).id;
  // Equal names and counts, so that the id decides.
  await times(5, async (index) => {
    const name = index < 3 ? 'Tide' : 'Ebb';
    const { id } = await sample.artist(name);
    await sample.album(name, { artists: [id] });
    await sample.track(name, { artists: [id] });
  });
  for (const table of [tracks, albums, artists]) {
    await db.update(table).set({ plays_count: 7 }).where(eq(table.id, 2));
    await db.update(table).set({ status: 'draft' }).where(eq(table.id, 4));
  }
  for (const table of [tracks, albums]) await db.update(table).set({ owner_id: owner });
});

test.each(['tracks', 'albums', 'artists'] as const)(
  'the first page of %s in one statement is that of two: order, direction, cursor, and no drafts for anybody',
  async (kind) => {
    const { db } = catalogue;
    for (const viewer of [asGuest, asUser(owner), asAdmin(owner)])
      for (const order of orders)
        for (const direction of ['asc', 'desc', undefined] as const)
          for (const perPage of [1, 3, 4, 10]) {
            const slice = { order, direction, perPage };
            const { pagination } = await lists[kind](db, viewer, slice);
            // A page with a filter is read in two statements.
            const { pagination: expected } = await lists[kind](db, viewer, {
              ...slice,
              filters: [sql`true`],
            });
            expect(pagination).toEqual(expected);
            expect(pagination.data).toHaveLength(Math.min(perPage, 4));
          }
    expect(await catalogue.countQueries(`/${kind}?order=popular`)).toBe(1);
  },
);
