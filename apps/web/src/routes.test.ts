import { ApiError, channelPath, createQueryClient, takenSegments } from '@segno/data';
import { sampleLabel, samplePage, sampleRadio, sampleStartup, sampleUser } from '@segno/data/samples';
import { createStaticHandler, matchRoutes, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { queryClientContext, startupContext } from './contexts.ts';
import { loadPage, pageNames, pageRoutes } from './pageRoutes.ts';
import { pages } from './pages.ts';
import { routesWith } from './routes.tsx';

const routes = routesWith(pageRoutes);

/** An address of a page, without the optional segments. */
const addressOf = (path: string) => path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1') || '/';

const addresses = Object.keys(pages).map(addressOf);

test.each(addresses)('ROUTE-1 the page at %s has a screen, a loader and a title', async (address) => {
  const route = matchRoutes(routes, address)?.at(-1)?.route;
  if (typeof route?.lazy !== 'function') throw new Error(`${address} has no lazy route.`);
  const { Component, handle, loader } = await route.lazy();
  expect(Component).toBeTypeOf('function');
  expect(loader).toBeTypeOf('function');
  expect(handle).toMatchObject({ meta: expect.any(Function) as unknown });
});

/** The status of an address and where it redirects to. The API has these records only. */
async function visit(
  address: string,
  startup: typeof sampleStartup,
  records: Readonly<Record<string, unknown>> = {},
) {
  const requestContext = new RouterContextProvider();
  const missing = new ApiError({ status: 404, message: 'None', serverMessage: 'None', code: 'not_found' });
  requestContext.set(startupContext, startup);
  requestContext.set(
    queryClientContext,
    createQueryClient({
      http: {
        send: (path) => (path in records ? Promise.resolve(records[path]) : Promise.reject(missing)),
      },
      isServer: true,
    }),
  );
  const request = new Request(new URL(address, 'https://segno.example'));
  const answer = await createStaticHandler(routes).query(request, { requestContext });
  return answer instanceof Response
    ? [answer.status, answer.headers.get('location')]
    : [answer.statusCode, null];
}

const person = { ...sampleStartup, user: sampleUser };

test.each([
  ['/library/playlists', sampleStartup, '/login?next=%2Flibrary%2Fplaylists'],
  ['/login?next=%2Fsearch', person, '/search'],
  ['/register', person, '/'],
  ['/forgot-password', person, '/'],
  ['/password/reset/abc', person, '/'],
])('AUTH-8 the guard of %s redirects before anything is read', async (address, startup, location) => {
  expect(await visit(address, startup)).toEqual([302, location]);
});

test.each(Object.entries(pages))('ROUTE-1 the page at %s has this path and its rule', async (path, name) => {
  const { path: own, alsoAt = [], rule } = await loadPage(name);
  expect([own, ...alsoAt]).toContain(path);
  // What only some people see is not a page for guests.
  expect(rule?.guard === 'guestOnly' && rule.permission).toBeFalsy();
  const isForPeople = rule?.guard === 'signedIn' || rule?.guard === 'mayCheckOut';
  const startup = isForPeople ? sampleStartup : person;
  const [status] = await visit(addressOf(path), startup);
  // Nothing is read before the redirect; pages without a guard read records that do not exist here.
  expect(status === 302).toBe(rule?.guard !== undefined);
});

test('ROUTE-1 the table has every page and every path of it', async () => {
  const names = new Set<string>(Object.values(pages));
  expect(pageNames.filter((name) => !names.has(name))).toEqual(['shell/restricted/restrictedPage']);
  for (const name of names)
    for (const path of (await loadPage(name)).alsoAt ?? []) expect(Object.keys(pages)).toContain(path);
});

test('ROUTE-1 a channel with the first segment of any other page keeps an address', () => {
  const firsts = Object.keys(pages).flatMap((path) => /^\/([\w-]+)/.exec(path)?.[1] ?? []);
  expect(firsts).toContain('library');
  for (const slug of [...firsts, 'api', 'auth', 'media', 'assets', 'health', 'secure']) {
    expect(takenSegments).toContain(slug);
    expect(channelPath({ slug })).toBe(`/channel/${slug}`);
  }
});

test.each<[string, unknown, typeof sampleStartup?]>([
  ['/password/reset', [301, '/forgot-password']],
  ['/albums/3/a/b', [301, '/album/3/a/b']],
  ['/albums/3', [301, '/album/3']],
  ['/nothing/here', [404, null]],
  ['/album/03', [404, null]],
  ['/workspaces/x', [404, null], person],
  ['/search/low/singles', [404, null]],
  ['/album/3', [404, null]],
])('ROUTE-7 %s is answered %j', async (address, answer, startup = sampleStartup) => {
  expect(await visit(address, startup)).toEqual(answer);
});

const noPage = { pagination: samplePage([]) };

test.each([
  ['/label/2', '/label/2/quay-records'],
  ['/label/2/wrong/tracks?x=1', '/label/2/quay-records/tracks?x=1'],
  ['/label/2/quay-records/albums', '/label/2/quay-records'],
  ['/label/2/quay-records/tracks', null],
  ['/radio/artist/4', '/radio/artist/4/nadia-voss'],
  ['/radio/artist/4/wrong', '/radio/artist/4/nadia-voss'],
  ['/radio/artist/4/nadia-voss', null],
])('ROUTE-2 %s is redirected to %s', async (address, location) => {
  const records = {
    'labels/2': { label: { ...sampleLabel, id: 2, name: 'Quay Records', slug: 'quay-records' } },
    'labels/2/albums': noPage,
    'labels/2/tracks': noPage,
    'radio/artist/4/tracks': {
      ...sampleRadio,
      seed: { ...sampleRadio.seed, type: 'artist', id: 4, name: 'Nadia Voss' },
    },
  };
  expect(await visit(address, sampleStartup, records)).toEqual([location === null ? 200 : 301, location]);
});
