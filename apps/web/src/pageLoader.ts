import { ApiError, type PageName, type PathParams, readParams, type Startup } from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';
import type { Params, RouterContextProvider } from 'react-router';
import { queryClientContext, startupContext } from './contexts.ts';
import { isNotFound, notFound } from './notFound.ts';

/** Ensures the queries of a page's first view. */
export type Load<Name extends PageName> = (page: {
  client: QueryClient;
  startup: Startup;
  params: PathParams<Name>;
  /** The path of the page; absent when its data is preloaded. */
  pathname: string | undefined;
  /** The address of the page; absent when its data is preloaded. */
  url: URL | undefined;
}) => unknown;

/** Only pages that few visitors open need guards. */
export const loadGuards = () => import('./guards.ts');

interface RouteArgs {
  params: Params;
  context: Readonly<RouterContextProvider>;
  request?: Request;
}

/**
 * Creates the loader of a page: it parses the parameters of the path, ensures the queries of the first view, and
 * returns the parameters for screen and meta. An invalid parameter, and a record that is missing or that the person may
 * not see, throws a 404 for the route's error boundary (ERROR-7), or a redirect (ROUTE-7). A guest who may not read the
 * page signs in first (AUTH-8).
 */
export const pageLoader =
  <Name extends PageName>(load?: Load<Name>) =>
  async ({ params, context, request }: RouteArgs) => {
    const url = request && new URL(request.url);
    const startup = context.get(startupContext);
    try {
      const parsed = readParams(params);
      if (!parsed) throw notFound();
      await load?.({
        client: context.get(queryClientContext),
        startup,
        // The route's pattern has these parameters.
        params: parsed as PathParams<Name>,
        pathname: url?.pathname,
        url,
      });
      return parsed;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : isNotFound(error) && 404;
      if (status === 401) (await loadGuards()).signedIn({ startup, url });
      if (status !== 404 && status !== 403) throw error;
      if (url) (await loadGuards()).redirectMissing(url.pathname);
      throw notFound();
    }
  };
