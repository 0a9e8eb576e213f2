import { NotificationData } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { serverText } from '../i18n/translations.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { enqueue } from '../jobs/store.ts';
import { notificationMessage } from '../mail/accountMessages.ts';
import { queueMail } from '../mail/store.ts';
import { signLink } from '../mailLinks/signedLink.ts';
import { readSettings } from '../settings/store.ts';
import { users } from '../users/table.ts';
import { kindOfType } from './kinds.ts';
import { addToDigest } from './digest.ts';
import { pushJobKind } from './sendPush.ts';
import { activeChannels } from './store.ts';
import { pushSubscriptions } from './table.ts';

const DeliverInput = v.object({
  userId: v.number(),
  kind: v.string(),
  data: NotificationData,
  channels: v.array(v.picklist(['email', 'browser'])),
});

const deliverJobKind = { kind: 'notifications.deliver', input: DeliverInput };

/**
 * Sends a notification to the channels that a person has chosen, in the transaction of its change. Returns whether it
 * also appears in the app.
 */
export async function deliver(
  tx: Database,
  userId: number,
  { type, data }: { type: string; data: NotificationData },
): Promise<boolean> {
  const kind = kindOfType(type);
  if (kind === undefined) return true;
  const active = await activeChannels(tx, userId, kind);
  const browsers = active.has('browser')
    ? await tx.$count(pushSubscriptions, eq(pushSubscriptions.user_id, userId))
    : 0;
  const channels = [
    ...(active.has('email') ? ['email' as const] : []),
    ...(browsers > 0 ? ['browser' as const] : []),
  ];
  if (channels.length > 0)
    await enqueue(tx, deliverJobKind, { userId, kind, data, channels }, { ownerId: userId });
  return active.has('app');
}

/** The plain text of a line, which is HTML with names. */
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The job that writes the mail of a notification and hands it to the person's browsers. */
export const createDeliverJob = ({ baseUrl, linkKey }: { baseUrl: string; linkKey: Buffer }) =>
  defineJob({
    ...deliverJobKind,
    async run({ db }, { userId, kind, data, channels }) {
      const [user] = await db
        .select({ email: users.email, language: users.language, banned_at: users.banned_at })
        .from(users)
        .where(eq(users.id, userId));
      if (!user || user.banned_at) return;
      const settings = await readSettings(db);
      const language = user.language ?? settings['i18n.language'];
      const lines = data.lines.map(({ content }) => plain(serverText(language, content)));
      const href = `${baseUrl}${data.mainAction?.action ?? '/notifications'}`;
      const site = settings['branding.site_name'];
      await db.transaction(async (tx) => {
        const isCollected = channels.includes('email') && (await addToDigest(tx, userId, { lines, href }));
        if (channels.includes('email') && !isCollected && user.email) {
          const unsubscribe = `${baseUrl}/mail/unsubscribe/${signLink(linkKey, 'unsubscribe', `${userId} ${kind}`)}`;
          const message = notificationMessage(
            { site, language },
            { lines, href, label: data.mainAction?.label ?? 'Open notifications', unsubscribe },
          );
          await queueMail(tx, { to: user.email, ...message, unsubscribe_url: unsubscribe });
        }
        if (channels.includes('browser'))
          await enqueue(
            tx,
            pushJobKind,
            { userId, title: site, body: lines.join('\n'), href },
            { ownerId: userId },
          );
      });
    },
  });
