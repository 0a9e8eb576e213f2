import { PlaylistList, SearchResults, UserResponse, UserList } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { asAdmin, asGuest, asListener } from '../testing/testViewers.ts';
import { publishEnvironment } from '../settings/publishEnvironment.ts';
import { readEnvironment } from '../settings/readEnvironment.ts';
import { writeSettings } from '../settings/store.ts';
import { socialProfiles, users } from './table.ts';

const catalogue = openTestCatalogue();
const nobody = { status: 404, body: { code: 'not_found', message: 'There is no such person.' } };

let id: number;
beforeEach(async () => {
  const { sample, db } = catalogue;
  ({ id } = await sample.user('Noor Haddad'));
  await db
    .update(users)
    .set({ email: 'noor@segno.example', email_verified_at: new Date() })
    .where(eq(users.id, id));
});
const change = (values: Partial<typeof users.$inferInsert>) =>
  catalogue.db.update(users).set(values).where(eq(users.id, id));

test('PROFILE-1 a profile has the name and the public playlists of a person, and no address', async () => {
  const { sample } = catalogue;
  await sample.playlist('Mornings', id);
  await sample.playlist('Mine alone', id, [], { public: false });
  const other = await sample.user('Another');
  await sample.playlist('Of another', other.id);
  const { user } = await catalogue.get(`/users/${id}`, UserResponse);
  expect(user).toMatchObject({ id, name: 'Noor Haddad', playlists_count: 1 });
  const { pagination } = await catalogue.get(`/users/${id}/playlists`, PlaylistList);
  expect(pagination.data.map(({ name }) => name)).toEqual(['Mornings']);
  expect((await catalogue.send(`/users/${id}`)).body).not.toHaveProperty('user.email');
});

test.each([
  ['suspended', { banned_at: new Date() }],
  ['unverified', { email_verified_at: null }],
])('PROFILE-2 the profile of a person who is %s is shown to admins and to them only', async (_, values) => {
  await change(values);
  await writeSettings(catalogue.db, { require_email_confirmation: true });
  for (const path of ['', '/playlists']) {
    expect(await catalogue.send(`/users/${id}${path}`)).toEqual(nobody);
    expect((await catalogue.send(`/users/${id}${path}`, asListener(999))).status).toBe(404);
    expect((await catalogue.send(`/users/${id}${path}`, asAdmin(999))).status).toBe(200);
    expect((await catalogue.send(`/users/${id}${path}`, asListener(id))).status).toBe(200);
  }
});

test('PROFILE-2 where no address must be confirmed, people without a confirmed one have a profile', async () => {
  await change({ email_verified_at: null });
  const follower = (await catalogue.sample.user('Follower')).id;
  const seen = async () => {
    const found = await catalogue.get('/search?query=noor', SearchResults);
    const follow = await catalogue.send(`/me/likes/users/${id}`, asListener(follower), 'PUT');
    return [(await catalogue.send(`/users/${id}`)).status, found.results.users?.length ?? 0, follow.status];
  };
  expect(await seen()).toEqual([200, 1, 200]);
  await writeSettings(catalogue.db, { require_email_confirmation: true });
  expect(await seen()).toEqual([404, 0, 404]);
});

test('PROFILE-2 the environment decides for profiles, lists and the search alike', async () => {
  await change({ email_verified_at: null });
  const followed = await catalogue.sample.user('Followed');
  await catalogue.send(`/me/likes/users/${followed.id}`, asListener(id), 'PUT');
  const seen = async () => {
    const found = await catalogue.get('/search?query=noor', SearchResults);
    const list = await catalogue.get(`/users/${followed.id}/followers`, UserList);
    return [
      (await catalogue.send(`/users/${id}`)).status,
      found.results.users?.length ?? 0,
      list.pagination.data.length,
    ];
  };
  const start = (env: Record<string, string>) => publishEnvironment(catalogue.db, readEnvironment(env));
  expect(await seen()).toEqual([200, 1, 1]);
  await start({ SEGNO_REQUIRE_EMAIL_CONFIRMATION: '1' });
  expect(await seen()).toEqual([404, 0, 0]);
  await writeSettings(catalogue.db, { require_email_confirmation: true });
  await start({ SEGNO_REQUIRE_EMAIL_CONFIRMATION: '0' });
  expect(await seen()).toEqual([200, 1, 1]);
  await start({});
  expect(await seen()).toEqual([404, 0, 0]);
});

test('PROFILE-2, PROFILE-4 roles and linked accounts are answered to the person and to admins only', async () => {
  const linked = { service_name: 'google', username: 'noor.h' };
  await insertDefaultRoles(catalogue.db);
  await catalogue.db.insert(socialProfiles).values({ user_id: id, ...linked });
  const path = `/users/${id}?with=secrets,roles,social_profiles`;
  const asked = {
    roles: [{ id: expect.any(Number), name: 'Listeners' }],
    social_profiles: [linked],
  };
  const { body } = await catalogue.send(`/users/${id}`, asListener(id));
  for (const other of [asGuest, asListener(999)])
    expect((await catalogue.send(path, other)).body).toEqual(body);
  for (const viewer of [asListener(id), asAdmin(999)])
    expect((await catalogue.send(path, viewer)).body).toEqual({
      user: { ...(body as { user: object }).user, ...asked },
    });
});

test('an unknown person is not found', async () => {
  expect(await catalogue.send('/users/999999')).toEqual(nobody);
});
