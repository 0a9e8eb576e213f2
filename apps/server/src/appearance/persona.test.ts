import { expect, test } from 'vitest';
import { products } from '../products/table.ts';
import { roles } from '../roles/table.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asPermitted } from '../testing/testViewers.ts';
import { readPersona } from './persona.ts';

const site = openTestCatalogue();
const editor = () => asPermitted(7, 'appearance.update', 'music.view', 'playlists.create');
const namesOf = (viewer: Awaited<ReturnType<typeof readPersona>>) =>
  viewer?.user?.permissions.map(({ name }) => name);

test('APPEARANCE-10 a persona has the permissions of its role, but none that the editor lacks', async () => {
  const permissions = (['music.view', 'users.update', 'admin'] as const).map((name) => ({
    name,
    restrictions: [],
  }));
  const [role] = await site.db.insert(roles).values({ name: 'Guards', permissions }).returning();
  const seen = await readPersona(site.db, `role:${role?.id}`, editor());
  expect(namesOf(seen)).toEqual(['music.view']);
  expect(seen?.user?.roles).toEqual([{ id: role?.id, name: 'Guards' }]);
  expect(seen?.user?.subscriptions).toEqual([]);
});

test('APPEARANCE-10 a plan is shown as one of its subscribers', async () => {
  const permissions = [{ name: 'playlists.create' as const, restrictions: [] }];
  const [plan] = await site.db.insert(products).values({ name: 'Premium', permissions }).returning();
  const seen = await readPersona(site.db, `plan:${plan?.id}`, editor());
  expect(namesOf(seen)).toContain('playlists.create');
  expect(seen?.user?.subscriptions).toEqual([{ valid: true, active: true }]);
});

test('APPEARANCE-10 a guest has no account, and an unknown persona is none', async () => {
  expect((await readPersona(site.db, 'guest', editor()))?.user).toBeNull();
  for (const name of ['role:999', 'plan:999', 'role:', 'admin', 'role:1x'])
    expect(await readPersona(site.db, name, editor())).toBeNull();
});
