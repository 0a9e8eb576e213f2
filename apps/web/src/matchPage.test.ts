import { generatePath, matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { matchPage } from './matchPage.ts';
import { pageRoutes } from './pageRoutes.ts';
import { pages } from './pages.ts';
import { routesWith } from './routes.tsx';

const routes = routesWith(pageRoutes);

const examples = Object.keys(pages).flatMap((pattern) => {
  const names = pattern.matchAll(/:(\w+)/g).map(([, name = '']): [string, string] => [name, '1']);
  const path = generatePath(pattern, Object.fromEntries(names));
  return [path, `${path}/more`, path.toUpperCase()];
});

test('the page of a path is the one that the router finds among the routes of all pages', () => {
  for (const path of [...examples, '/', '/nothing', '/%61lbum/1', '/album-1', '/album//1']) {
    const parts = (matchRoutes(routes, path) ?? []).map(({ route }) => route.path ?? '');
    const pattern = parts.map((part) => part.replaceAll(/^\/|\/$/g, '')).filter(Boolean);
    expect([path, matchPage(path).pattern]).toEqual([path, `/${pattern.join('/')}`]);
  }
});
