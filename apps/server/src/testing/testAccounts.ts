import { afterEach, expect, vi } from 'vitest';
import { TestBrowser } from './testBrowser.ts';
import { openTestServer } from './openTestServer.ts';
import { storedMails } from './storedMails.ts';

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
  const opened = openTestServer();
  afterEach(() => {
    vi.useRealTimers();
  });

  return Object.assign(opened, {
    /** A browser of a new person, and the response to the registration. */
    async registered() {
      const browser = await TestBrowser.open(opened.app);
      const answer = await browser.post('/auth/register', registration);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return { browser, answer };
    },
    async lastMail() {
      return (await storedMails(opened.db)).at(-1);
    },
  });
}
