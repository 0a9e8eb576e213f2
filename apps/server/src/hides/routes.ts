import { Done, HiddenTracks, HideCheck, HideInput, HideKind, Hides, IdParam } from '@segno/data/contract';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findHides, hiddenTracks, hide, unhide } from './store.ts';

const HideParams = v.object({ ...IdParam.entries, kind: HideKind });

/** What the signed-in person hides, under `/me/hides`. */
export const hideRoutes = (db: Database) =>
  createRouter()
    .get('/', signedIn, responds(Hides), async (c) =>
      c.json({ hides: await findHides(db, c.var.viewer.user.id) }),
    )
    .post('/check', signedIn, responds(HiddenTracks), validate('json', HideCheck), async (c) => {
      const { ids, scope } = c.req.valid('json');
      return c.json({ ids: [...(await hiddenTracks(db, c.var.viewer, scope, ids))] });
    })
    .put(
      '/:kind/:id',
      signedIn,
      responds(Done),
      validate('param', HideParams),
      validate('json', HideInput),
      async (c) => {
        const { kind, id } = c.req.valid('param');
        await hide(db, c.var.viewer, kind, id, c.req.valid('json'));
        return c.json({});
      },
    )
    .delete('/:kind/:id', signedIn, responds(Done), validate('param', HideParams), async (c) => {
      const { kind, id } = c.req.valid('param');
      await unhide(db, c.var.viewer.user.id, kind, id);
      return c.json({});
    });
