import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type HydrationState,
  type RouterContextProvider,
} from 'react-router';
import { routes } from './routes.tsx';

/**
 * The browser's router. It is `createBrowserRouter` without React Router's own links, forms and scroll handling,
 * which this application does not use and a first visit would pay 5 kB for.
 */
export const createAppRouter = (context: RouterContextProvider, hydrationData: HydrationState | undefined) =>
  createRouter({
    routes,
    history: createBrowserHistory(),
    getContext: () => context,
    hydrationData,
    mapRouteProperties,
    hydrationRouteProperties,
  }).initialize();
