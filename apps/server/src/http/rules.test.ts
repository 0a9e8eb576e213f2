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
} from '../viewer/testViewers.ts';
import type { AppEnv } from './AppEnv.ts';
import { handleError } from './handleError.ts';
import { allow, anyone, everyone, notSuspended, signedIn } from './rules.ts';

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
    .get('/notSuspended', notSuspended, (c) => c.json({}))
    .get('/signedIn', signedIn, (c) => c.json({}))
    .get('/music.view', allow('music.view'), (c) => c.json({}))
    .get('/tags.update', allow('tags.update'), (c) => c.json({}));
  const statuses = [];
  for (const rule of ['everyone', 'anyone', 'notSuspended', 'signedIn', 'music.view', 'tags.update'])
    statuses.push((await app.request(`/${rule}`)).status);
  return statuses;
};

test.each<[Name, number[]]>([
  ['guest', [200, 200, 401, 401, 200, 401]],
  ['guest without music.view', [200, 200, 401, 401, 401, 401]],
  ['listener', [200, 200, 200, 200, 200, 403]],
  ['user without permissions', [200, 200, 200, 200, 403, 403]],
  ['user with tags.update only', [200, 200, 200, 200, 403, 200]],
  ['admin', [200, 200, 200, 200, 200, 200]],
  ['unverified', [200, 403, 200, 403, 403, 403]],
  ['banned', [200, 403, 403, 403, 403, 403]],
])('ACCESS-7 a %s is answered %s by the rules', async (viewer, expected) => {
  expect(await answered(viewer)).toEqual(expected);
});
