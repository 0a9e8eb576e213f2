import { matchRoutes } from 'react-router';
import { routes } from './routes.tsx';

/**
 * The query parameters that a page reads, by the id of its route. The server renders a page with these alone, so that
 * other parameters neither shape it nor make another copy of it.
 */
const pageQuery: Readonly<Record<string, readonly string[]>> = {};

/** The pattern of the route that answers a path, and the query parameters that its page reads. */
export function matchPage(path: string): { pattern: string; query: readonly string[] } {
  const matched = (matchRoutes(routes, path) ?? []).map(({ route }) => route);
  const parts = matched.map((route) => (route.path ?? '').replaceAll(/^\/|\/$/g, '')).filter(Boolean);
  return { pattern: `/${parts.join('/')}`, query: matched.flatMap(({ id = '' }) => pageQuery[id] ?? []) };
}
