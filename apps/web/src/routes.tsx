import { restrictionOf, type Startup } from '@segno/data';
import type { LazyRouteFunction, RouteObject } from 'react-router';
import { notFound } from './load.ts';
import { Root } from './Root.tsx';
import { PageError, RootError } from './RouteError.tsx';

type RouteModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

/** A lazy route. Its id is the source file, by which the server finds the built chunk to preload. */
const page = (file: string, path: string, lazy: () => Promise<RouteModule>): RouteObject => ({
  id: `src/routes/${file}.ts`,
  path,
  lazy,
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
          page('home', '/', () => import('./routes/home.ts')),
          page('artist', 'artist/:artistId/:artistName?', () => import('./routes/artist.ts')),
          page('album', 'album/:albumId/:artistName?/:albumName?', () => import('./routes/album.ts')),
          page('track', 'track/:trackId/:trackName?', () => import('./routes/track.ts')),
          page('playlist', 'playlist/:playlistId/:playlistName?', () => import('./routes/playlist.ts')),
          page('tag', 'tag/:tagName/:tabName?', () => import('./routes/tag.ts')),
          page('search', 'search/:searchQuery?/:tabName?', () => import('./routes/search.ts')),
          page('libraryPlaylists', 'library/playlists', () => import('./routes/libraryPlaylists.ts')),
          page('login', 'login', () => import('./routes/login.ts')),
          page('register', 'register', () => import('./routes/register.ts')),
          page('forgotPassword', 'forgot-password', () => import('./routes/forgotPassword.ts')),
          page('resetPassword', 'password/reset/:token', () => import('./routes/resetPassword.ts')),
          {
            ...page('channel', 'channel/:slugOrId/:restriction?', () => import('./routes/channel.ts')),
            id: 'channel',
          },
          page('channel', ':slugOrId/:restriction?', () => import('./routes/channel.ts')),
          { id: 'not-found', path: '*', loader: () => Promise.reject(notFound()) },
        ],
      },
    ],
  },
];

/** The only page of a person whose account is restricted (VERIFY-1, VERIFY-5), at every address. */
const restrictedRoutes: RouteObject[] = [
  { ...page('restricted', '*', () => import('./routes/restricted.ts')), ErrorBoundary: RootError },
];

/** The routes that a visitor can reach. */
export const routesFor = (startup: Startup): RouteObject[] =>
  restrictionOf(startup) ? restrictedRoutes : routes;
