import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import type { MailMessage } from './MailMessage.ts';
import { mails } from './table.ts';

/** Stores a message to be sent. Use the transaction of the change that the message is about. */
export async function queueMail(db: Database, message: MailMessage): Promise<void> {
  await db.insert(mails).values(message);
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
