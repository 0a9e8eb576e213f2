import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { permissionsOf, type Policy } from '../records/policy.ts';
import { asAdmin, asGuest, asListener, asUser, viewedBy } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import type { AppEnv } from './AppEnv.ts';
import { shareResponses, shareResponse } from './shareResponses.ts';
import { markChanges } from './markChanges.ts';

const policy = { canEdit: (viewer, { owner_id }) => viewer.user?.id === owner_id } as Policy;

/** A list with a record of the user 7 in the workspace 3. Its responses are counted. */
function open() {
  const copies = shareResponses({ lifetime: 60_000, limit: 10 });
  let viewer: Viewer = asGuest;
  const made: Viewer[] = [];
  const app = new Hono<AppEnv>()
    .use((c, next) => viewedBy(viewer)(c, next))
    .use(markChanges({ isHttps: false }), copies)
    .get('/list', (c) =>
      shareResponse(c, (given) => {
        made.push(given);
        const record = { owner_id: 7, workspace_id: 3 };
        return Promise.resolve({ permissions: permissionsOf(policy, given, record) });
      }),
    )
    .post('/like', (c) => c.json({}));
  return {
    made,
    send(as: Viewer, path: string, init: { method?: string; cookie?: string } = {}) {
      viewer = as;
      const { method = 'GET', cookie = 'segno-session=x' } = init;
      return app.request(path, { method, headers: { cookie } });
    },
  };
}

test('people who own no record of a list share it, guests have another one', async () => {
  const { made, send } = open();
  const responses = [asListener(1), asListener(2), asGuest, asGuest, asListener(1)];
  for (const viewer of responses) expect((await send(viewer, '/list')).status).toBe(200);
  expect(made.map(({ user }) => user?.id)).toEqual([0, undefined]);
  await send(asListener(1), '/list?page=2');
  expect(made).toHaveLength(3);
});

test('people of other rights have a response of their own', async () => {
  const { made, send } = open();
  const withPlan = asUser(4, { permissions: [{ name: 'music.update', restrictions: [] }] });
  for (const viewer of [
    asListener(1),
    withPlan,
    asListener(2),
    asUser(5, { permissions: withPlan.user?.permissions ?? [] }),
  ])
    await send(viewer, '/list');
  expect(made.map(({ user }) => user?.permissions.map(({ name }) => name))).toEqual([
    ['music.view', 'playlists.create'],
    ['music.update'],
  ]);
});

test('the owner of a record, a member of its workspace and admins get lists of their own', async () => {
  const { made, send } = open();
  await send(asListener(1), '/list');
  const member: Viewer = { ...asListener(2), workspaces: new Map([[3, 'viewer']]) };
  const elsewhere: Viewer = { ...asListener(2), workspaces: new Map([[4, 'viewer']]) };
  for (const viewer of [asListener(7), member, asAdmin(9), elsewhere]) await send(viewer, '/list');
  expect(made.map(({ user }) => user?.id)).toEqual([0, 7, 2, 9]);
  const permissions = { update: true, delete: true };
  expect(await (await send(asListener(7), '/list')).json()).toEqual({ permissions });
});

test('after a change the lists of its person are made anew, as the cookie that it sets tells', async () => {
  const { made, send } = open();
  const [viewer, other] = [asListener(1), asListener(2)];
  await send(viewer, '/list');
  const [line = ''] = (await send(viewer, '/like', { method: 'POST' })).headers.getSetCookie();
  expect(line).toMatch(/^segno-changed=1; Max-Age=10; Path=\/; HttpOnly; SameSite=Lax$/);
  const cookie = `segno-session=x; ${line.split(';')[0]}`;
  await send(viewer, '/list', { cookie });
  await send(other, '/list');
  expect(made.map(({ user }) => user?.id)).toEqual([0, 1]);
  expect((await send(viewer, '/none', { method: 'POST' })).headers.getSetCookie()).toEqual([]);
  expect((await send(asGuest, '/like', { method: 'POST' })).headers.getSetCookie()).toEqual([]);
});
