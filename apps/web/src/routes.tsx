import { type PageName, pages, restrictionOf, type Startup } from '@segno/data';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { notFound } from './notFound.ts';
import { type Load, loadGuards, pageLoader } from './pageLoader.ts';
import type { MetaOf } from './pageMeta.ts';
import { Root } from './Root.tsx';
import { PageError, RootError } from './RouteError.tsx';

/** What a file of `routes` exports. */
interface PageModule<Name extends PageName> {
  Component: ComponentType;
  /** Ensures the queries of the first view. @default the page has none */
  load?: Load<Name>;
  /** The title of the page, and what search engines and previews of links show. */
  meta: MetaOf<Name>;
}

type Lazy<Name extends PageName> = () => Promise<PageModule<Name>>;

const routeParts = async <Name extends PageName>(lazy: Lazy<Name>) => {
  const { Component, load, meta } = await lazy();
  return { Component, handle: { meta }, loader: pageLoader(load) };
};

/** A lazy route. Its id is the source file, by which the server finds the built chunk to preload. */
const lazyRoute = <Name extends PageName>(file: string, path: string, lazy: Lazy<Name>): RouteObject => ({
  id: `src/routes/${file}.ts`,
  path,
  lazy: () => routeParts(lazy),
});

/** The route of a page that admits everybody. */
const page = <Name extends PageName>(name: Name, lazy: Lazy<Name>) => lazyRoute(name, pages[name], lazy);

/** The route of a page whose rule in `pageRules` admits some people only. The rule is checked before its loader runs. */
const guarded = <Name extends PageName>(name: Name, lazy: Lazy<Name>): RouteObject => ({
  ...page(name, lazy),
  async lazy() {
    const [parts, { withGuard }] = await Promise.all([routeParts(lazy), loadGuards()]);
    return { ...parts, loader: withGuard(name, parts.loader) };
  },
});

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
          page('home', () => import('./routes/home.ts')),
          page('artist', () => import('./routes/artist.ts')),
          page('album', () => import('./routes/album.ts')),
          page('track', () => import('./routes/track.ts')),
          page('playlist', () => import('./routes/playlist.ts')),
          page('tag', () => import('./routes/tag.ts')),
          page('user', () => import('./routes/user.ts')),
          page('search', () => import('./routes/search.ts')),
          guarded('libraryPlaylists', () => import('./routes/libraryPlaylists.ts')),
          guarded('notifications', () => import('./routes/notifications.ts')),
          guarded('workspaces', () => import('./routes/workspaces.ts')),
          guarded('workspace', () => import('./routes/workspace.ts')),
          guarded('joinRegister', () => import('./routes/joinRegister.ts')),
          guarded('joinLogin', () => import('./routes/joinLogin.ts')),
          guarded('login', () => import('./routes/login.ts')),
          guarded('register', () => import('./routes/register.ts')),
          guarded('forgotPassword', () => import('./routes/forgotPassword.ts')),
          guarded('resetPassword', () => import('./routes/resetPassword.ts')),
          {
            ...lazyRoute('channel', pages.channelBelow, () => import('./routes/channel.ts')),
            id: 'channel',
          },
          page('channel', () => import('./routes/channel.ts')),
          { id: 'not-found', path: '*', loader: pageLoader(() => Promise.reject(notFound())) },
        ],
      },
    ],
  },
];

/** The only page of a person whose account is restricted (VERIFY-1, VERIFY-5), at every address. */
const restrictedRoutes: RouteObject[] = [
  { ...lazyRoute('restricted', '*', () => import('./routes/restricted.ts')), ErrorBoundary: RootError },
];

/** The routes that a visitor can reach. */
export const routesFor = (startup: Startup): RouteObject[] =>
  restrictionOf(startup) ? restrictedRoutes : routes;
