import { AccessToken, Done, IdParam, NewTokenResponse, NewTokenInput } from '@segno/data/contract';
import * as v from 'valibot';
import type { AccountDeps } from '../account/AccountDeps.ts';
import { requirePassword } from '../account/confirmation.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { createAccessToken, deleteToken, listTokens } from './store.ts';

/** The tokens of the signed-in person, under `/access-tokens`. */
export const accessTokenRoutes = ({ db }: AccountDeps) =>
  createRouter()
    .get('/', allow('api.access'), responds(v.object({ tokens: v.array(AccessToken) })), async (c) =>
      c.json({ tokens: await listTokens(db, c.var.viewer.user.id) }),
    )
    .post(
      '/',
      allow('api.access'),
      responds(NewTokenResponse, 201),
      validate('json', NewTokenInput),
      async (c) => {
        const { user } = await requirePassword(db, c.var.viewer);
        return c.json(await createAccessToken(db, user.id, c.req.valid('json')), 201);
      },
    )
    .delete('/:id', allow('api.access'), responds(Done), validate('param', IdParam), async (c) => {
      const { user } = await requirePassword(db, c.var.viewer);
      await deleteToken(db, user.id, c.req.valid('param').id);
      return c.json({});
    });
