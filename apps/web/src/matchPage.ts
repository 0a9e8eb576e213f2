import { type PageName, pageRules } from '@segno/data';
import { matchRoutes } from 'react-router';
import { routes } from './routes.tsx';

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

/** The ids of routes are their files. */
const nameOf = (id: string) => id.replace(/^src\/routes\/|\.ts$/g, '') as PageName;

function findPage(path: string): PageMatch {
  const matched = (matchRoutes(routes, path) ?? []).map(({ route }) => route);
  const parts = matched.map((route) => (route.path ?? '').replaceAll(/^\/|\/$/g, '')).filter(Boolean);
  return {
    pattern: `/${parts.join('/')}`,
    query: matched.flatMap(
      ({ id = '' }) => (pageRules as Partial<typeof pageRules>)[nameOf(id)]?.query ?? [],
    ),
  };
}
