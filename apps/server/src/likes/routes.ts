import { Done, IdParam, LikeKind, LikeMany, LikeManyKind, Likes } from '@segno/data/contract';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findLikes, like, likeMany, unlike } from './store.ts';

const LikeParams = v.object({ ...IdParam.entries, kind: LikeKind });
const ManyParams = v.object({ kind: LikeManyKind });

/** Likes and follows of the signed-in person, under `/me/likes`. */
export const likeRoutes = (db: Database) =>
  createRouter()
    .get('/', signedIn, responds(Likes), async (c) => c.json(await findLikes(db, c.var.viewer.user.id)))
    .post(
      '/:kind',
      signedIn,
      responds(Done),
      validate('param', ManyParams),
      validate('json', LikeMany),
      async (c) => {
        await likeMany(db, c.var.viewer, c.req.valid('param').kind, c.req.valid('json').ids, true);
        return c.json({});
      },
    )
    .post(
      '/:kind/remove',
      signedIn,
      responds(Done),
      validate('param', ManyParams),
      validate('json', LikeMany),
      async (c) => {
        await likeMany(db, c.var.viewer, c.req.valid('param').kind, c.req.valid('json').ids, false);
        return c.json({});
      },
    )
    .put('/:kind/:id', signedIn, responds(Done), validate('param', LikeParams), async (c) => {
      const { kind, id } = c.req.valid('param');
      await like(db, c.var.viewer, kind, id);
      return c.json({});
    })
    .delete('/:kind/:id', signedIn, responds(Done), validate('param', LikeParams), async (c) => {
      const { kind, id } = c.req.valid('param');
      await unlike(db, c.var.viewer.user.id, kind, id);
      return c.json({});
    });
