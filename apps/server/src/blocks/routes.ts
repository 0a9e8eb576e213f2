import { Blocks, Done, IdParam } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { block, findBlocks, unblock } from './store.ts';

/** Whom the signed-in person blocks, under `/me/blocks`. */
export const blockRoutes = (db: Database) =>
  createRouter()
    .get('/', signedIn, responds(Blocks), async (c) => c.json(await findBlocks(db, c.var.viewer.user.id)))
    .put('/:id', signedIn, responds(Done), validate('param', IdParam), async (c) => {
      await block(db, c.var.viewer, c.req.valid('param').id);
      return c.json({});
    })
    .delete('/:id', signedIn, responds(Done), validate('param', IdParam), async (c) => {
      await unblock(db, c.var.viewer.user.id, c.req.valid('param').id);
      return c.json({});
    });
