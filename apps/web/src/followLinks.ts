import {
  matchRoutes,
  type DataRouter,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router';
import { loadPageRoutes } from './loadPageRoutes.ts';
import type { pageLoader } from './pageLoader.ts';
import { pagesId } from './routes.tsx';

/** The address that a click on this target would open inside the application, if any. */
function innerAddress(target: EventTarget | null): URL | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!anchor || (anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download'))
    return undefined;
  const url = new URL(anchor.href, location.href);
  return url.origin === location.origin ? url : undefined;
}

/**
 * Turns clicks on plain links of the document into navigations inside the application, and preloads the code and data
 * of a link's route on hover and focus. One listener handles all links, also in menus and rich text.
 */
export function followLinks(router: DataRouter, context: RouterContextProvider) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = innerAddress(event.target);
    if (!url) return;
    // The browser handles navigation to a fragment of the same page.
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
    if (isServerPath(url.pathname)) return;
    event.preventDefault();
    // After the click's own handlers: an item that leaves a full-screen view first takes it out of the history.
    setTimeout(() => void router.navigate(url.pathname + url.search + url.hash));
  };
  document.addEventListener('click', follow);
  // React Aria does not let clicks on its links, such as items of a menu, and in rows through to the document.
  document.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a[role], [role="row"] a')) follow(event);
    },
    true,
  );

  const prefetched = new Set<string>();
  const prefetch = (event: Event) => {
    const url = innerAddress(event.target);
    if (!url || prefetched.has(url.href) || isServerPath(url.pathname) || savesData()) return;
    prefetched.add(url.href);
    void prefetchPage(url.pathname).catch(() => prefetched.delete(url.href));
  };
  const prefetchPage = async (path: string) => {
    // On the only page of a restricted account there are no others.
    if (path !== '/' && router.routes[0]?.children) router.patchRoutes(pagesId, await loadPageRoutes());
    await Promise.all(
      (matchRoutes(router.routes, path) ?? []).map(({ route, params }) => prefetchRoute(route, params)),
    );
  };
  const prefetchRoute = async (
    route: (typeof router.routes)[number],
    params: LoaderFunctionArgs['params'],
  ) => {
    const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
    // All loaders are created by `pageLoader` and need no other arguments.
    if (typeof loader === 'function')
      await (loader as unknown as ReturnType<typeof pageLoader>)({ params, context });
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true });
}

const isServerPath = (path: string) => /^\/(?:api|media|assets|health)(?:\/|$)/.test(path);

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
