import { HumanChallenge, HumanCheckAnswer, HumanCheckInput } from '@segno/data/contract';
import { Hono } from 'hono';
import type { AccountDeps } from '../account/AccountDeps.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { everyone } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { verifyHuman } from './requireHuman.ts';

/** The check that a visitor is human, under `/recaptcha`. */
export const humanCheckRoutes = (deps: AccountDeps) =>
  new Hono<AppEnv>()
    .get('/challenge', everyone, answers(HumanChallenge), (c) => {
      c.header('cache-control', 'no-store');
      return c.json(deps.account.human.challenge());
    })
    .post('/verify', everyone, answers(HumanCheckAnswer), validate('json', HumanCheckInput), async (c) =>
      c.json({ success: await verifyHuman(deps, c, c.req.valid('json').token) }),
    );
