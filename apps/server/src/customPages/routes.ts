import { CustomPageResponse, CustomPageParam } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { anyone } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findCustomPage } from './store.ts';

/** The pages that the operator has written, under `/custom-pages`. */
export const customPageRoutes = (db: Database) =>
  createRouter().get(
    '/:idOrSlug',
    anyone,
    responds(CustomPageResponse),
    validate('param', CustomPageParam),
    async (c) => c.json(await findCustomPage(db, c.var.viewer, c.req.valid('param').idOrSlug)),
  );
