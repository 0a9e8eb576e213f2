import { eq } from 'drizzle-orm';
import { auditEntries } from '../../audit/table.ts';
import { customPages } from '../../customPages/table.ts';
import type { Database } from '../../db/Database.ts';
import { fileEntries } from '../../files/table.ts';
import { jobSchedules } from '../../jobs/table.ts';
import { labels } from '../../labels/table.ts';
import { lyrics } from '../../lyrics/table.ts';
import { mails } from '../../mail/table.ts';
import { named } from '../../records/named.ts';
import { subscriptions } from '../../subscriptions/table.ts';
import { roles, userRoles } from '../../roles/table.ts';

/** What the requests of the administration are about. The fifth user administers the site. */
export async function insertAdminRecords(db: Database) {
  const [admins] = await db.select().from(roles).where(eq(roles.name, 'Admins'));
  await db.insert(userRoles).values({ user_id: 5, role_id: admins?.id ?? 0 });
  await db.insert(roles).values({ name: 'Helpers' });
  const change = { user_name: 'Vera', action: 'ban', resource: 'users', record_ids: [1], label: 'Nora' };
  await db.insert(auditEntries).values({ ...change, search_text: 'vera users nora' });
  await db.insert(jobSchedules).values({ kind: 'test' });
  await db
    .insert(mails)
    .values({ to: 'nora@segno.example', subject: 'Welcome', text: 'Hello', html: 'Hello' });
  await db.insert(fileEntries).values({
    name: 'Tide.mp3',
    file_size: 1000,
    mime: 'audio/mpeg',
    extension: 'mp3',
    disk: 'uploads',
    path: 'tide',
  });
  const line = { start: null, end: null, text: 'Tide', words: [], translation: null };
  await db.insert(lyrics).values({ track_id: 1, kind: 'plain', lines: [line] });
  await db.insert(customPages).values([
    { title: 'About', slug: 'about', body: '<p>Us</p>', published: true },
    { title: 'Plans', slug: 'plans', body: '<p>Soon</p>' },
  ]);
  await db.insert(labels).values(named('North'));
  await db.insert(subscriptions).values({
    user_id: 3,
    product_id: 2,
    price_id: 1,
    gateway: 'test',
    gateway_id: 'test_3_ended',
    status: 'ended',
    synced: 1,
  });
}
