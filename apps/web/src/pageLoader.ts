import { type AnyPage, readParams } from '@segno/base';
import { ApiError } from '@segno/data';
import type { Params, RouterContextProvider } from 'react-router';
import { queryClientContext, startupContext } from './contexts.ts';
import { isNotFound, notFound } from './notFound.ts';

/** Only pages that few visitors open need guards. */
const loadGuards = () => import('./guards.ts');

export interface RouteArgs {
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
  ({ load, params: parsers }: Pick<AnyPage, 'load' | 'params'>) =>
  async ({ params, context, request }: RouteArgs) => {
    const url = request && new URL(request.url);
    const startup = context.get(startupContext);
    const client = context.get(queryClientContext);
    try {
      const parsed = readParams(params, parsers);
      if (!parsed) throw notFound();
      await load?.({
        client,
        startup,
        params: parsed,
        url,
      });
      return parsed;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : isNotFound(error) && 404;
      if (status) (await loadGuards()).followRefusal(status, { startup, url, client });
      throw error;
    }
  };
