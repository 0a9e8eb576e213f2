import { PlaylistResponse, PlaylistList, SearchResults } from '@segno/data/contract';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../users/table.ts';
import { asAdmin, asGuest, asUser, joinedTo } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { deleteUnrestorable } from './restorable.ts';
import { playlists } from './table.ts';
import { openTestPlaylists } from '../testing/testPlaylists.ts';

const { catalogue, create, entriesOf, orderOf, people } = openTestPlaylists();
let owner: Viewer;
let other: Viewer;
let trackIds: number[];
beforeEach(() => void ({ owner, other, trackIds } = people()));

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
      is_own: true,
      permissions: { update: true, delete: true, move: true, edit_tracks: true },
    });
    expect(await orderOf(playlist.id)).toBe('012');
  });

  test('ACCESS-9 is not the own one of an administrator who may change it', async () => {
    const { id } = await create({ public: true });
    expect((await catalogue.get(`/playlists/${id}`, PlaylistResponse, asAdmin(90))).playlist).toMatchObject({
      is_own: false,
      permissions: { update: true, delete: true },
    });
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
      PlaylistResponse,
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
    expect((await catalogue.get(`/playlists/${id}`, PlaylistResponse, asGuest)).playlist).toMatchObject({
      name: 'Evening',
      description: 'Slow songs',
      public: true,
      is_own: false,
      permissions: { update: false, delete: false, move: false, edit_tracks: false },
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
    ['other', 'collaborative', [404, 404, 404, 404, 404, 404]],
    ['joined', 'collaborative', [403, 200, 200, 200, 404, 403]],
    ['joined', 'private', [404, 404, 404, 404, 404, 404]],
    ['owner', 'private', [200, 200, 200, 200, 404, 200]],
    ['admin', 'private', [200, 200, 200, 200, 404, 200]],
  ])('a %s of a %s playlist is answered %j', async (who, kind, expected) => {
    const { id } = await create({
      public: kind === 'public',
      collaborative: kind === 'collaborative',
      track_ids: trackIds.slice(0, 3),
    });
    const joined = joinedTo(other, id);
    const viewers = { guest: asGuest, other, joined, owner, admin: asAdmin(other.user?.id ?? 0) };
    const viewer = viewers[who as keyof typeof viewers];
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
    expect((await catalogue.send(`/playlists/${collaborative.id}`, other)).status).toBe(404);
    const joined = joinedTo(other, collaborative.id);
    expect((await catalogue.send(`/playlists/${collaborative.id}`, joined)).status).toBe(200);
    expect(await library(joined)).toEqual([collaborative.id]);
    expect((await catalogue.send(`/playlists/${collaborative.id}`, asGuest)).status).toBe(404);
  });
});
