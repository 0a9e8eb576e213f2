import { hasPermission, permissionNames, type PermissionName } from '@segno/data/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Hono } from 'hono';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sampleCatalogue } from '../catalogue/sampleCatalogue.ts';
import { insertDefaultChannels } from '../channels/defaultChannels.ts';
import { createRoutes } from '../createRoutes.ts';
import { openTestDatabase, type TestDatabase } from '../db/testDatabase.ts';
import { createUploads } from '../media/images/createUploads.ts';
import { describeApi } from '../openapi/describeApi.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { hashToken } from '../sessions/tokens.ts';
import { buildStartup } from '../startup/startup.ts';
import { createViewers } from '../viewer/readViewer.ts';
import {
  asAdmin,
  asBanned,
  asGuest,
  asListener,
  asPermitted,
  asUnverified,
  asUser,
} from '../viewer/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { workspaceInvites, workspaceMembers, workspaces } from '../workspaces/table.ts';
import type { AppEnv } from './AppEnv.ts';
import { answers } from './answers.ts';
import { handleError } from './handleError.ts';
import { readRoutes, type Route } from './readRoutes.ts';
import { anyone, type RuleName, signedIn } from './rules.ts';

let database: TestDatabase;
/** Brings back the records of `fill`. */
let restore: () => Promise<void>;
let routes: Map<string, Route>;
let app: Hono<AppEnv>;
let viewer: Viewer = asGuest;
/** The description of the API, whose schemas a program of another team reads. */
let description: ReturnType<typeof describeApi>;
const ajv = new Ajv2020({ strict: false, validateFormats: false });

const baseUrl = 'http://localhost:4300';
const log = { error: vi.fn(), warn: vi.fn() };

let folder: string;
const form = new FormData();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segno-access-'));
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } }).png();
  form.set('file', new File([new Uint8Array(await picture.toBuffer())], 'cover.png'));
  database = await openTestDatabase();
  await fill();
  restore = await database.keepRows();
  const { db } = database;
  const key = Buffer.from('key of a test');
  const { api, auth } = createRoutes({
    db,
    baseUrl,
    viewers: createViewers(db),
    startup: ({ headers }, of) => buildStartup(db, { baseUrl, headers, viewer: of }),
    keys: { xsrf: key, code: key, attempts: key },
    clientAddress: () => '192.0.2.1',
    sendMails: () => {},
    uploads: createUploads(folder),
    recentErrors: { read: () => [{ level: 50, msg: 'internal_error' }] },
  });
  description = describeApi({ api, auth });
  ajv.addSchema(description, 'api');
  routes = new Map(
    [...readRoutes(api), ...readRoutes(auth).map((route) => ({ ...route, path: `/auth${route.path}` }))].map(
      (route) => [`${route.method} ${route.path}`, route],
    ),
  );
  app = new Hono<AppEnv>()
    .onError(handleError)
    .use((c, next) => (c.set('viewer', viewer), c.set('log', log as never), next()))
    .route('/', api)
    .route('/auth', auth);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** The secret of an invitation of somebody else. */
const inviteToken = 'a'.repeat(43);

/** The owner of drafts, playlists and a workspace, and another person. */
const [owner, other] = [1, 2];

/** Public records have the id 1; drafts, and the private playlist, the id 2. */
async function fill() {
  const { db } = database;
  await insertDefaultRoles(db);
  await insertDefaultChannels(db);
  const sample = sampleCatalogue(db);
  for (const name of ['Nora', 'Ben', 'Kai', 'Mira']) await sample.user(name);
  const genre = (await sample.genre('Jazz')).id;
  const tag = (await sample.tag('Late night')).id;
  const artists = [(await sample.artist('Nadia Voss', { genre })).id];
  await sample.artist('Secret', { genre, status: 'draft' });
  const draft = { status: 'draft', owner_id: owner } as const;
  await sample.album('Harbour', { artists, genre, tag, owner_id: owner });
  await sample.album('Draft', { artists, genre, tag, ...draft });
  await sample.track('Tide', { artists, genre, tag, album_id: 1, owner_id: owner });
  await sample.track('Draft', { artists, genre, tag, album_id: 2, ...draft });
  await sample.playlist('Evening', owner, [1]);
  await sample.playlist('Secret', owner, [1], { public: false });
  await db.insert(workspaces).values({ name: 'Team' });
  await db.insert(workspaceMembers).values([
    { workspace_id: 1, user_id: owner, role: 'owner' },
    { workspace_id: 1, user_id: 4, role: 'editor' },
  ]);
  await db.insert(workspaceInvites).values({
    workspace_id: 1,
    email: 'invited@segno.example',
    role: 'viewer',
    token_hash: hashToken(inviteToken),
    expires_at: new Date(Date.now() + 3_600_000),
  });
}

const artistPermissions = (['music.view', 'playlists.create', 'music.create'] as const).map((name) => ({
  name,
  restrictions: [],
}));

/** The owner's membership, as sessions have it. */
const ownWorkspace = { workspaces: new Map([[1, 'owner' as const]]) };

const viewers: Record<string, Viewer> = {
  guest: asGuest,
  listener: asListener(3),
  owner: asUser(owner, {}, ownWorkspace),
  'other person': asListener(other),
  artist: asUser(3, { permissions: artistPermissions }),
  unverified: asUnverified(owner),
  banned: asBanned(owner),
  admin: asAdmin(3),
  'owner without permissions': asUser(owner, { permissions: [] }, ownWorkspace),
  ...Object.fromEntries(
    permissionNames.map((name) => [`person with ${name} only`, asPermitted(other, name)]),
  ),
};

/** A rule that names no permission treats all people with one permission alike: two of them stand for the others. */
const alike = new Set<string>(
  permissionNames
    .filter((name) => name !== 'admin')
    .slice(2)
    .map((name) => `person with ${name} only`),
);
const viewersOf = ([rule]: RuleName[]) =>
  Object.entries(viewers).filter(
    ([who]) => !alike.has(who) || (permissionNames as readonly string[]).includes(rule ?? ''),
  );

type Who = 'all' | 'owner' | 'admin';
/** Requests of a route: the body, who of those whom the rule admits succeeds, and what the others are answered. */
interface Case {
  path: string;
  body?: unknown;
  /** @default 'all' */
  to?: Who;
  /** The status of the others. @default 404 */
  else?: number;
  /** The status of a success, where it is not the declared one. */
  status?: number;
}
const everybody = (path: string, body?: unknown): Case => ({ path, body });
const hidden = (path: string, body?: unknown): Case => ({ path, body, to: 'owner' });
const foreign = (path: string, body?: unknown): Case => ({ path, body, to: 'owner', else: 403 });
/** A public and a private playlist: the first is refused with 403, the second with 404. */
const playlistChange = (path: string, body?: unknown): Case[] => [
  foreign(`/playlists/1${path}`, body),
  hidden(`/playlists/2${path}`, body),
];
const invalid = (path: string): Case => ({ path, body: {}, status: 422 });
const password = { password: 'correct horse', password_confirmation: 'correct horse' };

/** Every route with requests for a public record and, where there is one, for a record of another person. */
const cases: Record<string, Case[]> = {
  'GET /albums': [everybody('/albums')],
  'GET /albums/:id': [everybody('/albums/1'), hidden('/albums/2')],
  'GET /artists': [everybody('/artists')],
  'GET /artists/:id': [everybody('/artists/1'), { path: '/artists/2', to: 'admin' }],
  'GET /artists/:id/tracks': [everybody('/artists/1/tracks'), { path: '/artists/2/tracks', to: 'admin' }],
  'GET /artists/:id/albums': [everybody('/artists/1/albums'), { path: '/artists/2/albums', to: 'admin' }],
  'GET /channels/:slugOrId': [everybody('/channels/home')],
  'GET /channels/:slugOrId/items': [everybody('/channels/popular-albums/items')],
  'GET /genres': [everybody('/genres')],
  'GET /genres/:name': [everybody('/genres/jazz')],
  'GET /logs/error/download-latest': [everybody('/logs/error/download-latest')],
  'GET /me': [everybody('/me')],
  'GET /me/likes': [everybody('/me/likes')],
  'PUT /me/likes/:kind/:id': [
    everybody('/me/likes/tracks/1'),
    hidden('/me/likes/tracks/2'),
    hidden('/me/likes/albums/2'),
    hidden('/me/likes/playlists/2'),
    { path: '/me/likes/artists/2', to: 'admin' },
  ],
  // Taking back a like that does not exist changes nothing and tells nothing.
  'DELETE /me/likes/:kind/:id': [everybody('/me/likes/tracks/1'), everybody('/me/likes/playlists/2')],
  'GET /me/playlists': [everybody('/me/playlists')],
  'GET /notifications': [everybody('/notifications')],
  'GET /notifications/unread': [everybody('/notifications/unread')],
  // Other people's ids change nothing and tell nothing.
  'POST /notifications/mark-as-read': [everybody('/notifications/mark-as-read', { ids: [1] })],
  'POST /notifications/mark-all-as-read': [everybody('/notifications/mark-all-as-read')],
  'GET /playlists': [everybody('/playlists')],
  'POST /playlists': [everybody('/playlists', { name: 'Morning' })],
  'GET /playlists/:id': [everybody('/playlists/1'), hidden('/playlists/2')],
  'PUT /playlists/:id': playlistChange('', { name: 'Night' }),
  'DELETE /playlists/:id': playlistChange(''),
  'PUT /playlists/:id/workspace': playlistChange('/workspace', { workspace_id: 1 }),
  'POST /playlists/:id/image': playlistChange('/image', form),
  'DELETE /playlists/:id/image': playlistChange('/image'),
  'POST /playlists/:id/restore': [hidden('/playlists/1/restore'), hidden('/playlists/2/restore')],
  'GET /playlists/:id/tracks': [everybody('/playlists/1/tracks'), hidden('/playlists/2/tracks')],
  'POST /playlists/:id/tracks': playlistChange('/tracks', { track_ids: [1], duplicates: 'add' }),
  'POST /playlists/:id/tracks/move': playlistChange('/tracks/move', { ids: [1], before: null }),
  'POST /playlists/:id/tracks/remove': playlistChange('/tracks/remove', { ids: [1] }),
  // There is no such removal.
  'POST /playlists/:id/tracks/restore': playlistChange('/tracks/restore', { removal_id: 1 }).map((each) => ({
    ...each,
    status: 404,
  })),
  'GET /radio/:seedType/:seedId': [everybody('/radio/track/1'), { path: '/radio/track/2', status: 404 }],
  'GET /search': [everybody('/search?query=tide')],
  'GET /tags': [everybody('/tags')],
  'GET /tags/:name': [everybody('/tags/late%20night')],
  'GET /tags/:name/tracks': [everybody('/tags/late%20night/tracks')],
  'GET /tags/:name/albums': [everybody('/tags/late%20night/albums')],
  'GET /tracks': [everybody('/tracks')],
  'GET /tracks/:id': [everybody('/tracks/1'), hidden('/tracks/2')],
  'GET /workspaces': [everybody('/workspaces')],
  'POST /workspaces': [everybody('/workspaces', { name: 'Team' })],
  'GET /workspaces/:id': [hidden('/workspaces/1')],
  'PUT /workspaces/:id': [hidden('/workspaces/1', { name: 'Band' })],
  'DELETE /workspaces/:id': [hidden('/workspaces/1')],
  'PUT /workspaces/:id/members/:partId': [hidden('/workspaces/1/members/4', { role: 'viewer' })],
  'DELETE /workspaces/:id/members/:partId': [hidden('/workspaces/1/members/4')],
  'POST /workspaces/:id/invites': [
    hidden('/workspaces/1/invites', { email: 'kai@segno.example', role: 'viewer' }),
  ],
  'PUT /workspaces/:id/invites/:partId': [hidden('/workspaces/1/invites/1', { role: 'editor' })],
  'POST /workspaces/:id/invites/:partId/resend': [hidden('/workspaces/1/invites/1/resend')],
  'DELETE /workspaces/:id/invites/:partId': [hidden('/workspaces/1/invites/1')],
  // Nobody here has the address of the invitation.
  'GET /workspace/join/:inviteId': [{ path: `/workspace/join/${inviteToken}`, status: 404 }],
  'DELETE /workspace/invite/:inviteId': [{ path: `/workspace/invite/${inviteToken}`, status: 404 }],
  'GET /users/:id': [everybody('/users/1'), { path: '/users/999', status: 404 }],
  'GET /users/:id/playlists': [everybody('/users/1/playlists')],
  'GET /startup': [everybody('/startup')],
  'POST /users/me/locale': [everybody('/users/me/locale', { locale: 'pl' })],
  'GET /openapi.json': [everybody('/openapi.json')],
  'POST /resend-email-verification': [everybody('/resend-email-verification')],
  'POST /validate-email-verification-otp': [
    everybody('/validate-email-verification-otp', { code: '123456' }),
  ],
  'POST /auth/login': [invalid('/auth/login')],
  'POST /auth/register': [invalid('/auth/register')],
  'POST /auth/logout': [everybody('/auth/logout')],
  'POST /auth/forgot-password': [everybody('/auth/forgot-password', { email: 'nobody@segno.example' })],
  'POST /auth/reset-password': [
    { ...invalid('/auth/reset-password'), body: { token: 'x', email: 'nobody@segno.example', ...password } },
  ],
};

/** The status with which a rule refuses a viewer, or null for those whom it admits (ACCESS-7). */
function refusal(rule: RuleName, { restriction, user, guest_role }: Viewer): number | null {
  if (rule === 'everyone') return null;
  if (rule === 'notSuspended') return user ? (restriction === 'banned' ? 403 : null) : 401;
  if (restriction) return 403;
  if (rule === 'anyone') return null;
  if (rule === 'signedIn') return user ? null : 401;
  const may = hasPermission({ user, guest_role }, rule);
  return may ? null : user ? 403 : 401;
}

const isAdmin = ({ user }: Viewer) =>
  user?.permissions.some(({ name }) => name === ('admin' satisfies PermissionName)) ?? false;

const succeeds = (to: Who, of: Viewer) =>
  to === 'all' || isAdmin(of) || (to === 'owner' && of.user?.id === owner);

/** What the rule of a route does not tell: some routes need a person, whose account is restricted or not. */
function expectedStatus(
  name: string,
  route: Route,
  { to = 'all', else: others = 404, status }: Case,
  of: Viewer,
) {
  const [rule = 'everyone'] = route.rules;
  const refused = refusal(rule, of);
  if (refused) return refused;
  // People with a restricted account choose the language of their screen too.
  if (name.includes('locale') && !of.user) return 401;
  if (name.includes('validate') && !of.user?.email_verified_at) return 422;
  if (!succeeds(to, of)) return others;
  return status ?? route.answers[0]?.status;
}

test('ACCESS-6 every route declares one rule and one answer, and has requests in this file', () => {
  expect(routes.size).toBeGreaterThan(35);
  expect([...routes].filter(([, { rules }]) => rules.length !== 1)).toEqual([]);
  expect([...routes].filter(([, { answers: declared }]) => declared.length !== 1)).toEqual([]);
  expect([...routes.keys()].filter((name) => !cases[name]?.length)).toEqual([]);
  expect(Object.keys(cases).filter((name) => !routes.has(name))).toEqual([]);
});

test('ACCESS-6 a route without a rule, or with two, is found', () => {
  const bad = new Hono<AppEnv>()
    .get('/none', answers(v.object({})), (c) => c.json({}))
    .get('/two', anyone, signedIn, (c) => c.json({}))
    .get('/one', signedIn, (c) => c.json({}));
  const found = readRoutes(new Hono<AppEnv>().route('/inner', bad));
  expect(found.filter(({ rules }) => rules.length !== 1).map(({ path }) => path)).toEqual([
    '/inner/none',
    '/inner/two',
  ]);
});

const sent = (body: unknown, headers: Record<string, string>): RequestInit => {
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { body, headers };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
};

/** Routes after which the next viewer would be answered otherwise: playlists, workspaces, and the limit of messages. */
const changing = /^(?:DELETE|POST|PUT) \/(?:playlists\/|workspaces|auth\/forgot)/;

/** The path of a route in the description. */
const describedPath = (name: string) => {
  const path = (name.split(' ')[1] ?? '').replaceAll(/:(\w+)/g, '{$1}');
  return path.startsWith('/auth') ? path : `/api/v1${path}`;
};
const methodOf = (name: string) => (name.split(' ')[0] ?? '').toLowerCase();

/** The JSON pointer to the schema of an answer in the description. */
const pointerTo = (name: string, status: string) =>
  [
    '',
    'paths',
    describedPath(name),
    methodOf(name),
    'responses',
    status,
    'content',
    'application/json',
    'schema',
  ]
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');

test('API-1 the description has every route with its parameters, its body and its answer', () => {
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described.toSorted()).toEqual(
    [...routes.keys()].map((name) => `${methodOf(name)} ${describedPath(name)}`).toSorted(),
  );
  expect(description.paths['/api/v1/playlists/{id}']?.put).toMatchObject({
    description: 'For signed-in people.',
    parameters: [
      { name: 'id', in: 'path', required: true },
      { $ref: '#/components/parameters/XsrfToken' },
      { $ref: '#/components/parameters/IdempotencyKey' },
    ],
    requestBody: {
      content: {
        'application/json': { schema: { properties: { name: { type: 'string', maxLength: 100 } } } },
      },
    },
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/PlaylistAnswer' } } } },
    },
  });
  expect(description.paths['/api/v1/albums']?.get).toMatchObject({
    description: 'Needs the permission `music.view`.',
    parameters: expect.arrayContaining([
      {
        name: 'order',
        in: 'query',
        required: false,
        schema: expect.objectContaining({ enum: ['popular', 'newest', 'name'] }) as object,
      },
    ]) as object,
  });
  expect(description.components.schemas.Album).toMatchObject({
    type: 'object',
    properties: { permissions: { $ref: '#/components/schemas/RecordPermissions' } },
  });
});

test.each(Object.keys(cases))(
  'ACCESS-7 ACCESS-8 %s admits whom its rule and the record admit',
  async (name) => {
    const route = routes.get(name);
    if (!route) throw new Error(`There is no route ${name}.`);
    await restore();
    for (const request of cases[name] ?? []) {
      for (const [who, of] of viewersOf(route.rules)) {
        viewer = of;
        const response = await app.request(request.path, {
          method: route.method,
          ...sent(request.body, { 'sec-fetch-site': 'same-origin' }),
        });
        const body: unknown = await response.json();
        const what = `${who}: ${route.method} ${request.path} ${JSON.stringify(body).slice(0, 200)}`;
        expect(response.status, what).toBe(expectedStatus(name, route, request, of));
        if (!response.ok) continue;
        const [answer] = route.answers;
        if (answer) {
          expect(body, what).toEqual(v.parse(answer.schema, body));
          const described = ajv.getSchema(`api#${pointerTo(name, String(response.status))}`);
          expect(described?.(body), `${what} ${JSON.stringify(described?.errors)}`).toBe(true);
        }
        if (changing.test(name)) await restore();
      }
    }
  },
);
