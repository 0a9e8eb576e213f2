import { HumanChallenge, HumanCheckResponse, HumanCheckInput } from '@segno/data/contract';
import type { AccountDeps } from '../account/AccountDeps.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { everyone } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { rememberHuman, verifyHuman } from './requireHuman.ts';

/** The check that a visitor is human, under `/recaptcha`. */
export const humanCheckRoutes = (deps: AccountDeps) =>
  createRouter()
    .get('/challenge', everyone, responds(HumanChallenge), (c) => {
      c.header('cache-control', 'no-store');
      return c.json(deps.account.human.challenge());
    })
    .post('/verify', everyone, responds(HumanCheckResponse), validate('json', HumanCheckInput), async (c) => {
      const { token, action } = c.req.valid('json');
      const success = await verifyHuman(deps, c, token, action);
      const { user } = c.var.viewer;
      if (success && action === 'uploads' && user) await rememberHuman(deps.db, user.id);
      return c.json({ success });
    });
