import { testSettingTests } from '../testing/testSettingTests.ts';
import { hasPermission, permissionNames, type PermissionName } from '@segno/data/contract';
import { createSecretKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Hono } from 'hono';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createRoutes } from '../createRoutes.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { Payments } from '../payments/Payments.ts';
import { createUploads } from '../media/images/createUploads.ts';
import { describeApi } from '../openapi/describeApi.ts';
import { buildStartup } from '../startup/startup.ts';
import { createViewers } from '../identity/readViewer.ts';
import {
  asAdmin,
  asBanned,
  asGuest,
  asListener,
  asPermitted,
  asUnverified,
  asUser,
} from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { testAccountParts } from '../testing/testAccountParts.ts';
import type { AccessCase, Who } from '../testing/AccessCase.ts';
import { accessCases, changing, cover } from '../testing/accessCases.ts';
import { testFiles } from '../testing/testFiles.ts';
import { insertAccessRecords, other, owner } from '../testing/accessRecords.ts';
import type { AppEnv } from './AppEnv.ts';
import { responds } from './responds.ts';
import { handleError } from './handleError.ts';
import { readRoutes, type Route } from './readRoutes.ts';
import { costs, extraCosts } from './rateLimit.ts';
import { anyone, type RuleName, signedIn } from './rules.ts';
import { toHono } from './router.ts';

let database: TestDatabase;
/** Brings back the records of `insertAccessRecords`. */
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

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segno-access-'));
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } }).png();
  cover.set('file', new File([new Uint8Array(await picture.toBuffer())], 'cover.png'));
  database = await openTestDatabase();
  await insertAccessRecords(database.db);
  restore = await database.keepRows();
  const { db } = database;
  const key = Buffer.from('key of a test');
  const { api, auth, secure } = createRoutes({
    settingTests: testSettingTests,
    db,
    baseUrl,
    viewers: createViewers(db),
    startup: ({ headers }, of) => buildStartup(db, { baseUrl, headers, viewer: of }),
    keys: { xsrf: createSecretKey(key), code: key, attempts: key },
    clientAddress: () => '192.0.2.1',
    sendMails: () => {},
    uploads: createUploads(folder),
    account: testAccountParts(db),
    files: testFiles(db, folder),
    recentErrors: { read: () => [{ level: 50, msg: 'internal_error' }] },
    payments: new Payments({ db, baseUrl, key, log }),
  });
  description = describeApi({ api, auth, secure });
  ajv.addSchema(description, 'api');
  routes = new Map(
    [
      ...readRoutes(api),
      ...readRoutes(auth).map((route) => ({ ...route, path: `/auth${route.path}` })),
      ...readRoutes(secure).map((route) => ({ ...route, path: `/secure${route.path}` })),
    ].map((route) => [`${route.method} ${route.path}`, route]),
  );
  app = new Hono<AppEnv>()
    .onError(handleError)
    .use((c, next) => (c.set('viewer', viewer), c.set('log', log as never), next()))
    .route('/', toHono(api))
    .route('/auth', toHono(auth))
    .route('/secure', toHono(secure));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

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

/** The status with which a rule refuses a viewer, or null for those whom it admits (ACCESS-7). */
function refusal(rule: RuleName, { restriction, user, guest_role }: Viewer): number | null {
  if (rule === 'everyone') return null;
  if (rule === 'account') return user ? null : 401;
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

/** What the rule of a route does not tell: the verification needs a person who is not verified. */
function expectedStatus(
  name: string,
  route: Route,
  { to = 'all', else: others = 404, status }: AccessCase,
  of: Viewer,
) {
  const [rule = 'everyone'] = route.rules;
  const refused = refusal(rule, of);
  if (refused) return refused;
  if (name.includes('validate') && !of.user?.email_verified_at) return 422;
  if (!succeeds(to, of)) return others;
  return status ?? route.responses[0]?.status;
}

test('LOAD-4 every route that takes a file says what it costs beyond a change', () => {
  const withFiles = [...routes.values()].filter(({ inputs }) => inputs.some(({ part }) => part === 'form'));
  expect(withFiles.length).toBeGreaterThan(2);
  expect(withFiles.filter(({ cost }) => cost < 10).map(({ path }) => path)).toEqual([]);
});

test('LOAD-4 the description of the API costs as much as a page', () => {
  expect(routes.get('GET /openapi.json')?.cost).toBe(costs.read + extraCosts.render);
});

test('ACCESS-6 every route declares one rule and one response, and has requests in accessCases.ts', () => {
  expect(routes.size).toBeGreaterThan(35);
  expect([...routes].filter(([, { rules }]) => rules.length !== 1)).toEqual([]);
  expect([...routes].filter(([, { responses: declared }]) => declared.length !== 1)).toEqual([]);
  expect([...routes.keys()].filter((name) => !accessCases[name]?.length)).toEqual([]);
  expect(Object.keys(accessCases).filter((name) => !routes.has(name))).toEqual([]);
});

test('ACCESS-6 a route without a rule, or with two, is found', () => {
  const bad = new Hono<AppEnv>()
    .get('/none', responds(v.object({})), (c) => c.json({}))
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

/** The path of a route in the description. */
const describedPath = (name: string) => {
  const path = (name.split(' ')[1] ?? '').replaceAll(/:(\w+)/g, '{$1}');
  return /^\/(?:auth|secure)\//.test(path) ? path : `/api/v1${path}`;
};
const methodOf = (name: string) => (name.split(' ')[0] ?? '').toLowerCase();

/** The JSON pointer to the schema of a response in the description. */
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

test('API-1 the description has every route with its parameters, its body and its response', () => {
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
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/PlaylistResponse' } } } },
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

test.each(Object.keys(accessCases))(
  'ACCESS-7 ACCESS-8 %s admits whom its rule and the record admit',
  async (name) => {
    const route = routes.get(name);
    if (!route) throw new Error(`There is no route ${name}.`);
    await restore();
    for (const request of accessCases[name] ?? []) {
      for (const [who, of] of viewersOf(route.rules)) {
        viewer = of;
        const response = await app.request(request.path, {
          method: route.method,
          ...sent(request.body, { 'sec-fetch-site': 'same-origin' }),
        });
        const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
        // A stream of events has no end.
        if (isStream) await response.body?.cancel();
        const text = isStream ? '' : await response.text();
        const isFile = response.headers.get('content-type')?.startsWith('text/csv');
        const body: unknown = text === '' ? null : isFile ? text : JSON.parse(text);
        const what = `${who}: ${route.method} ${request.path} ${JSON.stringify(body).slice(0, 200)}`;
        expect(response.status, what).toBe(expectedStatus(name, route, request, of));
        if (!response.ok) continue;
        const [declared] = route.responses;
        if (declared && !isStream) {
          expect(body, what).toEqual(v.parse(declared.schema, body));
          const described = ajv.getSchema(`api#${pointerTo(name, String(response.status))}`);
          expect(described?.(body), `${what} ${JSON.stringify(described?.errors)}`).toBe(true);
        }
        if (changing.test(name)) await restore();
      }
    }
  },
);
