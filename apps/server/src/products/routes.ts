import { IdParam, ProductAnswer, ProductList } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { anyone } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findProduct, listProducts } from './store.ts';

/** The plans, under `/billing/products`. */
export const productRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get('/', anyone, answers(ProductList), async (c) => {
      const data = await listProducts(db);
      return c.json({
        pagination: { data, per_page: Math.max(data.length, 1), next_cursor: null, total: data.length },
      });
    })
    .get('/:id', anyone, answers(ProductAnswer), validate('param', IdParam), async (c) =>
      c.json({ product: await findProduct(db, c.req.valid('param').id) }),
    );
