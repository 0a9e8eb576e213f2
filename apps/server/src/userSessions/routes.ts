import { ConfirmPasswordInput, Done, IdParam, UserSessionList } from '@segno/data/contract';
import type { AccountDeps } from '../account/AccountDeps.ts';
import { checkPassword, requireSession } from '../account/confirmation.ts';
import { countPasswordAttempt } from '../account/limits.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { endSessionsOf } from '../sessions/store.ts';
import { endOwnSession, listSessions } from './store.ts';

/** The sessions of the signed-in person, under `/user-sessions`. */
export const userSessionRoutes = (deps: AccountDeps) =>
  createRouter()
    .get('/', signedIn, responds(UserSessionList), async (c) => {
      const current = requireSession(c.var.viewer);
      return c.json({ sessions: await listSessions(deps.db, c.var.viewer.user.id, current) });
    })
    .delete('/:id', signedIn, responds(Done), validate('param', IdParam), async (c) => {
      requireSession(c.var.viewer);
      await endOwnSession(deps.db, c.var.viewer.user.id, c.req.valid('param').id);
      return c.json({});
    })
    .post('/logout-other', signedIn, responds(Done), validate('json', ConfirmPasswordInput), async (c) => {
      const { user } = c.var.viewer;
      const current = requireSession(c.var.viewer);
      await countPasswordAttempt(deps, user.id);
      await checkPassword(deps.db, user.id, c.req.valid('json').password);
      await endSessionsOf(deps.db, user.id, current);
      return c.json({});
    });
