import { IdParam, ProductResponse, ProductList } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { anyone } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findProduct, listProducts } from './store.ts';

/** The plans, under `/billing/products`. */
export const productRoutes = (db: Database) =>
  createRouter()
    .get('/', anyone, responds(ProductList), async (c) => {
      const data = await listProducts(db);
      return c.json({
        pagination: { data, per_page: Math.max(data.length, 1), next_cursor: null, total: data.length },
      });
    })
    .get('/:id', anyone, responds(ProductResponse), validate('param', IdParam), async (c) =>
      c.json({ product: await findProduct(db, c.req.valid('param').id) }),
    );
