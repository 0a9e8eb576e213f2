import { dehydrate, type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/ApiError.ts';
import type { HttpClient } from '../http/HttpClient.ts';
import { bindHttpClient } from '../http/request.ts';

/** The stale time, cache time and retry delays of queries (QUERY-1 to QUERY-4), in milliseconds. */
export const queryTimes = {
  freshness: 30_000,
  lifetime: 5 * 60_000,
  retries: 2,
  firstRetryDelay: 1000,
  longestRetryDelay: 30_000,
} as const;

const finalStatuses = new Set([401, 403, 404]);

export interface QueryClientOptions {
  http: HttpClient;
  /** A server does not retry, and leaves no timers after the request. @default true without a window */
  isServer?: boolean;
}

/** Makes the query client of a browser page, or of one request on a server. */
export function createQueryClient({
  http,
  isServer = typeof window === 'undefined',
}: QueryClientOptions): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: queryTimes.freshness,
        gcTime: isServer ? Number.POSITIVE_INFINITY : queryTimes.lifetime,
        retry: (failures, error) =>
          !isServer &&
          failures < queryTimes.retries &&
          !(error instanceof ApiError && finalStatuses.has(error.status)),
        retryDelay: (failures) =>
          Math.min(queryTimes.firstRetryDelay * 2 ** failures, queryTimes.longestRetryDelay),
        // A query of an offline browser fails, so that the failure can be shown. It does not pause without a message.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  bindHttpClient(queryClient, http);
  return queryClient;
}

/** Returns the cache of a query client as plain data, for the startup script. */
export const dehydrateQueries = (queryClient: QueryClient): DehydratedState => dehydrate(queryClient);

/** Fills the cache of a query client with the data that a server wrote into the startup script. */
export const hydrateQueries = (queryClient: QueryClient, state: unknown) => {
  hydrate(queryClient, state as Partial<DehydratedState>);
};
