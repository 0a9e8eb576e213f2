import { matchRoutes, type RouteObject } from 'react-router';
import { loadPage, pageRoutes } from './pageRoutes.ts';
import { pages } from './pages.ts';
import { routesWith } from './routes.tsx';

const routes = routesWith(pageRoutes);

/** The query parameters that each page reads, by the module that defines it. */
const queries = new Map(
  await Promise.all(
    Object.values(pages).map(async (name) => [name as string, (await loadPage(name)).rule?.query] as const),
  ),
);

/** The page of a path. */
interface PageMatch {
  /** The pattern of its route, such as `/tag/:tagName/:tabName?`. */
  pattern: string;
  /** The query parameters that it reads. */
  query: readonly string[];
}

/** Cache of recent matches: the router compiles the patterns of all routes for each match. */
const known = new Map<string, PageMatch>();
const mostKnown = 1000;

/** The pattern of a path's route, and the query parameters that its page reads. */
export function matchPage(path: string): PageMatch {
  const match = known.get(path) ?? findPage(path);
  if (known.size >= mostKnown) known.clear();
  known.set(path, match);
  return match;
}

/** The ids of routes are the modules of their pages. */
const nameOf = (id: string) => id.replace(/\?.*/, '');

/** The first segment of a path or pattern; empty for the root. */
const startOf = (path: string) => path.split('/').find(Boolean) ?? '';

/** The pages that a path with this first segment can be: those whose pattern begins with it or with a parameter. */
const pagesFrom = (start: string, all: RouteObject[] = routes): RouteObject[] =>
  all.flatMap((route) => {
    if (route.children) return [{ ...route, children: pagesFrom(start, route.children) }];
    const own = startOf(route.path ?? '');
    return own === start || /^[:*]|\?$/.test(own) ? [route] : [];
  });

const starts = new Map<string, RouteObject[]>();
for (const pattern of Object.keys(pages)) {
  const start = startOf(pattern);
  if (/^[a-z-]+$/.test(start)) starts.set(start, pagesFrom(start));
}

function findPage(path: string): PageMatch {
  // The router ranks all the routes that it gets for each match: 0.3 ms for the routes of all pages.
  const candidates = starts.get(startOf(path)) ?? routes;
  const matched = (matchRoutes(candidates, path) ?? []).map(({ route }) => route);
  const parts = matched.map((route) => (route.path ?? '').replaceAll(/^\/|\/$/g, '')).filter(Boolean);
  return {
    pattern: `/${parts.join('/')}`,
    query: matched.flatMap(({ id = '' }) => queries.get(nameOf(id)) ?? []),
  };
}
