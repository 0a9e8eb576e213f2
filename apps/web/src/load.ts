import { ApiError } from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';
import {
  createContext,
  data,
  type LoaderFunctionArgs,
  type Params,
  type RouterContextProvider,
} from 'react-router';

/** The query client of this visit (browser) or of this request (server). */
export const queryClientContext = createContext<QueryClient>();

type Ensure = (client: QueryClient, params: Params) => Promise<unknown>;

/**
 * Makes a route's loader: it ensures the queries that the first view reads, and fails as the route's boundary
 * understands: a missing record is a 404.
 */
export const load =
  (ensure: Ensure) =>
  async ({ params, context }: Pick<LoaderFunctionArgs, 'params'> & { context: Readonly<RouterContextProvider> }) => {
    try {
      await ensure(context.get(queryClientContext), params);
      return null;
    } catch (error) {
      // oxlint-disable-next-line no-throw-literal
      if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
      throw error;
    }
  };

/** A record id out of an address; anything that cannot be one is a 404. */
export function idParam(value: string | undefined): number {
  const id = Number(value);
  // oxlint-disable-next-line no-throw-literal
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 });
  return id;
}
