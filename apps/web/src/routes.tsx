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
