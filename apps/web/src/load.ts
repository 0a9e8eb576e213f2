import { ApiError, type PageName, type PathParams, readId, type Startup } from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';
import { data, type Params, type RouterContextProvider } from 'react-router';
import { queryClientContext, startupContext } from './contexts.ts';

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

/** The error to throw for an address without a page. */
export const notFound = () => data(null, { status: 404 });

/** Only pages that few visitors open need guards. */
export const loadGuards = () => import('./guards.ts');

interface RouteArgs {
  params: Params;
  context: Readonly<RouterContextProvider>;
  request?: Request;
}

/**
 * Creates a route's loader: it ensures the queries of the first view. A record that is missing, or that the
 * person may not see, throws a 404 for the route's error boundary (ERROR-7). A guest who may not read the page signs in first (AUTH-8).
 */
export const load =
  <Name extends PageName>(ensure: (args: LoadArgs<Name>) => unknown) =>
  async ({ params, context, request }: RouteArgs) => {
    const url = request && new URL(request.url);
    const startup = context.get(startupContext);
    try {
      await ensure({
        client: context.get(queryClientContext),
        startup,
        // The route's pattern has these parameters.
        params: params as PathParams<Name>,
        pathname: url?.pathname,
        url,
      });
      return null;
    } catch (error) {
      const status = error instanceof ApiError && error.status;
      if (status === 404 || status === 403) throw notFound();
      if (status === 401) (await loadGuards()).signedIn({ startup, url });
      throw error;
    }
  };

/** Parses a record id of an address. Throws a 404 for an invalid one. */
export function idParam(value: string | undefined): number {
  const id = readId(value);
  if (id === undefined) throw notFound();
  return id;
}
