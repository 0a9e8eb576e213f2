import { PlaylistList, UserAnswer } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestCatalogue } from '../catalogue/testCatalogue.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { asAdmin, asListener } from '../viewer/testViewers.ts';
import { users } from './table.ts';

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
  const { user } = await catalogue.get(`/users/${id}`, UserAnswer);
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
  for (const path of ['', '/playlists']) {
    expect(await catalogue.send(`/users/${id}${path}`)).toEqual(nobody);
    expect((await catalogue.send(`/users/${id}${path}`, asListener(999))).status).toBe(404);
    expect((await catalogue.send(`/users/${id}${path}`, asAdmin(999))).status).toBe(200);
    expect((await catalogue.send(`/users/${id}${path}`, asListener(id))).status).toBe(200);
  }
});

test('PROFILE-2 roles are answered to the person and to admins only', async () => {
  await insertDefaultRoles(catalogue.db);
  const path = `/users/${id}?with=secrets,roles`;
  const roles = [{ id: expect.any(Number), name: 'Listeners' }];
  expect((await catalogue.get(path, UserAnswer)).user).not.toHaveProperty('roles');
  expect((await catalogue.send(path, asListener(id))).body).toMatchObject({ user: { roles } });
  expect((await catalogue.send(path, asAdmin(999))).body).toMatchObject({ user: { roles } });
});

test('an unknown person is not found', async () => {
  expect(await catalogue.send('/users/999999')).toEqual(nobody);
});
