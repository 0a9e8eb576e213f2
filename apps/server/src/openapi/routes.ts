import * as v from 'valibot';
import { costsMore } from '../http/rateLimit.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { everyone } from '../http/rules.ts';

/** The description of the API. It is made with the first request, because few servers get one. */
export const openApiRoutes = (describe: () => Record<string, unknown>) => {
  let description: Record<string, unknown> | undefined;
  return createRouter().get(
    '/',
    everyone,
    responds(v.record(v.string(), v.unknown())),
    // It is as large as several pages, and is written and compressed for each client.
    costsMore('render'),
    (c) => c.json((description ??= describe())),
  );
};
