import {
  Done,
  NotificationSelectionsInput,
  NotificationSettings,
  PushEndpointInput,
  PushKeyResponse,
  PushSubscriptionInput,
} from '@segno/data/contract';
import type { AccountDeps } from '../account/AccountDeps.ts';
import { requireSession } from '../account/confirmation.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { refuseHiddenEndpoint } from './sendPush.ts';
import {
  addBrowser,
  endpointsOf,
  readNotificationSettings,
  removeBrowser,
  setEmailFrequency,
  writeNotificationSettings,
} from './store.ts';
import { pushKeys } from './pushKeys.ts';

/** The channels of notifications of the signed-in person, under `/notifications/me`. */
export const notificationSettingRoutes = ({ db, account }: AccountDeps) =>
  createRouter()
    .get('/subscriptions', signedIn, responds(NotificationSettings), async (c) =>
      c.json(await readNotificationSettings(db, c.var.viewer.user.id, c.var.language)),
    )
    .put(
      '/subscriptions',
      signedIn,
      responds(NotificationSettings),
      validate('json', NotificationSelectionsInput),
      async (c) => {
        const { user } = c.var.viewer;
        const { selections, email_frequency } = c.req.valid('json');
        await db.transaction(async (tx) => {
          await writeNotificationSettings(tx, user.id, selections);
          if (email_frequency) await setEmailFrequency(tx, user.id, email_frequency);
        });
        return c.json(await readNotificationSettings(db, user.id, c.var.language));
      },
    )
    .get('/push', signedIn, responds(PushKeyResponse), async (c) =>
      c.json({
        key: (await pushKeys(db, account.vault)).publicKey,
        endpoints: await endpointsOf(db, c.var.viewer.user.id),
      }),
    )
    .post('/push', signedIn, responds(Done), validate('json', PushSubscriptionInput), async (c) => {
      const sessionId = requireSession(c.var.viewer);
      const { endpoint, keys } = c.req.valid('json');
      refuseHiddenEndpoint(endpoint);
      await addBrowser(db, { userId: c.var.viewer.user.id, sessionId }, { endpoint, ...keys });
      return c.json({});
    })
    .delete('/push', signedIn, responds(Done), validate('json', PushEndpointInput), async (c) => {
      await removeBrowser(db, c.var.viewer.user.id, c.req.valid('json').endpoint);
      return c.json({});
    });
