import { playlistLimits, PlaylistTrackList } from '@segno/data/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../testing/testDatabase.ts';
import { asGuest, joinedTo } from '../testing/testViewers.ts';
import type { SignedInViewer, Viewer } from '../viewer/Viewer.ts';
import { lockForTracks } from './locks.ts';
import { mostStored } from './restorable.ts';
import { playlists, playlistTracks } from './table.ts';
import { openTestPlaylists } from '../testing/testPlaylists.ts';
import { waitsForLock } from '../testing/waitsForLock.ts';

const { catalogue, create, entriesOf, orderOf, people } = openTestPlaylists();
let owner: Viewer;
let other: Viewer;
let trackIds: number[];
beforeEach(() => void ({ owner, other, trackIds } = people()));

describe('the tracks of a playlist', () => {
  test('are added at the end or before an entry', async () => {
    const { id } = await create({ track_ids: trackIds.slice(0, 2) });
    await catalogue.change(owner, 'POST', `/playlists/${id}/tracks`, { track_ids: [trackIds[2]] });
    const [, second] = await entriesOf(id);
    await catalogue.change(owner, 'POST', `/playlists/${id}/tracks`, {
      track_ids: [trackIds[4], trackIds[3]],
      before: second?.id,
    });
    expect(await orderOf(id)).toBe('04312');
    expect((await entriesOf(id)).map(({ added_by }) => added_by?.id)).toEqual(
      Array.from({ length: 5 }, () => owner.user?.id),
    );
  });

  test('PLAYLIST-3 are warned of when the playlist has them; then they are left out or added again', async () => {
    const { id } = await create({ track_ids: trackIds.slice(0, 2) });
    const input = { track_ids: trackIds.slice(1, 3) };
    const path = `/playlists/${id}/tracks`;
    expect(await catalogue.change(owner, 'POST', path, input, 409)).toMatchObject({
      code: 'duplicate_tracks',
      message: '1 of these 2 tracks are already in the playlist.',
    });
    expect(await orderOf(id)).toBe('01');
    const known = { track_ids: trackIds.slice(0, 2) };
    expect(await catalogue.change(owner, 'POST', path, known, 409)).toMatchObject({
      code: 'only_duplicates',
    });
    await catalogue.change(owner, 'POST', path, { ...input, duplicates: 'skip' });
    expect(await orderOf(id)).toBe('012');
    await catalogue.change(owner, 'POST', path, { ...input, duplicates: 'add' });
    expect(await orderOf(id)).toBe('01212');
  });

  test('are moved before another entry, in the given order, or to the end', async () => {
    const { id } = await create({ track_ids: trackIds });
    const entries = await entriesOf(id);
    const move = (numbers: number[], before: number | null) =>
      catalogue.change(owner, 'POST', `/playlists/${id}/tracks/move`, {
        ids: numbers.map((number) => entries[number]?.id),
        before: before === null ? null : entries[before]?.id,
      });
    await move([4], 1);
    expect(await orderOf(id)).toBe('041235');
    await move([5, 0], 2);
    expect(await orderOf(id)).toBe('415023');
    await move([4, 1], null);
    expect(await orderOf(id)).toBe('502341');
    // Before an entry that moves itself: before the next one that stays.
    await move([2, 3], 2);
    expect(await orderOf(id)).toBe('502341');
    // Directly after an entry, whose next one the client has not loaded.
    await catalogue.change(owner, 'POST', `/playlists/${id}/tracks/move`, {
      ids: [entries[1]?.id],
      before: null,
      after: entries[0]?.id,
    });
    expect(await orderOf(id)).toBe('501234');
  });

  test('keep their order after many moves to one place', async () => {
    const { id } = await create({ track_ids: trackIds });
    const entries = await entriesOf(id);
    for (let index = 0; index < 30; index += 1) {
      const moved = entries[2 + (index % 4)]?.id;
      await catalogue.change(owner, 'POST', `/playlists/${id}/tracks/move`, {
        ids: [moved],
        before: entries[1]?.id,
      });
    }
    expect(await orderOf(id)).toBe('045231');
  });

  test('PLAYLIST-4 return to their places when a removal is undone, once', async () => {
    const { id } = await create({ track_ids: trackIds });
    const entries = await entriesOf(id);
    const ids = [entries[1]?.id, entries[4]?.id];
    const { removal_id } = await catalogue.change(owner, 'POST', `/playlists/${id}/tracks/remove`, { ids });
    expect(await orderOf(id)).toBe('0235');
    const restore = () => catalogue.change(owner, 'POST', `/playlists/${id}/tracks/restore`, { removal_id });
    await restore();
    await restore();
    expect(await entriesOf(id)).toEqual(entries);
    await catalogue.change(owner, 'POST', `/playlists/${id}/tracks/restore`, { removal_id: 999 }, 404);
    // The list is full meanwhile; one place is not enough for two entries.
    await catalogue.change(owner, 'POST', `/playlists/${id}/tracks/remove`, { ids });
    await catalogue.db.execute(sql`insert into playlist_tracks (playlist_id, track_id, position)
      select ${id}::integer, ${trackIds[0]}::integer, 100000 + n from generate_series(1, ${playlistLimits.tracks - 5}::integer) n`);
    const full = await catalogue.change(
      owner,
      'POST',
      `/playlists/${id}/tracks/restore`,
      { removal_id: Number(removal_id) + 1 },
      422,
    );
    expect(full).toMatchObject({ code: 'playlist_full' });
    await catalogue.db.execute(sql`update playlist_removals set created_at = now() - interval '31 days'`);
    await catalogue.change(owner, 'POST', `/playlists/${id}/tracks/restore`, { removal_id }, 404);
  });

  test('PLAYLIST-4 return before an entry that has come to their place meanwhile', async () => {
    const { id } = await create({ track_ids: trackIds.slice(0, 3) });
    const [first, , last] = await entriesOf(id);
    const path = `/playlists/${id}/tracks`;
    const placeOf = async (entry: { id: number } | undefined) =>
      (await catalogue.db.execute(sql`select position from playlist_tracks where id = ${entry?.id}::integer`))
        .rows;
    const place = await placeOf(last);
    const { removal_id } = await catalogue.change(owner, 'POST', `${path}/remove`, { ids: [last?.id] });
    await catalogue.change(owner, 'POST', `${path}/move`, { ids: [first?.id], before: null });
    expect(await placeOf(first)).toEqual(place);
    await catalogue.change(owner, 'POST', `${path}/restore`, { removal_id });
    expect(await orderOf(id)).toBe('120');
  });

  test('of another playlist are not moved, nor used as a place', async () => {
    const { id } = await create({ track_ids: trackIds.slice(0, 3) });
    const other = await create({ track_ids: trackIds.slice(3) });
    const [own] = await entriesOf(id);
    const foreign = await entriesOf(other.id);
    const move = (ids: unknown[], before: unknown) =>
      catalogue.change(owner, 'POST', `/playlists/${id}/tracks/move`, { ids, before });
    await move([foreign[2]?.id], own?.id);
    expect([await orderOf(id), await orderOf(other.id)]).toEqual(['012', '345']);
    await move([own?.id], foreign[0]?.id);
    expect([await orderOf(id), await orderOf(other.id)]).toEqual(['120', '345']);
    expect(await entriesOf(other.id)).toEqual(foreign);
  });

  test('are added after an entry at the greatest position, in their order', async () => {
    const { id } = await create({ track_ids: trackIds.slice(0, 2) });
    await catalogue.db.execute(
      sql`update playlist_tracks set position = 1999999999 where track_id = ${trackIds[1]}::integer`,
    );
    const more = { track_ids: trackIds.slice(2) };
    await catalogue.change(owner, 'POST', `/playlists/${id}/tracks`, more);
    expect(await orderOf(id)).toBe('012345');
    const [{ greatest } = { greatest: 0 }] = (
      await catalogue.db.execute<{ greatest: number }>(
        sql`select max(position) as greatest from playlist_tracks`,
      )
    ).rows;
    expect(greatest).toBeLessThan(100_000);
  });

  test.runIf(isOnPostgres())('are changed only after another change of the playlist has ended', async () => {
    const { id } = await create({ track_ids: trackIds.slice(0, 1) });
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
    const holding = catalogue.db.transaction(async (tx) => {
      await lockForTracks(tx, owner as SignedInViewer, id);
      isLocked();
      await ended;
    });
    await locked;
    const adding = catalogue.change(owner, 'POST', `/playlists/${id}/tracks`, { track_ids: [trackIds[1]] });
    expect(await waitsForLock(catalogue.db, adding)).toBe(true);
    end();
    await Promise.all([holding, adding]);
    expect(await orderOf(id)).toBe('01');
  });

  test('LOAD-5 of deleted playlists, and removed ones, count for what a person may store', async () => {
    const { id } = await create({ track_ids: trackIds });
    const [first] = await entriesOf(id);
    await catalogue.change(owner, 'POST', `/playlists/${id}/tracks/remove`, { ids: [first?.id] });
    const deleted = await create({ track_ids: trackIds });
    await catalogue.change(owner, 'DELETE', `/playlists/${deleted.id}`);
    const before = { ...mostStored };
    try {
      mostStored.entries = 12;
      const add = (status: number) =>
        catalogue.change(owner, 'POST', `/playlists/${id}/tracks`, { track_ids: [trackIds[0]] }, status);
      expect(await add(422)).toMatchObject({ code: 'too_many_entries' });
      mostStored.entries = 13;
      await add(200);
      mostStored.playlists = 2;
      const refused = await catalogue.change(owner, 'POST', '/playlists', { name: 'Third' }, 422);
      expect(refused).toMatchObject({ code: 'too_many_playlists' });
    } finally {
      Object.assign(mostStored, before);
    }
  });

  test('PLAYLIST-2 of two people at once are all kept, and both see one order', async () => {
    const { id } = await create({ collaborative: true, track_ids: trackIds });
    const joined = joinedTo(other, id);
    const entries = await entriesOf(id);
    const path = `/playlists/${id}/tracks`;
    await Promise.all([
      ...[0, 1, 2].map((number) =>
        catalogue.change(owner, 'POST', path, { track_ids: [trackIds[number]], duplicates: 'add' }),
      ),
      ...[3, 4, 5].map((number) =>
        catalogue.change(joined, 'POST', path, { track_ids: [trackIds[number]], duplicates: 'add' }),
      ),
      catalogue.change(owner, 'POST', `${path}/move`, { ids: [entries[5]?.id], before: entries[0]?.id }),
      catalogue.change(joined, 'POST', `${path}/remove`, { ids: [entries[1]?.id] }),
    ]);
    const order = await orderOf(id, owner);
    expect(order).toHaveLength(11);
    expect(order.slice(0, 5)).toBe('50234');
    expect(order.slice(5).split('').toSorted().join('')).toBe('012345');
    expect(await orderOf(id, joined)).toBe(order);
    const [{ count } = { count: 0 }] = await catalogue.db
      .select({ count: playlists.tracks_count })
      .from(playlists)
      .where(eq(playlists.id, id));
    expect(count).toBe(11);
  });

  test('that the viewer may not see, or that do not exist, are not added', async () => {
    const draft = await catalogue.sample.track('Draft', { status: 'draft' });
    const { id } = await create({ track_ids: [trackIds[0], draft.id, 4040] });
    expect(await orderOf(id)).toBe('0');
    expect(await catalogue.db.$count(playlistTracks)).toBe(1);
  });

  test('PLAYLIST-6 a draft in it is in the list of its owner only, and never in the count', async () => {
    const { sample } = catalogue;
    const owner_id = owner.user?.id ?? 0;
    const album = await sample.album('Draft album', { status: 'draft', owner_id });
    const draft = await sample.track('Track 8', { status: 'draft', owner_id, album_id: album.id });
    const released = await sample.track('Track 9', { owner_id, album_id: album.id });
    const playlist = await create({ public: true, track_ids: [draft.id, trackIds[1], released.id] });
    expect(playlist.tracks_count).toBe(2);
    expect(await orderOf(playlist.id, owner)).toBe('819');
    const seen = async (viewer: Viewer, query = '') =>
      (
        await catalogue.get(`/playlists/${playlist.id}/tracks?${query}`, PlaylistTrackList, viewer)
      ).pagination.data.map(({ position, track }) => [position, track.name, track.album?.id ?? null]);
    expect(await seen(owner)).toEqual([
      [1, 'Track 8', album.id],
      [2, 'Track 1', null],
      [3, 'Track 9', album.id],
    ]);
    expect(await seen(owner, 'query=8&order=title')).toEqual([[1, 'Track 8', album.id]]);
    for (const viewer of [asGuest, other])
      expect(await seen(viewer, 'order=title&direction=desc')).toEqual([
        [2, 'Track 9', null],
        [1, 'Track 1', null],
      ]);
    // A page that begins with the draft is not shorter.
    expect(await seen(other, 'perPage=1')).toEqual([[1, 'Track 1', null]]);
  });
});
