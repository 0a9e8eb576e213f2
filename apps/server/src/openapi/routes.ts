import { Hono } from 'hono';
import * as v from 'valibot';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { everyone } from '../http/rules.ts';

/** The description of the API. It is made with the first request, because few servers get one. */
export const openApiRoutes = (describe: () => object) => {
  let description: object | undefined;
  return new Hono<AppEnv>().get('/', everyone, answers(v.record(v.string(), v.unknown())), (c) =>
    c.json((description ??= describe())),
  );
};
