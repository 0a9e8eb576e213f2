import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { giveRole, insertDefaultRoles } from '../roles/store.ts';
import { users } from '../users/table.ts';
import { storeContact } from './store.ts';
import { contactMessages } from './table.ts';
import { storedMails } from '../testing/storedMails.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
beforeEach(() => database.truncate());
afterAll(() => database.close());

test('CONTACT-1 a message is stored, and sent to the admins only', async () => {
  const { db } = database;
  await insertDefaultRoles(db);
  const [admin, listener] = await db
    .insert(users)
    .values([
      { name: 'Ada', email: 'ada@segno.example' },
      { name: 'Ben', email: 'ben@segno.example' },
    ])
    .returning();
  await giveRole(db, admin!.id, 'Admins');
  await giveRole(db, listener!.id, 'Listeners');
  const input = { name: 'Nora', email: 'nora@segno.example', message: 'Low <b>tide</b>' };
  await storeContact(db, input, { site: 'Segno', language: 'en' });
  expect(await db.select().from(contactMessages)).toMatchObject([input]);
  const sent = await storedMails(db);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ subject: 'A message from Nora' });
  expect(sent[0]!.html).toContain('Low &lt;b&gt;tide');
});
