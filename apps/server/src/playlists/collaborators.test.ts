import { Collaboration, collaborationLimits, Playlist, PlaylistInvite } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { userBlocks } from '../blocks/table.ts';
import { ok, openTestTeam, type Person, statusOf } from '../testing/testTeam.ts';
import { users } from '../users/table.ts';
import { playlistCollaborators, playlistInvites } from './table.ts';

const { server, person } = openTestTeam();

const create = async (owner: Person, input: object = {}) =>
  v.parse(
    v.object({ playlist: Playlist }),
    await ok(owner, 'POST', '/playlists', { name: 'Road trip', ...input }),
  ).playlist.id;
const read = async (owner: Person, id: number) =>
  v.parse(
    v.object({ collaboration: Collaboration }),
    await ok(owner, 'GET', `/playlists/${id}/collaboration`),
  ).collaboration;
/** Makes a link, and returns its secret. */
const link = async (owner: Person, id: number) => {
  await ok(owner, 'POST', `/playlists/${id}/collaboration/link`);
  return (await read(owner, id)).link?.path.replace('/playlist-invite/', '') ?? '';
};
const join = (who: Person, token: string) => who.send('POST', `/playlist-invites/${token}`);
const library = async (who: Person) =>
  v.parse(
    v.object({ pagination: v.object({ data: v.array(Playlist) }) }),
    await ok(who, 'GET', '/me/playlists'),
  ).pagination.data;

test('PLAYLIST-8 who joins by the link edits the tracks, and has the playlist in the library', async () => {
  const [nora, ben, zoe] = [await person('Nora'), await person('Ben'), await person('Zoe')];
  const id = await create(nora);
  const token = await link(nora, id);
  expect(await statusOf(ben, 'GET', `/playlists/${id}`)).toBe(404);
  const { invite } = v.parse(
    v.object({ invite: PlaylistInvite }),
    await ok(ben, 'GET', `/playlist-invites/${token}`),
  );
  expect(invite).toEqual({
    playlist: { id, name: 'Road trip', owner: 'Nora', tracks_count: 0 },
    is_member: false,
  });
  // Reading the link joins nothing.
  expect(await statusOf(ben, 'GET', `/playlists/${id}`)).toBe(404);
  expect((await join(ben, token)).body).toMatchObject({
    playlist: { id, permissions: { edit_tracks: true, update: false, delete: false } },
  });
  expect((await join(ben, token)).status).toBe(200);
  expect((await library(ben)).map((playlist) => playlist.id)).toEqual([id]);
  expect((await read(nora, id)).people).toMatchObject([{ id: ben.id, name: 'Ben' }]);
  // The others have neither the playlist nor the list of people.
  expect(await statusOf(zoe, 'GET', `/playlists/${id}`)).toBe(404);
  for (const who of [ben, zoe]) {
    const expected = who === ben ? 403 : 404;
    expect(await statusOf(who, 'GET', `/playlists/${id}/collaboration`)).toBe(expected);
    expect(await statusOf(who, 'POST', `/playlists/${id}/collaboration/link`)).toBe(expected);
    expect(await statusOf(who, 'DELETE', `/playlists/${id}/collaboration/link`)).toBe(expected);
  }
});

test('PLAYLIST-8 a link that was replaced, revoked, invented or whose playlist was deleted is not valid', async () => {
  const [nora, ben] = [await person('Nora'), await person('Ben')];
  const id = await create(nora);
  const first = await link(nora, id);
  const second = await link(nora, id);
  expect((await join(ben, first)).status).toBe(404);
  expect((await join(ben, 'invented')).status).toBe(404);
  await ok(nora, 'PUT', `/playlists/${id}`, { collaborative: false });
  expect((await join(ben, second)).status).toBe(404);
  await ok(nora, 'PUT', `/playlists/${id}`, { collaborative: true });
  await ok(nora, 'DELETE', `/playlists/${id}`);
  expect((await join(ben, second)).status).toBe(404);
  await ok(nora, 'POST', `/playlists/${id}/restore`);
  await ok(nora, 'DELETE', `/playlists/${id}/collaboration/link`);
  await ok(nora, 'DELETE', `/playlists/${id}/collaboration/link`);
  expect((await read(nora, id)).link).toBeNull();
  expect((await join(ben, second)).status).toBe(404);
});

test('PLAYLIST-8 who was removed, has left or was blocked edits nothing any more', async () => {
  const [nora, ben, zoe] = [await person('Nora'), await person('Ben'), await person('Zoe')];
  const id = await create(nora);
  const token = await link(nora, id);
  for (const who of [ben, zoe]) expect((await join(who, token)).status).toBe(200);
  // People remove nobody but themselves.
  expect(await statusOf(ben, 'DELETE', `/playlists/${id}/collaboration/people/${zoe.id}`)).toBe(403);
  await ok(ben, 'DELETE', `/playlists/${id}/collaboration/people/${ben.id}`);
  expect(await statusOf(ben, 'GET', `/playlists/${id}`)).toBe(404);
  await ok(nora, 'DELETE', `/playlists/${id}/collaboration/people/${zoe.id}`);
  expect(await statusOf(zoe, 'GET', `/playlists/${id}`)).toBe(404);
  await server.db.insert(userBlocks).values({ user_id: nora.id, blocked_id: ben.id });
  expect((await join(ben, token)).status).toBe(404);
  expect(await statusOf(ben, 'GET', `/playlist-invites/${token}`)).toBe(404);
});

test('PLAYLIST-8 the secret of a link is neither in the database nor found by its digest', async () => {
  const nora = await person('Nora');
  const token = await link(nora, await create(nora));
  const [stored] = await server.db.select().from(playlistInvites);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await join(await person('Ben'), stored?.token_hash ?? '')).status).toBe(404);
});

test('PLAYLIST-8 a smart playlist has no link, and at most so many people join', async () => {
  const nora = await person('Nora');
  const rules = {
    match: 'all',
    rules: [{ field: 'title', operator: 'contains', value: 'rain' }],
    limit: { by: 'tracks', value: 10 },
    order: 'title',
  };
  const smart = await create(nora, { rules });
  expect(await statusOf(nora, 'POST', `/playlists/${smart}/collaboration/link`)).toBe(409);
  const id = await create(nora);
  const token = await link(nora, id);
  const crowd = await server.db
    .insert(users)
    .values(Array.from({ length: collaborationLimits.people }, (_, index) => ({ name: `P ${index}` })))
    .returning({ id: users.id });
  await server.db
    .insert(playlistCollaborators)
    .values(crowd.map((each) => ({ playlist_id: id, user_id: each.id })));
  const last = await person('Last');
  expect(await join(last, token)).toMatchObject({ status: 422, body: { code: 'too_many_collaborators' } });
  await server.db.delete(playlistCollaborators).where(eq(playlistCollaborators.user_id, crowd[0]?.id ?? 0));
  expect((await join(last, token)).status).toBe(200);
});
