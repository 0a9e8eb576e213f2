import './styles.ts';
import {
  createQueryClient,
  createStartupStore,
  hydrateQueries,
  lazyHttpClient,
  tabsChannel,
  type Startup,
} from '@segno/data';
import { createThemeStore, readThemeChoice } from '@segno/shell';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { matchRoutes, RouterContextProvider, RouterProvider, type HydrationState } from 'react-router';
import { App } from './App.tsx';
import { createAppRouter } from './createAppRouter.ts';
import { followLinks } from './followLinks.ts';
import { queryClientContext, startupContext } from './contexts.ts';
import { loadPageRoutes } from './loadPageRoutes.ts';
import { pagesId, routesFor } from './routes.tsx';
import type { ConnectedPage } from './session.ts';

/** Properties that the server adds to the startup object for this application. */
interface ServerState {
  queries?: unknown;
  router?: HydrationState;
}

/** Yields to the event loop before the next step: on a slow phone the whole start takes a fifth of a second. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The first use of `Intl` takes 10 ms or more, and the modules of the parts for signed-in people use it: react-aria reads
 * the direction of the locale. Here it does not lengthen the task that runs these modules.
 */
async function prepareLocale(language: string) {
  Intl.DateTimeFormat.supportedLocalesOf(language);
  await breathe();
  new Intl.Locale(language).maximize();
  await breathe();
}

async function start() {
  await breathe();
  const element = document.getElementById('root');
  const source = document.getElementById('startup')?.textContent ?? '';
  if (!element) throw new Error('The document has no #root.');
  const raw = JSON.parse(source) as string | object;
  const state = (typeof raw === 'string' ? JSON.parse(raw) : raw) as ServerState;
  // Not validated here: the server that wrote it into this page has the same contract, and the schemas would delay the
  // first visit.
  const startup = state as ServerState & Startup;
  // Sets react-aria's locale to the page's language instead of the browser's. Its provider would do the same, but is not
  // needed on the first page. A change of the language: `showLanguage` in `session.ts`.
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: startup.i18n.locale ?? startup.i18n.language,
  });
  const store = createStartupStore(startup);
  const theme = createThemeStore(readThemeChoice(document.cookie));
  const context = new RouterContextProvider();
  const channel = new BroadcastChannel(tabsChannel);
  const loadSession = () => import('./session.ts');
  const queryClient = createQueryClient({
    http: lazyHttpClient(async () => (await loadSession()).connect(page)),
  });
  const page: ConnectedPage = { store, theme, context, channel, queryClient };
  // Another tab has changed the session, the language or the theme.
  channel.onmessage = ({ data }) => void loadSession().then(({ refresh }) => refresh(page, data));
  if (parent !== window) void loadSession().then(({ preview }) => preview(page));
  if (state.queries) hydrateQueries(queryClient, state.queries);

  const routes = await routesFor(startup, location.pathname);
  // The code of the server-rendered page must be loaded before its hydration.
  if (state.router) {
    await Promise.all(
      (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
        if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
      }),
    );
  }
  await breathe();
  if (startup.user) {
    await prepareLocale(startup.i18n.language);
    // A person can change something as soon as the page is interactive, and the page follows what the response changes.
    (await loadSession()).connect(page);
  } else setTimeout(() => void loadSession().then(({ connect }) => connect(page)), 10_000);
  context.set(queryClientContext, queryClient);
  context.set(startupContext, store.get());
  const router = createAppRouter(routes, context, state.router, async ({ patch }) =>
    patch(pagesId, await loadPageRoutes()),
  );
  page.router = router;
  followLinks(router, context);
  const app = (
    <StrictMode>
      <App store={store} queryClient={queryClient} theme={theme}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  startTransition(() => {
    if (state.router) hydrateRoot(element, app);
    else createRoot(element).render(app);
  });
}

void start();
