import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createDice, type Dice } from '@segno/demo';
import { openTestPlaylists } from '../testing/testPlaylists.ts';
import { asListener, joinedTo } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { addTracks, moveTracks, removeTracks, restoreTracks } from './entries.ts';

const { catalogue, create, people } = openTestPlaylists();
let persons: Viewer[];
let trackIds: number[];
beforeEach(async () => {
  const { owner, other, trackIds: known } = people();
  persons = [owner, other, asListener((await catalogue.sample.user('Ola')).id)];
  trackIds = known;
});

/** A removal: its entries in their order, and the order of all entries before it. */
interface Removal {
  id: number;
  entries: number[];
  before: number[];
}

const runs = 6;
const operations = 60;

/** Some of a list, in a random order. */
const some = (dice: Dice, list: readonly number[], most: number) =>
  list
    .map((item) => ({ item, order: dice.next() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, dice.whole(1, most))
    .map(({ item }) => item);

const among = (order: readonly number[], wanted: readonly number[]) =>
  order.filter((id) => wanted.includes(id));

test.each(Array.from({ length: runs }, (_, run) => run))(
  'PLAYLIST-2 PLAYLIST-4 random operations of three people leave the order that a model has, run %i',
  async (run) => {
    const dice = createDice(`entries ${run}`);
    const { db } = catalogue;
    const { id } = await create({ collaborative: true, track_ids: trackIds });
    const read = async () => {
      const { rows } = await db.execute<{ id: number; position: number }>(
        sql`select id, position from playlist_tracks where playlist_id = ${id}::integer order by position, id`,
      );
      expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
      return rows.map((row) => row.id);
    };
    let order = await read();
    const removals: Removal[] = [];
    /** Entries that were moved since a removal: nothing is promised about their place beside restored ones. */
    const movedSince = new Map<number, Set<number>>();

    for (let step = 0; step < operations; step += 1) {
      const viewer = joinedTo(dice.pick(persons), id) as Parameters<typeof addTracks>[1];
      const anchor = dice.chance(0.3) || order.length === 0 ? null : dice.pick(order);
      const kind = dice.pick(['add', 'move', 'move', 'remove', 'restore', 'restore'] as const);
      if (kind === 'add') {
        const track_ids = Array.from({ length: dice.whole(1, 3) }, () => dice.pick(trackIds));
        const added = await addTracks(db, viewer, id, { track_ids, before: anchor, duplicates: 'add' });
        const at = anchor === null ? order.length : order.indexOf(anchor);
        order = order.toSpliced(at, 0, ...added);
      } else if (kind === 'move' && order.length > 0) {
        const ids = some(dice, order, 3);
        const isAfter = anchor !== null && dice.chance(0.3);
        await moveTracks(
          db,
          viewer,
          id,
          isAfter ? { ids, before: null, after: anchor } : { ids, before: anchor },
        );
        const staying = order.filter((each) => !ids.includes(each));
        const next =
          anchor === null
            ? undefined
            : order.slice(order.indexOf(anchor) + (isAfter ? 1 : 0)).find((each) => !ids.includes(each));
        order = staying.toSpliced(next === undefined ? staying.length : staying.indexOf(next), 0, ...ids);
        for (const moved of movedSince.values()) for (const each of ids) moved.add(each);
      } else if (kind === 'remove' && order.length > 0) {
        const entries = among(order, some(dice, order, 4));
        const removal = await removeTracks(db, viewer, id, entries);
        removals.push({ id: removal, entries, before: order });
        movedSince.set(removal, new Set());
        order = order.filter((each) => !entries.includes(each));
      } else if (kind === 'restore' && removals.length > 0) {
        const removal = dice.pick(removals);
        const present = order;
        await restoreTracks(db, viewer, id, removal.id);
        order = await read();
        expect(new Set(order)).toEqual(new Set([...present, ...removal.entries]));
        expect(among(order, present), 'the others keep their order').toEqual(present);
        const moved = movedSince.get(removal.id) ?? new Set();
        const restored = removal.entries.filter((each) => !present.includes(each));
        const comparable = removal.before.filter(
          (each) =>
            order.includes(each) && !moved.has(each) && (restored.includes(each) || present.includes(each)),
        );
        // Back at the place of an earlier removal.
        for (const other of movedSince.values())
          for (const each of restored) if (moved.has(each)) other.add(each);
        for (const each of restored.filter((one) => !moved.has(one))) {
          const beforeIt = comparable.slice(0, comparable.indexOf(each));
          const afterIt = comparable.slice(comparable.indexOf(each) + 1);
          const place = order.indexOf(each);
          expect(
            beforeIt.every((one) => order.indexOf(one) < place),
            'its place',
          ).toBe(true);
          expect(
            afterIt.every((one) => order.indexOf(one) > place),
            'its place',
          ).toBe(true);
        }
      }
      expect(await read(), `after step ${step}: ${kind}`).toEqual(order);
    }
  },
);
