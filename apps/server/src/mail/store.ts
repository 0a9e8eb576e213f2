import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { openAtRest, sealAtRest } from '../secrets/atRest.ts';
import type { MailMessage } from './MailMessage.ts';
import { mailHours, mails } from './table.ts';

/** What the bodies of messages are encrypted for. They contain links and codes that sign in. */
const purpose = 'mail';

/** Stores a message to be sent, with an encrypted body. Use the transaction of the change that the message is about. */
export async function queueMail(db: Database, message: MailMessage): Promise<void> {
  await db.insert(mails).values(sealMail(message));
}

/** A message with an encrypted body, for a statement of another module that stores it. */
export const sealMail = <T extends Pick<MailMessage, 'text' | 'html'>>(message: T): T => ({
  ...message,
  text: sealAtRest(message.text, purpose),
  html: sealAtRest(message.html, purpose),
});

/** The body of a stored message. Throws for one that was encrypted with another key. */
export function openMail({
  text,
  html,
}: Pick<MailMessage, 'text' | 'html'>): Pick<MailMessage, 'text' | 'html'> {
  const opened = { text: openAtRest(text, purpose), html: openAtRest(html, purpose) };
  if (opened.text === null || opened.html === null)
    throw new Fault('The body of a message was encrypted with another key.');
  return { text: opened.text, html: opened.html };
}

/** How long one attempt may take, in seconds: after it another server may try. */
const attemptTime = 300;

/** Takes the next waiting message and counts the attempt. */
export async function nextMail(db: Database): Promise<typeof mails.$inferSelect | null> {
  const [row] = await db
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} + 1`,
      next_attempt_at: sql`now() + make_interval(secs => ${attemptTime})`,
    })
    .where(
      sql`${mails.id} = (select id from ${mails} where next_attempt_at <= now()
        order by next_attempt_at, id limit 1 for update skip locked)`,
    )
    .returning();
  return row ?? null;
}

/**
 * Counts a message that will be sent now, unless the limit of this hour is reached: then it waits for the next hour, and
 * the attempt does not count. Returns whether it may be sent.
 */
export async function takeMailTurn(db: Database, id: number, limit: number): Promise<boolean> {
  if (limit === 0) return true;
  const { rows } = await db.execute(sql`
    insert into ${mailHours} as h (hour, sent) values (date_trunc('hour', now()), 1)
    on conflict (hour) do update set sent = h.sent + 1 where h.sent < ${limit} returning sent`);
  if (rows.length > 0) return true;
  await db
    .update(mails)
    .set({
      attempts: sql`${mails.attempts} - 1`,
      next_attempt_at: sql`date_trunc('hour', now()) + interval '1 hour'`,
    })
    .where(eq(mails.id, id));
  await db.delete(mailHours).where(sql`${mailHours.hour} < now() - interval '1 day'`);
  return false;
}

/** Waits longer after each failure: a minute, two, four, up to four hours. */
export async function postponeMail(db: Database, id: number, attempts: number): Promise<void> {
  const minutes = Math.min(2 ** (attempts - 1), 240);
  await db
    .update(mails)
    .set({ next_attempt_at: sql`now() + make_interval(mins => ${minutes})` })
    .where(eq(mails.id, id));
}

export async function deleteMail(db: Database, id: number): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}
