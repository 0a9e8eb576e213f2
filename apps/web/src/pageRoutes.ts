import type { AnyPage } from '@segno/base';
import type { RouteObject } from 'react-router';
import { withGuard } from './guards.ts';
import { notFound } from './notFound.ts';
import { pageLoader } from './pageLoader.ts';
import { pages } from './pages.ts';
import { routeParts } from './routeParts.tsx';

type PageModule = Record<string, AnyPage>;

/** Every module of a page, by its file. */
const modules = import.meta.glob<PageModule>([
  '../../../packages/features/*/src/**/*Page.ts',
  './pages/*Page.ts',
]);

const features = '../../../packages/features/';

/** The file of a module, and the name of a file. */
const fileOf = (name: string) =>
  name.startsWith('web/')
    ? `./${name.replace('web/', '')}.ts`
    : `${features}${name.replace('/', '/src/')}.ts`;
const nameOf = (file: string) =>
  file.replace(features, '').replace('/src/', '/').replace('./', 'web/').replace(/\.ts$/, '');

/** The names of the modules that define a page: `browse/tags/tagPage`. */
export const pageNames = Object.keys(modules).map(nameOf);

/** Loads the page that a module defines. */
export async function loadPage(name: string): Promise<AnyPage> {
  const page = (await modules[fileOf(name)]?.())?.[name.split('/').at(-1) ?? ''];
  if (!page) throw new Error(`There is no page ${name}.`);
  return page;
}

/** Loads the parts of a page's route. The rule of the page is checked before its loader runs. */
export async function loadRoute(name: string) {
  const page = await loadPage(name);
  const parts = routeParts(page);
  const { guard, permission } = page.rule ?? {};
  if (guard === undefined && permission === undefined) return parts;
  return { ...parts, loader: withGuard(page.rule ?? {}, parts.loader) };
}

/**
 * The routes of all pages but home, with the addresses of their files and of all that each imports. They are in a file of
 * their own, so that the first visit to home does not grow with the number of pages.
 */
export const pageRoutes: RouteObject[] = [
  ...Object.entries(pages)
    .filter(([path]) => path !== '/')
    .map(([path, name], index, all) => ({
      // A page with two paths has two routes.
      id: all.findIndex(([, other]) => other === name) === index ? name : `${name}?${index}`,
      path,
      lazy: () => loadRoute(name),
    })),
  { id: 'not-found', path: '*', loader: pageLoader({ load: () => Promise.reject(notFound()) }) },
];
