import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type HydrationState,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router';

/**
 * The browser's router. It is `createBrowserRouter` without React Router's own links, forms and scroll handling,
 * which this application does not use and which would add 5 kB to a first visit.
 */
export const createAppRouter = (
  routes: RouteObject[],
  context: RouterContextProvider,
  hydrationData: HydrationState | undefined,
  /** Adds the routes of an address that is not known yet. */
  patchRoutesOnNavigation?: PatchRoutesOnNavigationFunction,
) =>
  createRouter({
    routes,
    history: createBrowserHistory(),
    getContext: () => context,
    hydrationData,
    mapRouteProperties,
    hydrationRouteProperties,
    patchRoutesOnNavigation,
  }).initialize();
