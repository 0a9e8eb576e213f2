import { SavedViews } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { adminRoutes } from '../admin/routes.ts';
import { roles } from '../roles/table.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asAdmin } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';

const admin = openTestCatalogue((db) => catalogueRoutes(db).route('/admin', adminRoutes(db)));

/** A viewer with a role. */
const withRole = ({ user, ...viewer }: Viewer, role: { id: number; name: string }): Viewer => ({
  ...viewer,
  user: user && { ...user, roles: [role] },
});

test('ADMIN-17 a view is seen by its owner and by the role that it is shared with, and deleted by its owner', async () => {
  const { sample, db, change, get } = admin;
  const [role] = await db.insert(roles).values({ name: 'Editors' }).returning({ id: roles.id });
  const editors = { id: role?.id ?? 0, name: 'Editors' };
  const vera = withRole(asAdmin((await sample.user('Vera')).id), editors);
  const ben = withRole(asAdmin((await sample.user('Ben')).id), editors);
  const ola = asAdmin((await sample.user('Ola')).id);
  const save = (viewer: Viewer, name: string, role_id: number | null, status = 201) =>
    change(viewer, 'POST', '/admin/views/tags', { name, search: 'type=mood', role_id }, status);
  const names = async (viewer: Viewer) =>
    (await get('/admin/views/tags', SavedViews, viewer)).views.map(({ name, is_own }) => [name, is_own]);
  await save(vera, 'Moods', null);
  await save(vera, 'Shared', editors.id);
  // The same name replaces the former state.
  await save(vera, 'Moods', null);
  expect(await names(vera)).toEqual([
    ['Moods', true],
    ['Shared', true],
  ]);
  expect(await names(ben)).toEqual([['Shared', false]]);
  expect(await names(ola)).toEqual([]);
  expect((await save(ola, 'Mine', editors.id, 422)).errors).toHaveProperty('role_id');
  const { views } = await get('/admin/views/tags', SavedViews, ben);
  await change(ben, 'DELETE', `/admin/views/${views[0]?.id}`, undefined, 404);
  await change(vera, 'DELETE', `/admin/views/${views[0]?.id}`);
  expect(await names(ben)).toEqual([]);
});
