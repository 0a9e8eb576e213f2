import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import {
  asAdmin,
  asBanned,
  asGuest,
  asListener,
  asPermitted,
  asUnverified,
  asUser,
  viewedBy,
} from '../testing/testViewers.ts';
import type { AppEnv } from './AppEnv.ts';
import { handleError } from './handleError.ts';
import { account, allow, anyone, everyone, notSuspended, signedIn } from './rules.ts';

const viewers = {
  guest: asGuest,
  'guest without music.view': { ...asGuest, guest_role: { ...asGuest.guest_role, permissions: [] } },
  listener: asListener(1),
  'user without permissions': asUser(1, { permissions: [] }),
  'user with tags.update only': asPermitted(1, 'tags.update'),
  admin: asAdmin(1),
  unverified: asUnverified(1),
  banned: asBanned(1),
};
type Name = keyof typeof viewers;

const answered = async (viewer: Name) => {
  const app = new Hono<AppEnv>()
    .onError(handleError)
    .use(viewedBy(viewers[viewer]))
    .use((c, next) => (c.set('log', { error: vi.fn(), warn: vi.fn() } as never), next()))
    .get('/everyone', everyone, (c) => c.json({}))
    .get('/anyone', anyone, (c) => c.json({}))
    .get('/account', account, (c) => c.json({}))
    .get('/notSuspended', notSuspended, (c) => c.json({}))
    .get('/signedIn', signedIn, (c) => c.json({}))
    .get('/music.view', allow('music.view'), (c) => c.json({}))
    .get('/tags.update', allow('tags.update'), (c) => c.json({}));
  const statuses = [];
  for (const rule of [
    'everyone',
    'anyone',
    'account',
    'notSuspended',
    'signedIn',
    'music.view',
    'tags.update',
  ])
    statuses.push((await app.request(`/${rule}`)).status);
  return statuses;
};

test.each<[Name, number[]]>([
  ['guest', [200, 200, 401, 401, 401, 200, 401]],
  ['guest without music.view', [200, 200, 401, 401, 401, 401, 401]],
  ['listener', [200, 200, 200, 200, 200, 200, 403]],
  ['user without permissions', [200, 200, 200, 200, 200, 403, 403]],
  ['user with tags.update only', [200, 200, 200, 200, 200, 403, 200]],
  ['admin', [200, 200, 200, 200, 200, 200, 200]],
  ['unverified', [200, 403, 200, 200, 403, 403, 403]],
  ['banned', [200, 403, 200, 403, 403, 403, 403]],
])('ACCESS-7 a %s is answered %s by the rules', async (viewer, expected) => {
  expect(await answered(viewer)).toEqual(expected);
});

test('ACCESS-6 a permission that guests have by mistake needs an account, unless it is to view music', async () => {
  const permissions = [{ name: 'playlists.create' as const, restrictions: [] }];
  const app = new Hono<AppEnv>()
    .onError(handleError)
    .use(viewedBy({ ...asGuest, guest_role: { ...asGuest.guest_role, permissions } }))
    .use((c, next) => (c.set('log', { error: vi.fn(), warn: vi.fn() } as never), next()))
    .post('/', allow('playlists.create'), (c) => c.json({ id: c.var.viewer.user.id }));
  expect((await app.request('/', { method: 'POST' })).status).toBe(401);
});

test('SESSION-7 what a rule for signed-in people lets through is not stored, and what guests may read is', async () => {
  const app = new Hono<AppEnv>()
    .use(viewedBy(asListener(1)))
    .get('/own', signedIn, (c) => c.json({}))
    .get('/mine', allow('playlists.create'), (c) => c.json({}))
    .get('/public', allow('music.view'), (c) => c.json({}));
  const control = async (path: string) => (await app.request(path)).headers.get('cache-control');
  expect([await control('/own'), await control('/mine'), await control('/public')]).toEqual([
    'no-store',
    'no-store',
    null,
  ]);
});
