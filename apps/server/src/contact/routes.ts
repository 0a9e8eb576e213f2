import { ContactInput, Done } from '@segno/data/contract';
import { Hono } from 'hono';
import { mailFrameOf } from '../account/signIn.ts';
import type { AuthDeps } from '../auth/AuthDeps.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { anyone } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { requireHuman } from '../humanCheck/requireHuman.ts';
import { storeContact } from './store.ts';

/** The contact page, under `/contact-page`. */
export const contactRoutes = (deps: AuthDeps) =>
  new Hono<AppEnv>().post('/', anyone, answers(Done), validate('json', ContactInput), async (c) => {
    const input = c.req.valid('json');
    await requireHuman(deps, c, 'contact', input.human);
    await storeContact(deps.db, input, await mailFrameOf(deps, c));
    deps.sendMails();
    return c.json({});
  });
