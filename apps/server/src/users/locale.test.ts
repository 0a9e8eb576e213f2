import { Startup } from '@segno/data/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestServer } from '../testing/testServer.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { settings } from '../settings/table.ts';
import { storedMails } from '../testing/storedMails.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
beforeEach(async () => {
  await database.truncate();
  await insertDefaultRoles(database.db);
});
afterAll(() => database.close());

const person = { email: 'nora@segno.example', password: 'correct horse' };
const open = () => TestBrowser.open(createTestServer(database));
const languageOf = async (browser: TestBrowser) =>
  v.parse(Startup, (await browser.send('GET', '/api/v1/startup')).body).i18n.language;

test('I18N-6 the language of a signed-in person is kept with the account', async () => {
  const browser = await open();
  browser.cookies.set('segno-language', 'pl');
  await browser.post('/auth/register', { ...person, password_confirmation: person.password });
  browser.cookies.delete('segno-language');
  // The account was created in Polish.
  expect(await languageOf(browser)).toBe('pl');
  expect((await browser.post('/api/v1/users/me/locale', { locale: 'ar' })).status).toBe(200);
  const other = await open();
  expect(await languageOf(other)).toBe('en');
  const login = await other.post('/auth/login', { ...person, remember: true });
  expect(login.body).toMatchObject({ bootstrapData: { i18n: { language: 'ar' } } });
  expect((await other.post('/api/v1/users/me/locale', { locale: 'de' })).status).toBe(422);
});

test('a guest cannot keep a language with an account', async () => {
  const browser = await open();
  expect((await browser.post('/api/v1/users/me/locale', { locale: 'pl' })).status).toBe(401);
});

test('I18N-7 errors of requests and of fields are in the language of the visitor, with their numbers', async () => {
  const browser = await open();
  browser.cookies.set('segno-language', 'pl');
  const { status, body } = await browser.post('/auth/register', {
    ...person,
    password: 'short',
    password_confirmation: 'short',
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    message: 'Część przesłanych danych jest nieprawidłowa.',
    errors: { password: 'Użyj co najmniej 8 znaków.' },
  });
  const missing = await browser.send('GET', '/api/v1/albums/999', undefined, { 'accept-language': 'ar' });
  expect(missing.body.message).toBe('Ten album nie istnieje lub nie jest publiczny.');
});

test('I18N-7 messages are in the language of their reader', async () => {
  const value = true;
  await database.db.insert(settings).values({ key: 'require_email_confirmation', value, is_public: true });
  const browser = await open();
  browser.cookies.set('segno-language', 'ar');
  await browser.post('/auth/register', { ...person, password_confirmation: person.password });
  const [mail] = await storedMails(database.db);
  expect(mail?.subject).toMatch(/^\d{6} هو رمز التحقق الخاص بك في Segno$/);
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail?.text).toContain('الرمز صالح لمدة');
});
