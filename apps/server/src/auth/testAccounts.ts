import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testDatabase.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { TestBrowser } from '../http/testBrowser.ts';
import { mails } from '../mail/table.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { settings } from '../startup/table.ts';
import { createTestServer, type TestServerOptions } from './testServer.ts';

export const address = { email: 'Nora@Segno.example', password: 'correct horse' };
export const registration = { ...address, password_confirmation: address.password };
/** The options of a test that hashes many passwords. */
export const isSlow = { timeout: 30_000 };

/** The user in the startup object, as the next page of this browser has it. */
export const userOf = async (browser: TestBrowser) =>
  (await browser.send('GET', '/api/v1/startup')).body.user;

/** The code of a message. */
export const codeIn = (mail: { text: string } | undefined) => /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';

/** Opens a server for the tests of a file, with the default roles and without people before each. */
export function openTestAccounts() {
  let database: TestDatabase;
  let app: Hono<AppEnv>;

  beforeAll(async () => void (database = await openTestDatabase()));
  beforeEach(async () => {
    await database.truncate();
    await insertDefaultRoles(database.db);
    app = createTestServer(database);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => database.close());

  return {
    get database() {
      return database;
    },
    get db() {
      return database.db;
    },
    get app() {
      return app;
    },
    /** Another server on the same database, as after a restart. */
    server: (options?: TestServerOptions) => createTestServer(database, options),
    /** Has new people enter a code. */
    async requireVerification() {
      const value = { key: 'require_email_confirmation', value: true, is_public: true };
      await database.db.insert(settings).values(value);
      app = createTestServer(database);
    },
    /** A browser of a new person, and the answer to the registration. */
    async registered() {
      const browser = await TestBrowser.open(app);
      const answer = await browser.post('/auth/register', registration);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return { browser, answer };
    },
    async lastMail() {
      const [mail] = await database.db
        .select()
        .from(mails)
        .orderBy(mails.id)
        .limit(1)
        .offset((await database.db.$count(mails)) - 1);
      return mail;
    },
  };
}
