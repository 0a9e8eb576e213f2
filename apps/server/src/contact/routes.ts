import { createHmac } from 'node:crypto';
import { ContactInput, Done } from '@segno/data/contract';
import { mailFrameOf } from '../account/signIn.ts';
import { countAttempt } from '../attempts/store.ts';
import type { AuthDeps } from '../auth/AuthDeps.ts';
import { clientNetwork } from '../http/clientAddress.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { anyone } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { requireHuman } from '../humanCheck/requireHuman.ts';
import { storeContact } from './store.ts';

/** How many messages one network sends: each is stored and sent to the admins. */
const limit = { most: 10, seconds: 3600 } as const;

/** The contact page, under `/contact-page`. */
export const contactRoutes = (deps: AuthDeps) =>
  createRouter().post('/', anyone, responds(Done), validate('json', ContactInput), async (c) => {
    const input = c.req.valid('json');
    await requireHuman(deps, c, 'contact', input.human);
    const network = clientNetwork(deps.clientAddress(c));
    const digest = createHmac('sha256', deps.keys.attempts).update(network).digest('base64url').slice(0, 32);
    await countAttempt(deps.db, `contact:${digest}`, limit);
    await storeContact(deps.db, input, await mailFrameOf(deps, c));
    deps.sendMails();
    return c.json({});
  });
