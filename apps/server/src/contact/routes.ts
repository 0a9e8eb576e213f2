import { ContactInput, Done } from '@segno/data/contract';
import { mailFrameOf } from '../account/signIn.ts';
import type { AuthDeps } from '../auth/AuthDeps.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { anyone } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { requireHuman } from '../humanCheck/requireHuman.ts';
import { storeContact } from './store.ts';

/** The contact page, under `/contact-page`. */
export const contactRoutes = (deps: AuthDeps) =>
  createRouter().post('/', anyone, responds(Done), validate('json', ContactInput), async (c) => {
    const input = c.req.valid('json');
    await requireHuman(deps, c, 'contact', input.human);
    await storeContact(deps.db, input, await mailFrameOf(deps, c));
    deps.sendMails();
    return c.json({});
  });
