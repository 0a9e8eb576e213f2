import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { giveRole, insertDefaultRoles } from '../roles/store.ts';
import { writeSettings } from '../settings/store.ts';
import { users } from '../users/table.ts';
import { storeContact } from './store.ts';
import { contactMessages } from './table.ts';
import { storedMails } from '../testing/storedMails.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { createTestServer } from '../testing/testServer.ts';

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

test('CONTACT-3 one network sends ten messages an hour', async () => {
  await insertDefaultRoles(database.db);
  await writeSettings(database.db, { 'recaptcha.enable.contact': false });
  const input = { name: 'Nora', email: 'nora@segno.example', message: 'Hello there, all of you' };
  const send = async (clientAddress: string) => {
    const browser = await TestBrowser.open(createTestServer(database, { clientAddress }));
    return (await browser.post('/api/v1/contact-page', input)).status;
  };
  for (let sent = 0; sent < 10; sent += 1) expect(await send('192.0.2.1')).toBe(200);
  expect(await send('192.0.2.1')).toBe(429);
  expect(await send('192.0.2.2')).toBe(200);
  expect(await database.db.$count(contactMessages)).toBe(11);
});
