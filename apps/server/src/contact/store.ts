import type { ContactInput } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { compose, type MailFrame } from '../mail/messages.ts';
import { queueMail } from '../mail/store.ts';
import { serverTexts } from '../i18n/translations.ts';
import { readSettings } from '../settings/store.ts';
import { roles, userRoles } from '../roles/table.ts';
import { users } from '../users/table.ts';
import { contactMessages } from './table.ts';

/** Stores a message of the contact page, and sends it by mail to the address of the settings, or to the admins. */
export async function storeContact(db: Database, input: ContactInput, frame: MailFrame): Promise<void> {
  const { name, email, message } = input;
  const { 'site.contact_address': address } = await readSettings(db);
  await db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({ name, email, message });
    const { rows: admins } = address
      ? { rows: [{ email: address }] }
      : await tx.execute<{ email: string }>(sql`
      select distinct u.email from ${users} u
      join ${userRoles} l on l.user_id = u.id join ${roles} r on r.id = l.role_id
      where u.email is not null and u.banned_at is null and r.permissions @> '[{"name":"admin"}]'::jsonb`);
    const t = serverTexts(frame.language);
    for (const admin of admins)
      await queueMail(tx, {
        to: admin.email,
        ...compose({
          ...frame,
          subject: t('A message from :name', { name }),
          before: [t(':name (:email) has written on the contact page:', { name, email }), message],
          after: [],
        }),
      });
  });
}
