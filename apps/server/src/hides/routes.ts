import { Done, HiddenTracks, HideCheck, HideInput, HideKind, Hides, IdParam } from '@segno/data/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findHides, hiddenTracks, hide, unhide } from './store.ts';

const HideParams = v.object({ ...IdParam.entries, kind: HideKind });

/** What the signed-in person hides, under `/me/hides`. */
export const hideRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get('/', signedIn, answers(Hides), async (c) =>
      c.json({ hides: await findHides(db, c.var.viewer.user.id) }),
    )
    .post('/check', signedIn, answers(HiddenTracks), validate('json', HideCheck), async (c) => {
      const { ids, scope } = c.req.valid('json');
      return c.json({ ids: [...(await hiddenTracks(db, c.var.viewer, scope, ids))] });
    })
    .put(
      '/:kind/:id',
      signedIn,
      answers(Done),
      validate('param', HideParams),
      validate('json', HideInput),
      async (c) => {
        const { kind, id } = c.req.valid('param');
        await hide(db, c.var.viewer, kind, id, c.req.valid('json'));
        return c.json({});
      },
    )
    .delete('/:kind/:id', signedIn, answers(Done), validate('param', HideParams), async (c) => {
      const { kind, id } = c.req.valid('param');
      await unhide(db, c.var.viewer.user.id, kind, id);
      return c.json({});
    });
