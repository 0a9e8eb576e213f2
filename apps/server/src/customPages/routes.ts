import { CustomPageAnswer, CustomPageParam } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { anyone } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findCustomPage } from './store.ts';

/** The pages that the operator has written, under `/custom-pages`. */
export const customPageRoutes = (db: Database) =>
  new Hono<AppEnv>().get(
    '/:idOrSlug',
    anyone,
    answers(CustomPageAnswer),
    validate('param', CustomPageParam),
    async (c) => c.json(await findCustomPage(db, c.var.viewer, c.req.valid('param').idOrSlug)),
  );
