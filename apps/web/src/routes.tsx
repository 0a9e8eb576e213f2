import { restrictionOf, type Startup } from '@segno/data';
import type { RouteObject } from 'react-router';
import { loadPageRoutes } from './loadPageRoutes.ts';
import { Root } from './Root.tsx';
import { PageError, RootError } from './RouteError.tsx';
import { routeParts } from './routeParts.tsx';

/** The id of the route whose children are the pages. */
export const pagesId = 'pages';

/** The module of home, as in the table of pages. The ids of routes are the modules of their pages. */
export const homeId = 'browse/home/homePage';

/** The routes of the application, with these pages beside home. What matches nothing is a channel, or not found. */
export const routesWith = (pages: RouteObject[]): RouteObject[] => [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RootError,
    children: [
      {
        // Errors of a page do not replace the frame.
        id: pagesId,
        ErrorBoundary: PageError,
        children: [
          {
            id: homeId,
            path: '/',
            lazy: async () => routeParts((await import('@segno/browse/homePage')).homePage),
          },
          ...pages,
        ],
      },
    ],
  },
];

/** The only page of a person whose account is restricted (VERIFY-1, VERIFY-5), at every address. */
export const restrictedRoutes: RouteObject[] = [
  {
    id: 'shell/restricted/restrictedPage',
    path: '*',
    lazy: async () => (await import('./pageRoutes.ts')).loadRoute('shell/restricted/restrictedPage'),
    ErrorBoundary: RootError,
  },
];

/** The routes that a visitor can reach. A first visit to home does not load those of the other pages. */
export async function routesFor(startup: Startup, path: string): Promise<RouteObject[]> {
  if (restrictionOf(startup)) return restrictedRoutes;
  return routesWith(path === '/' ? [] : await loadPageRoutes());
}
