import { Blocks, Done, IdParam } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { block, findBlocks, unblock } from './store.ts';

/** Whom the signed-in person blocks, under `/me/blocks`. */
export const blockRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get('/', signedIn, answers(Blocks), async (c) => c.json(await findBlocks(db, c.var.viewer.user.id)))
    .put('/:id', signedIn, answers(Done), validate('param', IdParam), async (c) => {
      await block(db, c.var.viewer, c.req.valid('param').id);
      return c.json({});
    })
    .delete('/:id', signedIn, answers(Done), validate('param', IdParam), async (c) => {
      await unblock(db, c.var.viewer.user.id, c.req.valid('param').id);
      return c.json({});
    });
