import { ApiError, type PageName, type PathParams, readId, type Startup } from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';
import type { Params, RouterContextProvider } from 'react-router';
import { queryClientContext, startupContext } from './contexts.ts';
import { isNotFound, notFound } from './notFound.ts';

/** Arguments for choosing a route's queries. */
export interface LoadArgs<Name extends PageName> {
  client: QueryClient;
  startup: Startup;
  params: PathParams<Name>;
  /** The path of the page; absent when its data is preloaded. */
  pathname: string | undefined;
  /** The address of the page; absent when its data is preloaded. */
  url: URL | undefined;
}

/** Only pages that few visitors open need guards. */
export const loadGuards = () => import('./guards.ts');

interface RouteArgs {
  params: Params;
  context: Readonly<RouterContextProvider>;
  request?: Request;
}

/** Parses the parameters of an address, once for the loader and the meta. Throws a 404 for an invalid record id. */
function readParams(params: Params): Record<string, string | number | undefined> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      // Not `slugOrId`.
      const parsed = /^[a-z]+Id$/.test(name) ? readId(value) : value;
      if (parsed === undefined && value !== undefined) throw notFound();
      return [name, parsed];
    }),
  );
}

/**
 * Creates a route's loader: it ensures the queries of the first view, and returns the parsed parameters for the meta. A
 * record that is missing, or that the person may not see, throws a 404 for the route's error boundary (ERROR-7), or a
 * redirect (ROUTE-7). A guest who may not read the page signs in first (AUTH-8).
 */
export const load =
  <Name extends PageName>(ensure: (args: LoadArgs<Name>) => unknown) =>
  async ({ params, context, request }: RouteArgs) => {
    const url = request && new URL(request.url);
    const startup = context.get(startupContext);
    try {
      const parsed = readParams(params);
      await ensure({
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
