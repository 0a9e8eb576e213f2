import { Done, IdParam, RepostKind, Reposts } from '@segno/data/contract';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { whileOn } from '../settings/whileOn.ts';
import { findReposts, repost, unrepost } from './store.ts';

const RepostParams = v.object({ ...IdParam.entries, kind: RepostKind });

/** Reposts of the signed-in person, under `/me/reposts`. */
export const repostRoutes = (db: Database) =>
  createRouter()
    .get('/', signedIn, responds(Reposts), async (c) => c.json(await findReposts(db, c.var.viewer.user.id)))
    .put(
      '/:kind/:id',
      signedIn,
      responds(Done),
      whileOn(db, 'player.reposts'),
      validate('param', RepostParams),
      async (c) => {
        const { kind, id } = c.req.valid('param');
        await repost(db, c.var.viewer, kind, id);
        return c.json({});
      },
    )
    .delete('/:kind/:id', signedIn, responds(Done), validate('param', RepostParams), async (c) => {
      const { kind, id } = c.req.valid('param');
      await unrepost(db, c.var.viewer.user.id, kind, id);
      return c.json({});
    });
