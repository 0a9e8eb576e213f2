// The router is built from parts that React Router marks as unstable (UNSAFE_…). An update that removes one of them, or
// changes its used behaviour, fails here and not in a visitor's browser.
import { createElement, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createContext,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  data,
  type LoaderFunctionArgs,
  RouterContextProvider,
  RouterProvider,
  StaticRouterProvider,
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter,
  UNSAFE_DataRouterDataContext,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties,
} from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createAppRouter } from './createAppRouter.ts';

const siteContext = createContext('');
const loaded = vi.fn();

const Page = () => createElement('p', null, 'A page');
const Failure = () => createElement('p', null, 'A failure');

const routes = [
  {
    id: 'root',
    ErrorBoundary: () => createElement(Failure),
    children: [
      { id: 'home', path: '/', Component: () => createElement('p', null, 'Home') },
      {
        id: 'page',
        path: 'page/:name',
        lazy: async () => ({
          Component: () => createElement(Page),
          loader: ({ params, context }: LoaderFunctionArgs) => {
            loaded(params.name);
            return `${params.name} on ${context.get(siteContext)}`;
          },
        }),
      },
      {
        id: 'broken',
        path: 'broken',
        Component: () => createElement(Page),
        loader: () => Promise.reject(data('No such page', 404)),
      },
      // The application resolves the lazy routes of a server's page before it makes the router.
      { id: 'served', path: 'served', Component: () => createElement(Page), loader: () => loaded() },
    ],
  },
];

/** The part of `window` that a browser history needs. */
function openWindow(path: string) {
  const listeners = new Set<() => void>();
  const url = new URL(path, 'https://segno.example');
  const entries = [{ href: url.href, state: null as unknown }];
  let index = 0;
  const go = (step: number) => {
    index += step;
    for (const listen of listeners) listen();
  };
  const window = {
    get location() {
      return new URL(entries[index]!.href);
    },
    history: {
      get state() {
        return entries[index]!.state;
      },
      pushState(state: unknown, _title: string, address: string) {
        index += 1;
        entries.splice(index, Infinity, { href: new URL(address, url).href, state });
      },
      replaceState(state: unknown, _title: string, address?: string) {
        entries[index] = { href: new URL(address ?? entries[index]!.href, url).href, state };
      },
      go,
    },
    addEventListener: (type: string, listen: () => void) => type === 'popstate' && listeners.add(listen),
    removeEventListener: (_type: string, listen: () => void) => listeners.delete(listen),
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { defaultView: window });
  return window;
}

afterEach(() => {
  vi.unstubAllGlobals();
  loaded.mockClear();
});

const context = () => {
  const provider = new RouterContextProvider();
  provider.set(siteContext, 'Segno');
  return provider;
};

test('React Router still has every unstable part that is imported', () => {
  expect({
    UNSAFE_createBrowserHistory,
    UNSAFE_createRouter,
    UNSAFE_defaultMapRouteProperties,
    UNSAFE_hydrationRouteProperties,
    UNSAFE_DataRouterDataContext,
  }).toEqual({
    UNSAFE_createBrowserHistory: expect.any(Function),
    UNSAFE_createRouter: expect.any(Function),
    UNSAFE_defaultMapRouteProperties: expect.any(Function),
    UNSAFE_hydrationRouteProperties: ['HydrateFallback', 'hydrateFallbackElement'],
    UNSAFE_DataRouterDataContext: expect.objectContaining({ Provider: expect.anything() }),
  });
});

test('the router navigates, runs loaders with the context, and follows the history back', async () => {
  const window = openWindow('/');
  const router = createAppRouter(routes, context(), undefined);
  await router.navigate('/page/lamp');
  expect(window.location.pathname).toBe('/page/lamp');
  expect(router.state.loaderData).toEqual({ page: 'lamp on Segno' });
  window.history.go(-1);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
  router.dispose();
});

test('the router uses the data that the server loaded without loading it again', async () => {
  openWindow('/served');
  const router = createAppRouter(routes, context(), {
    loaderData: { served: 'from the server' },
    errors: null,
  });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  expect(router.state.loaderData).toEqual({ served: 'from the server' });
  expect(loaded).not.toHaveBeenCalled();
  router.dispose();
});

test('components and error boundaries of routes are rendered as by the public router', async () => {
  for (const path of ['/page/lamp', '/broken']) {
    openWindow('/');
    const router = createAppRouter(routes, context(), undefined);
    await router.navigate(path);
    const publicRouter = createMemoryRouter(routes, { getContext: context });
    await publicRouter.navigate(path);
    vi.unstubAllGlobals();
    const [ours, theirs] = [router, publicRouter].map((one) =>
      renderToString(createElement(RouterProvider, { router: one })),
    );
    expect(ours).toBe(path === '/broken' ? '<p>A failure</p>' : '<p>A page</p>');
    expect(ours).toBe(theirs);
  }
});

test('the context of the router has the errors of the page', async () => {
  const Meta = () => {
    const errors = useContext(UNSAFE_DataRouterDataContext)?.errors;
    return createElement('p', null, JSON.stringify(Object.keys(errors ?? {})));
  };
  const { query, dataRoutes } = createStaticHandler([
    {
      id: 'root',
      Component: Meta,
      ErrorBoundary: Meta,
      children: [
        { id: 'broken', path: 'broken', Component: Page, loader: () => Promise.reject(data(null, 404)) },
      ],
    },
  ]);
  const result = await query(new Request('https://segno.example/broken'));
  if (result instanceof Response) throw new Error('There is a page to render.');
  const router = createStaticRouter(dataRoutes, result);
  const html = renderToString(
    createElement(StaticRouterProvider, { router, context: result, hydrate: false }),
  );
  expect(html).toBe('<p>[&quot;root&quot;]</p>');
});
