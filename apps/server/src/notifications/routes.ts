import { createHash } from 'node:crypto';
import {
  IdParam,
  MarkAsReadInput,
  NotificationList,
  PageParams,
  UnreadResponse,
  type User,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { translateNotifications } from './translateNotifications.ts';
import { countUnread, deleteNotification, listNotifications, markAsRead } from './store.ts';

/** A digest of what a person may do, which open pages compare with the one before. */
const rightsOf = ({ permissions, roles, subscriptions }: User) =>
  createHash('sha256')
    .update(JSON.stringify([permissions, roles, subscriptions]))
    .digest('base64url')
    .slice(0, 16);

/** The notifications of the signed-in person. */
export const notificationRoutes = (db: Database) =>
  createRouter()
    .get('/', signedIn, responds(NotificationList), validate('query', PageParams), async (c) =>
      c.json(
        translateNotifications(
          await listNotifications(db, c.var.viewer.user.id, c.req.valid('query')),
          c.var.language,
        ),
      ),
    )
    .get('/unread', signedIn, responds(UnreadResponse), async (c) => {
      const { user } = c.var.viewer;
      return c.json({ unreadCount: await countUnread(db, user.id), rights: rightsOf(user) });
    })
    .post(
      '/mark-as-read',
      signedIn,
      responds(UnreadResponse),
      validate('json', MarkAsReadInput),
      async (c) => {
        const { user } = c.var.viewer;
        await markAsRead(db, user.id, c.req.valid('json').ids);
        return c.json({ unreadCount: await countUnread(db, user.id) });
      },
    )
    .delete('/:id', signedIn, responds(UnreadResponse), validate('param', IdParam), async (c) => {
      const { user } = c.var.viewer;
      await deleteNotification(db, user.id, c.req.valid('param').id);
      return c.json({ unreadCount: await countUnread(db, user.id) });
    })
    .post('/mark-all-as-read', signedIn, responds(UnreadResponse), async (c) => {
      const { user } = c.var.viewer;
      await markAsRead(db, user.id, 'all');
      return c.json({ unreadCount: await countUnread(db, user.id) });
    });
