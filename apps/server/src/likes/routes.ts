import { Done, IdParam, LikeKind, Likes } from '@segno/data/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { requireUser } from '../viewer/requireUser.ts';
import { findLikes, like, unlike } from './store.ts';

const LikeParams = v.object({ ...IdParam.entries, kind: LikeKind });

/** Likes and follows of the signed-in person, under `/me/likes`. */
export const likeRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get('/', signedIn, answers(Likes), async (c) =>
      c.json(await findLikes(db, requireUser(c.var.viewer).user.id)),
    )
    .put('/:kind/:id', signedIn, answers(Done), validate('param', LikeParams), async (c) => {
      const { kind, id } = c.req.valid('param');
      await like(db, requireUser(c.var.viewer), kind, id);
      return c.json({});
    })
    .delete('/:kind/:id', signedIn, answers(Done), validate('param', LikeParams), async (c) => {
      const { kind, id } = c.req.valid('param');
      await unlike(db, requireUser(c.var.viewer).user.id, kind, id);
      return c.json({});
    });
