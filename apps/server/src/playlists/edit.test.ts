import {
  PlaylistAnswer,
  PlaylistList,
  playlistLimits,
  PlaylistTrackList,
  SearchResults,
} from '@segno/data/contract';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestCatalogue, readAll, times } from '../catalogue/testCatalogue.ts';
import { users } from '../users/table.ts';
import { asAdmin, asGuest, asListener, asUser } from '../viewer/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { deleteUnrestorable } from './edit.ts';
import { playlists, playlistTracks } from './table.ts';

const catalogue = openTestCatalogue();
let owner: Viewer;
let other: Viewer;
let trackIds: number[];

beforeEach(async () => {
  const { sample } = catalogue;
  owner = asListener((await sample.user('Nora')).id);
  other = asListener((await sample.user('Ben')).id);
  trackIds = (await times(6, (index) => sample.track(`Track ${index}`))).map(({ id }) => id);
});

const create = async (input: object = {}, viewer = owner) =>
  v.parse(
    PlaylistAnswer,
    await catalogue.change(viewer, 'POST', '/playlists', { name: 'Evening', ...input }, 201),
  ).playlist;

const entriesOf = (id: number, viewer = owner) =>
  readAll((cursor) =>
    catalogue.get(`/playlists/${id}/tracks?perPage=100${cursor}`, PlaylistTrackList, viewer),
  );

/** The numbers of the tracks of a playlist, in their order. */
const orderOf = async (id: number, viewer = owner) =>
  (await entriesOf(id, viewer)).map(({ track }) => track.name.replace('Track ', '')).join('');

describe('a playlist', () => {
  test('PLAYLIST-1 is created private, with tracks, for its owner', async () => {
    const playlist = await create({ description: '  Slow songs ', track_ids: trackIds.slice(0, 3) });
    expect(playlist).toMatchObject({
      name: 'Evening',
      slug: 'evening',
      description: 'Slow songs',
      public: false,
      collaborative: false,
      tracks_count: 3,
      owner: { id: owner.user?.id },
      permissions: { update: true, delete: true, edit_tracks: true },
    });
    expect(await orderOf(playlist.id)).toBe('012');
  });

  test.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ description: 'x'.repeat(1001) }, 'description'],
    [{ track_ids: [0] }, 'track_ids.0'],
  ])('reports the invalid field of %j', async (input, field) => {
    const answer = await catalogue.change(owner, 'POST', '/playlists', { name: 'Evening', ...input }, 422);
    expect(Object.keys(answer.errors as object)).toEqual([field]);
  });

  test('takes no owner, counts or id from a request', async () => {
    const more = { id: 900, owner_id: other.user?.id, plays_count: 9, followers_count: 9, slug: 'x' };
    const playlist = await create(more);
    expect(playlist).toMatchObject({ id: 1, plays_count: 0, followers_count: 0, slug: 'evening' });
    const { playlist: changed } = v.parse(
      PlaylistAnswer,
      await catalogue.change(owner, 'PUT', '/playlists/1', { ...more, name: 'Night' }),
    );
    expect(changed).toMatchObject({
      ...playlist,
      name: 'Night',
      slug: 'night',
      updated_at: changed.updated_at,
    });
  });

  test('keeps the properties that a change does not name', async () => {
    const { id } = await create({ description: 'Slow songs' });
    await catalogue.change(owner, 'PUT', `/playlists/${id}`, { public: true });
    expect((await catalogue.get(`/playlists/${id}`, PlaylistAnswer, asGuest)).playlist).toMatchObject({
      name: 'Evening',
      description: 'Slow songs',
      public: true,
      permissions: { update: false, delete: false, edit_tracks: false },
    });
  });

  test('PLAYLIST-5 is refused beyond the quota, also when requests arrive together', async () => {
    const limited = asUser(owner.user?.id ?? 0, {
      permissions: [
        { name: 'music.view', restrictions: [] },
        { name: 'playlists.create', restrictions: [{ name: 'count', value: 3 }] },
      ],
    });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => catalogue.send('/playlists', limited, 'POST', { name: 'Evening' })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 403, 403]);
    const refused = answers.find(({ status }) => status === 403)?.body;
    expect(refused).toMatchObject({ code: 'over_quota', action: { label: 'Upgrade', action: '/pricing' } });
    // A deleted playlist does not count, so that its place may be taken when it is restored.
    await catalogue.change(limited, 'DELETE', '/playlists/1');
    const { id } = await create({}, limited);
    await catalogue.change(limited, 'DELETE', '/playlists/2');
    const restored = await Promise.all(
      [1, 2].map((each) => catalogue.send(`/playlists/${each}/restore`, limited, 'POST')),
    );
    expect(restored.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(restored.find(({ status }) => status === 403)?.body).toMatchObject({ code: 'over_quota' });
    // One that exists is restored already.
    await catalogue.change(limited, 'POST', `/playlists/${id}/restore`);
  });

  test('PLAYLIST-5 a member of its workspace restores it within the quota of its creator', async () => {
    const { db } = catalogue;
    await db.execute(sql`insert into workspaces (name) values ('Team')`);
    const inTeam = (user: Viewer) => ({ ...user, workspaces: new Map([[1, 'editor' as const]]) });
    const { id } = await create();
    await catalogue.change(inTeam(owner), 'PUT', `/playlists/${id}/workspace`, { workspace_id: 1 });
    await catalogue.change(inTeam(owner), 'DELETE', `/playlists/${id}`);
    const limit = (count: number) =>
      db
        .update(users)
        .set({ permissions: [{ name: 'playlists.create', restrictions: [{ name: 'count', value: count }] }] })
        .where(eq(users.id, owner.user?.id ?? 0));
    const restore = (status: number) =>
      catalogue.change(inTeam(other), 'POST', `/playlists/${id}/restore`, undefined, status);
    await limit(0);
    await restore(403);
    await limit(1);
    await restore(200);
  });

  test('PLAYLIST-4 can be restored after it was deleted, for thirty days', async () => {
    const { id } = await create({ public: true, track_ids: trackIds.slice(0, 2) });
    await catalogue.change(owner, 'DELETE', `/playlists/${id}`);
    for (const viewer of [asGuest, owner, other, asAdmin(99)])
      expect((await catalogue.send(`/playlists/${id}`, viewer)).status).toBe(404);
    await catalogue.change(other, 'POST', `/playlists/${id}/restore`, undefined, 404);
    await catalogue.change(owner, 'POST', `/playlists/${id}/restore`);
    expect(await orderOf(id)).toBe('01');
    await catalogue.change(owner, 'DELETE', `/playlists/${id}`);
    await catalogue.db.update(playlists).set({ deleted_at: sql`now() - interval '29 days'` });
    await deleteUnrestorable(catalogue.db);
    expect(await catalogue.db.$count(playlists)).toBe(1);
    await catalogue.db.update(playlists).set({ deleted_at: sql`now() - interval '31 days'` });
    await catalogue.change(owner, 'POST', `/playlists/${id}/restore`, undefined, 404);
    await deleteUnrestorable(catalogue.db);
    expect(await catalogue.db.$count(playlists)).toBe(0);
  });
});

describe('its tracks', () => {
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

  test('PLAYLIST-2 of two people at once are all kept, and both see one order', async () => {
    const { id } = await create({ collaborative: true, track_ids: trackIds });
    const entries = await entriesOf(id);
    const path = `/playlists/${id}/tracks`;
    await Promise.all([
      ...[0, 1, 2].map((number) =>
        catalogue.change(owner, 'POST', path, { track_ids: [trackIds[number]], duplicates: 'add' }),
      ),
      ...[3, 4, 5].map((number) =>
        catalogue.change(other, 'POST', path, { track_ids: [trackIds[number]], duplicates: 'add' }),
      ),
      catalogue.change(owner, 'POST', `${path}/move`, { ids: [entries[5]?.id], before: entries[0]?.id }),
      catalogue.change(other, 'POST', `${path}/remove`, { ids: [entries[1]?.id] }),
    ]);
    const order = await orderOf(id, owner);
    expect(order).toHaveLength(11);
    expect(order.slice(0, 5)).toBe('50234');
    expect(order.slice(5).split('').toSorted().join('')).toBe('012345');
    expect(await orderOf(id, other)).toBe(order);
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
  });
});

describe('who may see and change it', () => {
  const attempts = (
    id: number,
    entry: number,
  ): [method: 'POST' | 'PUT' | 'DELETE', path: string, input?: object][] => [
    ['PUT', `/playlists/${id}`, { name: 'Mine now' }],
    ['POST', `/playlists/${id}/tracks`, { track_ids: [trackIds[5]] }],
    ['POST', `/playlists/${id}/tracks/move`, { ids: [entry], before: null }],
    ['POST', `/playlists/${id}/tracks/remove`, { ids: [entry] }],
    ['POST', `/playlists/${id}/tracks/restore`, { removal_id: 1 }],
    ['DELETE', `/playlists/${id}`],
  ];

  test.each([
    ['guest', 'private', [401, 401, 401, 401, 401, 401]],
    ['guest', 'public', [401, 401, 401, 401, 401, 401]],
    ['other', 'private', [404, 404, 404, 404, 404, 404]],
    ['other', 'public', [403, 403, 403, 403, 403, 403]],
    ['other', 'collaborative', [403, 200, 200, 200, 404, 403]],
    ['owner', 'private', [200, 200, 200, 200, 404, 200]],
    ['admin', 'private', [200, 200, 200, 200, 404, 200]],
  ])('a %s of a %s playlist is answered %j', async (who, kind, expected) => {
    const viewer = { guest: asGuest, other, owner, admin: asAdmin(other.user?.id ?? 0) }[who] ?? asGuest;
    const { id } = await create({
      public: kind === 'public',
      collaborative: kind === 'collaborative',
      track_ids: trackIds.slice(0, 3),
    });
    const [first] = await entriesOf(id);
    await catalogue.db.execute(sql`delete from playlist_removals`);
    const statuses = [];
    for (const [method, path, input] of attempts(id, first?.id ?? 0)) {
      statuses.push((await catalogue.send(path, viewer, method, input)).status);
      await catalogue.db.execute(sql`delete from playlist_removals`);
    }
    expect(statuses).toEqual(expected);
  });

  test('entries of another playlist cannot be moved or removed through an own one', async () => {
    const foreign = await create({ track_ids: trackIds.slice(0, 2) }, other);
    const [entry] = await entriesOf(foreign.id, other);
    const own = await create({ track_ids: trackIds.slice(2, 4) });
    const { removal_id } = await catalogue.change(other, 'POST', `/playlists/${foreign.id}/tracks/remove`, {
      ids: [(await entriesOf(foreign.id, other))[1]?.id],
    });
    const path = `/playlists/${own.id}/tracks`;
    await catalogue.change(owner, 'POST', `${path}/move`, { ids: [entry?.id], before: null });
    await catalogue.change(owner, 'POST', `${path}/remove`, { ids: [entry?.id] });
    await catalogue.change(owner, 'POST', `${path}/restore`, { removal_id }, 404);
    await catalogue.change(owner, 'POST', path, { track_ids: [trackIds[5]], before: entry?.id });
    expect(await orderOf(own.id)).toBe('235');
    expect(await orderOf(foreign.id, other)).toBe('0');
  });

  test('a private playlist is in the lists of its owner only', async () => {
    const { id } = await create({ name: 'Secret harbour' });
    const collaborative = await create({ name: 'Secret quay', collaborative: true });
    for (const viewer of [asGuest, other, owner, asAdmin(99)]) {
      const listed = await catalogue.get('/playlists', PlaylistList, viewer);
      expect(listed.pagination.data).toEqual([]);
      const found = await catalogue.get('/search?query=secret', SearchResults, viewer);
      expect(found.results.playlists).toEqual([]);
    }
    const library = async (viewer: Viewer) =>
      (await catalogue.get('/me/playlists?order=name', PlaylistList, viewer)).pagination.data.map(
        (playlist) => playlist.id,
      );
    expect(await library(owner)).toEqual([id, collaborative.id]);
    expect(await library(other)).toEqual([]);
    expect((await catalogue.send(`/playlists/${id}`, other)).status).toBe(404);
    expect((await catalogue.send(`/playlists/${collaborative.id}`, other)).status).toBe(200);
    expect((await catalogue.send(`/playlists/${collaborative.id}`, asGuest)).status).toBe(404);
  });
});
