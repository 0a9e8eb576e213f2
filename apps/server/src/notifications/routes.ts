import { MarkAsReadInput, NotificationList, PageParams, UnreadAnswer } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { requireUser } from '../viewer/requireUser.ts';
import { translateNotifications } from './translateNotifications.ts';
import { countUnread, listNotifications, markAsRead } from './store.ts';

/** The notifications of the signed-in person. */
export const notificationRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get('/', signedIn, answers(NotificationList), validate('query', PageParams), async (c) =>
      c.json(
        translateNotifications(
          await listNotifications(db, requireUser(c.var.viewer).user.id, c.req.valid('query')),
          c.var.language,
        ),
      ),
    )
    .get('/unread', signedIn, answers(UnreadAnswer), async (c) =>
      c.json({ unreadCount: await countUnread(db, requireUser(c.var.viewer).user.id) }),
    )
    .post('/mark-as-read', signedIn, answers(UnreadAnswer), validate('json', MarkAsReadInput), async (c) => {
      const { user } = requireUser(c.var.viewer);
      await markAsRead(db, user.id, c.req.valid('json').ids);
      return c.json({ unreadCount: await countUnread(db, user.id) });
    })
    .post('/mark-all-as-read', signedIn, answers(UnreadAnswer), async (c) => {
      const { user } = requireUser(c.var.viewer);
      await markAsRead(db, user.id, 'all');
      return c.json({ unreadCount: await countUnread(db, user.id) });
    });
