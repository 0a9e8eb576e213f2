import { AdminOptionsResponse } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { channels } from '../channels/table.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { requireAdmin } from '../roles/lastAdmin.ts';
import { roles, userRoles } from '../roles/table.ts';
import { isOnPostgres } from '../testing/testDatabase.ts';
import { asAdmin, asPermitted } from '../testing/testViewers.ts';
import { users } from '../users/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { waitsForLock } from '../testing/waitsForLock.ts';
import { isBanned } from '../users/isBanned.ts';
import { openTestAdmin, permit } from '../testing/testAdmin.ts';

const { admin, change, get } = openTestAdmin();

test('ADMIN-5 nobody grants what they do not hold, and the last admin stays one', async () => {
  const { db, sample } = admin;
  await insertDefaultRoles(db);
  const [admins] = await db.select().from(roles).where(eq(roles.name, 'Admins'));
  const adminRole = admins?.id ?? 0;
  const vera = await sample.user('Vera');
  await db.insert(userRoles).values({ user_id: vera.id, role_id: adminRole });
  const helper = asPermitted((await sample.user('Hal')).id, 'users.update');
  const editor = asPermitted((await sample.user('Eda')).id, 'roles.update');
  const account = (given: object) => ({
    name: 'Nora',
    email: 'nora@segno.example',
    email_verified: true,
    timezone: 'Europe/Lisbon',
    language: null,
    role_ids: [],
    own_permissions: [],
    ...given,
  });
  const created = (given: object, status: number) =>
    change(helper, 'POST', '/admin/users', account(given), status);
  expect((await created({ own_permissions: [permit('admin')] }, 422)).errors).toHaveProperty(
    'own_permissions',
  );
  expect((await created({ role_ids: [adminRole] }, 422)).errors).toHaveProperty('role_ids');
  expect((await created({ timezone: 'Lisbon' }, 422)).errors).toHaveProperty('timezone');
  await created({ own_permissions: [permit('users.update')] }, 201);
  await change(helper, 'PUT', `/admin/users/${vera.id}`, account({ name: 'Mine' }), 403);
  await change(helper, 'POST', `/admin/users/${vera.id}/ban`, { reason: null, until: null }, 403);

  const role = { name: 'Editors', is_default: false, is_guest: false };
  await change(
    editor,
    'POST',
    '/admin/roles',
    { ...role, role_permissions: [permit('settings.update')] },
    422,
  );
  await change(editor, 'PUT', `/admin/roles/${adminRole}`, { ...role, role_permissions: [] }, 403);

  const root = asAdmin((await sample.user('Root')).id);
  const lastAdmin = { code: 'last_admin' };
  expect(
    await change(root, 'PUT', `/admin/roles/${adminRole}`, { ...role, role_permissions: [] }, 409),
  ).toMatchObject(lastAdmin);
  expect(await change(root, 'POST', '/admin/users/delete', { ids: [vera.id] }, 409)).toMatchObject(lastAdmin);
  const ban = { reason: 'Spam', until: null };
  expect(await change(root, 'POST', `/admin/users/${vera.id}/ban`, ban, 409)).toMatchObject(lastAdmin);
  const guests = { ...role, name: 'Visitors', is_guest: true };
  expect(
    (
      await change(
        root,
        'POST',
        '/admin/roles',
        { ...guests, role_permissions: [permit('users.update')] },
        422,
      )
    ).errors,
  ).toHaveProperty('role_permissions');
});

test.runIf(isOnPostgres())('ADMIN-5 of two admins who suspend each other at once, one stays', async () => {
  const { db, sample } = admin;
  const people = [(await sample.user('Vera')).id, (await sample.user('Root')).id] as const;
  await db.update(users).set({ permissions: [permit('admin')] });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  // One has suspended the other and is not committed yet.
  const first = db.transaction(async (tx) => {
    await tx.update(users).set({ banned_at: new Date() }).where(eq(users.id, people[1]));
    await requireAdmin(tx);
    begin();
    await ended;
  });
  await begun;
  const ban = { reason: null, until: null };
  const second = admin.send(`/admin/users/${people[0]}/ban`, asAdmin(people[1]), 'POST', ban);
  expect(await waitsForLock(db, second)).toBe(true);
  end();
  await first;
  expect((await second).body).toMatchObject({ code: 'last_admin' });
});

test('ADMIN-5 fields find what is not public only for those who may change it', async () => {
  const { db, sample } = admin;
  const hidden = { status: 'draft' } as const;
  await sample.artist('Secret artist', hidden);
  await sample.album('Secret album', hidden);
  await sample.track('Secret track', hidden);
  await db
    .insert(channels)
    .values({ name: 'Secret channel', slug: 'secret', content_type: 'mixed', published: false });
  const moderator = asPermitted((await sample.user('Mia')).id, 'tags.update', 'admin.access');
  const editor = asPermitted(
    (await sample.user('Eli')).id,
    'music.update',
    'channels.update',
    'admin.access',
  );
  for (const kind of ['artists', 'albums', 'tracks', 'channels']) {
    for (const query of ['query=secret', 'ids=1']) {
      const found = async (viewer: Viewer) =>
        (await get(`/admin/options/${kind}?${query}`, AdminOptionsResponse, viewer)).options.length;
      expect([await found(moderator), await found(editor)], `${kind} ${query}`).toEqual([0, 1]);
    }
  }
});

test('ADMIN-6 a suspension has a reason and an end, and ends by itself', async () => {
  const { db, sample } = admin;
  await insertDefaultRoles(db);
  const vera = await sample.user('Vera');
  await db
    .update(users)
    .set({ permissions: [permit('admin')] })
    .where(eq(users.id, vera.id));
  const nora = await sample.user('Nora');
  const viewer = asAdmin(vera.id);
  const until = '2026-12-24T00:00:00.000Z';
  await change(viewer, 'POST', `/admin/users/${nora.id}/ban`, { reason: 'Spam', until });
  const [row] = await db.select().from(users).where(eq(users.id, nora.id));
  if (!row) throw new Error('There is no such account.');
  expect(row.ban_reason).toBe('Spam');
  expect(isBanned(row, Date.parse('2026-12-23T00:00:00Z'))).toBe(true);
  expect(isBanned(row, Date.parse(until))).toBe(false);
  await change(viewer, 'DELETE', `/admin/users/${nora.id}/ban`);
  const [after] = await db.select().from(users).where(eq(users.id, nora.id));
  expect(after && isBanned(after)).toBe(false);
});

test('ADMIN-5 sessions and tokens of an account with more permissions are not shown', async () => {
  const { db, sample } = admin;
  const helper = asPermitted((await sample.user('Hal')).id, 'users.update');
  const vera = (await sample.user('Vera')).id;
  const nora = (await sample.user('Nora')).id;
  const permissions = [{ name: 'settings.update' as const, restrictions: [] }];
  await db.update(users).set({ permissions }).where(eq(users.id, vera));
  const statusOf = async (path: string) => (await admin.send(path, helper)).status;
  for (const part of ['sessions', 'tokens'])
    expect([
      await statusOf(`/admin/users/${vera}/${part}`),
      await statusOf(`/admin/users/${nora}/${part}`),
      await statusOf(`/admin/users/999/${part}`),
    ]).toEqual([403, 200, 404]);
});
