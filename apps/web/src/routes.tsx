import { type PageName, pages, restrictionOf, type Startup } from '@segno/data';
import type { RouteObject } from 'react-router';
import { loadPageModules } from './loadPageModules.ts';
import { notFound } from './notFound.ts';
import { pageLoader } from './pageLoader.ts';
import type { LaterPage } from './pageModules.ts';
import { Root } from './Root.tsx';
import { PageError, RootError } from './RouteError.tsx';
import { routeParts } from './routeParts.ts';

/** The id of a route whose code is loaded on demand: its source file, by which the server finds the built chunks. */
const idOf = (file: string) => `src/routes/${file}.ts`;

const later = (name: LaterPage, path: string): RouteObject => ({
  id: idOf(name),
  path,
  lazy: async () => (await loadPageModules()).loadPage(name),
});

const laterPages = (Object.keys(pages) as PageName[]).filter(
  (name) => name !== 'home' && name !== 'channelBelow',
);

/** Every address of the application (ROUTE-1). What matches nothing is a channel, or not found. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RootError,
    children: [
      {
        // Errors of a page do not replace the frame.
        id: 'pages',
        ErrorBoundary: PageError,
        children: [
          {
            id: idOf('home'),
            path: pages.home,
            lazy: async () => routeParts(await import('./routes/home.ts')),
          },
          ...laterPages.map((name) => later(name, pages[name])),
          { ...later('channel', pages.channelBelow), id: `${idOf('channel')}?below` },
          { id: 'not-found', path: '*', loader: pageLoader(() => Promise.reject(notFound())) },
        ],
      },
    ],
  },
];

/** The only page of a person whose account is restricted (VERIFY-1, VERIFY-5), at every address. */
const restrictedRoutes: RouteObject[] = [
  {
    id: idOf('restricted'),
    path: '*',
    lazy: async () => (await loadPageModules()).loadRestrictedPage(),
    ErrorBoundary: RootError,
  },
];

/** The routes that a visitor can reach. */
export const routesFor = (startup: Startup): RouteObject[] =>
  restrictionOf(startup) ? restrictedRoutes : routes;
