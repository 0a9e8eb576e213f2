import {
  ArtistTeamResponse,
  ManagedReleasesResponse,
  ManagedTrackResponse,
  PrivateLinkResponse,
} from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { deleteAccount } from '../account/deletion.ts';
import { albums } from '../albums/table.ts';
import { artistManagers } from '../artists/table.ts';
import { albumInput as album, artistInput as artist, trackInput as track } from '../testing/testReleases.ts';
import { users } from '../users/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { openTestBackstage } from '../testing/testBackstage.ts';

const { catalogue, nora, ben, admin, approvedArtist } = openTestBackstage();

test('BACKSTAGE-3 who acts for an artist changes its releases; a former manager does not', async () => {
  await approvedArtist();
  await catalogue.change(nora, 'POST', '/tracks', track, 201);
  await catalogue.change(ben, 'PUT', '/tracks/1', track, 404);
  await catalogue.change(ben, 'POST', '/tracks', track, 422);
  await catalogue.db.insert(artistManagers).values({ artist_id: 1, user_id: 2, role: 'manager' });
  await catalogue.change(ben, 'PUT', '/tracks/1', { ...track, name: 'High tide' });
  const { tracks: own } = await catalogue.get('/backstage/releases', ManagedReleasesResponse, ben);
  expect(own).toMatchObject([{ name: 'High tide' }]);
  await catalogue.db.delete(artistManagers).where(eq(artistManagers.user_id, 2));
  await catalogue.change(ben, 'PUT', '/tracks/1', track, 404);
  await catalogue.change(ben, 'PUT', '/artists/1', { ...artist, name: 'Ben' }, 404);
});

const address = (name: string) => `${name.toLowerCase()}@music.example`;

async function withAddresses() {
  for (const name of ['Nora', 'Ben', 'Ada'])
    await catalogue.db
      .update(users)
      .set({ email: address(name) })
      .where(eq(users.name, name));
}

const teamOf = (viewer: Viewer) => catalogue.get('/backstage/artists/1/team', ArtistTeamResponse, viewer);

test('BACKSTAGE-13 the artist and its managers change the team; labels and agents do not', async () => {
  await approvedArtist();
  await withAddresses();
  const team = '/backstage/artists/1/team';
  await catalogue.change(ben, 'POST', team, { email: address('Ben'), role: 'manager' }, 404);
  await catalogue.change(nora, 'POST', team, { email: 'nobody@music.example', role: 'label' }, 422);
  await catalogue.change(nora, 'POST', team, { email: ' BEN@music.example', role: 'label' });
  // A repetition, and another role by the same way.
  await catalogue.change(nora, 'POST', team, { email: address('Ben'), role: 'label' });
  await catalogue.change(nora, 'POST', team, { email: address('Ben'), role: 'manager' }, 422);
  expect(JSON.stringify((await catalogue.send('/notifications', ben)).body)).toContain(
    'added you to the team',
  );
  expect(await teamOf(ben)).toEqual({
    team: {
      can_manage: false,
      members: [
        { id: 1, name: 'Nora', email: null, role: 'artist' },
        { id: 2, name: 'Ben', email: null, role: 'label' },
      ],
    },
  });
  expect((await teamOf(nora)).team.members[1]).toMatchObject({ email: address('Ben') });
  for (const [method, path, body] of [
    ['POST', team, { email: address('Ada'), role: 'agent' }],
    ['PUT', `${team}/1`, { role: 'agent' }],
    ['DELETE', `${team}/1`, undefined],
  ] as const)
    await catalogue.change(ben, method, path, body, 403);
  await catalogue.change(nora, 'PUT', `${team}/1`, { role: 'label' }, 409);
  await catalogue.change(nora, 'DELETE', `${team}/1`, undefined, 409);
  await catalogue.change(nora, 'PUT', `${team}/2`, { role: 'manager' });
  // The answer tells whether an address has an account.
  const entered = { email: 'nobody@music.example', role: 'label' };
  for (let tries = 0; tries < 30; tries += 1) await catalogue.change(ben, 'POST', team, entered, 422);
  await catalogue.change(ben, 'POST', team, entered, 429);
  await catalogue.change(ben, 'DELETE', `${team}/1`);
  await catalogue.change(nora, 'PUT', '/artists/1', artist, 404);
  await catalogue.change(ben, 'PUT', '/artists/1', artist);
});

test('BACKSTAGE-13 who leaves a team keeps neither releases nor private links', async () => {
  await approvedArtist();
  await withAddresses();
  const team = '/backstage/artists/1/team';
  await catalogue.change(nora, 'POST', team, { email: address('Ben'), role: 'manager' });
  // Ben made the album and its track, and knows the link.
  await catalogue.change(ben, 'POST', '/albums', album, 201);
  await catalogue.change(ben, 'POST', '/tracks', { ...track, album_id: 1 }, 201);
  const linkOf = async () => {
    const { link } = (await catalogue.change(nora, 'POST', '/backstage/albums/1/link')) as {
      link: { path: string };
    };
    return `/private-albums/${link.path.split('/').at(-1)}`;
  };
  const known = await linkOf();
  expect((await catalogue.send(known)).status).toBe(200);
  await catalogue.change(ben, 'DELETE', `${team}/2`);
  expect((await catalogue.send(known)).status).toBe(404);
  await catalogue.change(ben, 'PUT', '/tracks/1', track, 404);
  await catalogue.change(ben, 'PUT', '/albums/1', album, 404);
  for (const path of ['/albums/1', '/tracks/1', '/backstage/albums/1/link'])
    expect((await catalogue.send(path, ben)).status, path).toBe(404);
  await catalogue.change(nora, 'PUT', '/albums/1', album);
  // Another link for the team, which ends when the artist that its members act for leaves the album.
  const next = await linkOf();
  await catalogue.sample.artist('Low water');
  await catalogue.change(admin, 'PUT', '/albums/1', { ...album, artist_ids: [2] });
  expect((await catalogue.send(next)).status).toBe(404);
});

test('BACKSTAGE-13 who has left a team brings back nothing of it by an undo', async () => {
  await approvedArtist();
  await withAddresses();
  const team = '/backstage/artists/1/team';
  await catalogue.change(nora, 'POST', team, { email: address('Ben'), role: 'manager' });
  const own = (await catalogue.sample.artist('Ben')).id;
  await catalogue.db.insert(artistManagers).values({ artist_id: own, user_id: 2, role: 'artist' });
  const removed = [];
  for (const [kind, input] of [
    ['albums', album],
    ['tracks', track],
  ] as const) {
    await catalogue.change(ben, 'POST', `/${kind}`, input, 201);
    removed.push((await catalogue.change(ben, 'DELETE', `/${kind}/1`)).undo_id);
  }
  await catalogue.change(ben, 'POST', '/tracks', track, 201);
  const { record } = v.parse(
    ManagedTrackResponse,
    await catalogue.change(ben, 'PUT', '/tracks/2', { ...track, artist_ids: [own] }),
  );
  await catalogue.change(nora, 'DELETE', `${team}/2`);
  for (const id of removed)
    await catalogue.change(ben, 'POST', `/backstage/undo/${String(id)}`, undefined, 422);
  const version = { version: record.updated_at };
  await catalogue.change(ben, 'POST', '/backstage/tracks/2/undo', version, 422);
  const { tracks: left } = await catalogue.get('/backstage/releases', ManagedReleasesResponse, nora);
  expect(left).toEqual([]);
  // A member again.
  await catalogue.change(nora, 'POST', team, { email: address('Ben'), role: 'label' });
  await catalogue.change(ben, 'POST', '/backstage/tracks/2/undo', version);
  await catalogue.change(ben, 'POST', `/backstage/undo/${String(removed[0])}`);
});

test('BACKSTAGE-13 a deleted account leaves its teams', async () => {
  await approvedArtist();
  await catalogue.db.insert(artistManagers).values({ artist_id: 1, user_id: 2, role: 'manager' });
  await catalogue.change(ben, 'POST', '/albums', album, 201);
  await catalogue.change(ben, 'POST', '/backstage/albums/1/link');
  await deleteAccount(catalogue.db, '/nowhere', 2);
  const [kept] = await catalogue.db.select({ owner: albums.owner_id }).from(albums);
  expect(kept).toEqual({ owner: 1 });
  expect((await catalogue.get('/backstage/albums/1/link', PrivateLinkResponse, nora)).link).toBeNull();
});
