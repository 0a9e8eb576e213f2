import { OwnUserResponse, type PermissionName, Startup } from '@segno/data/contract';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { auditEntries } from '../audit/table.ts';
import { ok, openTestTeam, type Person, statusOf } from '../testing/testTeam.ts';
import { users } from '../users/table.ts';

const { server, person } = openTestTeam();

const permit = (id: number, ...names: PermissionName[]) =>
  server.db
    .update(users)
    .set({ permissions: names.map((name) => ({ name, restrictions: [] })), rights_changed_at: new Date() })
    .where(eq(users.id, id));
const me = async (who: Person) => v.parse(OwnUserResponse, await ok(who, 'GET', '/me')).user.name;
const startup = async (who: Person) => v.parse(Startup, await ok(who, 'GET', '/startup'));

test('ADMIN-15 an admin sees the site of a person, changes nothing, and ends it', async () => {
  const [vera, nora] = [await person('vera'), await person('nora')];
  await permit(vera.id, 'users.update');
  await ok(vera, 'POST', `/admin/users/${nora.id}/act`);
  expect(await startup(vera)).toMatchObject({ user: { name: 'nora' }, actor: { name: 'vera' } });
  expect(await vera.send('POST', '/playlists', { name: 'Mine' })).toMatchObject({
    status: 403,
    body: { code: 'acting' },
  });
  expect(await statusOf(vera, 'GET', '/admin/users')).toBe(403);
  await ok(vera, 'DELETE', '/acting');
  expect(await me(vera)).toBe('vera');
  expect((await startup(vera)).actor).toBeUndefined();
  const log = await server.db.select().from(auditEntries).orderBy(asc(auditEntries.id));
  expect(log.map(({ action, user_name, label }) => [action, user_name, label])).toEqual([
    ['act_as', 'vera', 'nora'],
    ['act_end', 'vera', 'nora'],
  ]);
});

test('ADMIN-15 nobody gains a permission by it, also not when the rights change meanwhile', async () => {
  const [vera, nora] = [await person('vera'), await person('nora')];
  expect(await statusOf(vera, 'POST', `/admin/users/${nora.id}/act`)).toBe(403);
  await permit(vera.id, 'users.update');
  await permit(nora.id, 'settings.update');
  expect(await statusOf(vera, 'POST', `/admin/users/${nora.id}/act`)).toBe(403);
  expect(await statusOf(vera, 'POST', `/admin/users/${vera.id}/act`)).toBe(422);
  await permit(nora.id);
  await ok(vera, 'POST', `/admin/users/${nora.id}/act`);
  expect(await me(vera)).toBe('nora');
  await permit(nora.id, 'settings.update');
  expect(await me(vera)).toBe('vera');
});
