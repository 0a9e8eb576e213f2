import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { digestMessage } from '../mail/accountMessages.ts';
import { queueMail } from '../mail/store.ts';
import { signLink } from '../mailLinks/signedLink.ts';
import { readSettings } from '../settings/store.ts';
import { users } from '../users/table.ts';
import { digestKind } from './store.ts';
import { type DigestEntry, notificationDigests } from './table.ts';

/** Maximum number of notifications in one mail; older ones are left out. */
const mostEntries = 50;

/** Keeps a notification for the daily mail. Returns false for people who want a mail for each one. */
export async function addToDigest(tx: Database, userId: number, entry: DigestEntry): Promise<boolean> {
  const [row] = await tx
    .select({ waiting: notificationDigests.waiting })
    .from(notificationDigests)
    .where(eq(notificationDigests.user_id, userId))
    .for('update');
  if (!row) return false;
  await tx
    .update(notificationDigests)
    .set({ waiting: [...row.waiting, entry].slice(-mostEntries) })
    .where(eq(notificationDigests.user_id, userId));
  return true;
}

/** Sends what waits, one mail to each person. Returns their number. */
export async function sendDigests(
  db: Database,
  { baseUrl, linkKey }: { baseUrl: string; linkKey: Buffer },
): Promise<number> {
  const settings = await readSettings(db);
  const due = await db
    .select({ userId: notificationDigests.user_id })
    .from(notificationDigests)
    .where(sql`jsonb_array_length(${notificationDigests.waiting}) > 0`);
  let sent = 0;
  for (const { userId } of due) {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select({
          waiting: notificationDigests.waiting,
          email: users.email,
          language: users.language,
          banned_at: users.banned_at,
        })
        .from(notificationDigests)
        .innerJoin(users, eq(users.id, notificationDigests.user_id))
        .where(eq(notificationDigests.user_id, userId))
        .for('update', { of: notificationDigests });
      if (!row || row.waiting.length === 0) return;
      await tx
        .update(notificationDigests)
        .set({ waiting: [] })
        .where(eq(notificationDigests.user_id, userId));
      if (!row.email || row.banned_at) return;
      const unsubscribe = `${baseUrl}/mail/unsubscribe/${signLink(linkKey, 'unsubscribe', `${userId} ${digestKind}`)}`;
      const frame = {
        site: settings['branding.site_name'],
        language: row.language ?? settings['i18n.language'],
      };
      const message = digestMessage(frame, {
        entries: row.waiting,
        href: `${baseUrl}/notifications`,
        unsubscribe,
      });
      await queueMail(tx, { to: row.email, ...message, unsubscribe_url: unsubscribe });
      sent += 1;
    });
  }
  return sent;
}

/** The job that sends the daily mails. */
export const createDigestJob = (options: { baseUrl: string; linkKey: Buffer }) =>
  defineJob({
    kind: 'notifications.digest',
    input: v.object({}),
    every: 24 * 3_600_000,
    run: async ({ db }) => ({ sent: await sendDigests(db, options) }),
  });
