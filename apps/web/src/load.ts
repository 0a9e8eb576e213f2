import { ApiError, readId, type Startup } from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, data, type Params, type RouterContextProvider } from 'react-router';

/** The query client of this visit (browser) or of this request (server). */
export const queryClientContext = createContext<QueryClient>();

/** What the application knew when it started. */
export const startupContext = createContext<Startup>();

/** What a route's queries are chosen by. */
export interface LoadArgs {
  client: QueryClient;
  startup: Startup;
  params: Params;
  /** The path of the page; absent where its data is loaded ahead of a navigation. */
  pathname: string | undefined;
}

/** What to throw for an address that names nothing. */
export const notFound = () => data(null, { status: 404 });

interface RouteArgs {
  params: Params;
  context: Readonly<RouterContextProvider>;
  request?: Request;
}

/**
 * Makes a route's loader: it ensures the queries that the first view reads, and fails as the route's boundary
 * understands: a missing record is a 404.
 */
export const load =
  (ensure: (args: LoadArgs) => unknown) =>
  async ({ params, context, request }: RouteArgs) => {
    try {
      await ensure({
        client: context.get(queryClientContext),
        startup: context.get(startupContext),
        params,
        pathname: request && new URL(request.url).pathname,
      });
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound();
      throw error;
    }
  };

/** A record id out of an address; anything that cannot be one is a 404. */
export function idParam(value: string | undefined): number {
  const id = readId(value);
  if (id === undefined) throw notFound();
  return id;
}
