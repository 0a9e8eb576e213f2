import { asc } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { openMail } from '../mail/store.ts';
import { mails } from '../mail/table.ts';

/** The messages that wait, oldest first, with their bodies. */
export const storedMails = async (db: Database) =>
  (await db.select().from(mails).orderBy(asc(mails.id))).map((mail) => ({ ...mail, ...openMail(mail) }));
