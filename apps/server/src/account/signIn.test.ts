import { expect, test } from 'vitest';
import { mails } from '../mail/table.ts';
import { openTestAccounts } from '../testing/testAccounts.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { users } from '../users/table.ts';

const accounts = openTestAccounts();
const nora = { email: 'nora@segno.example', password: 'correct horse' };

const isIn = async (of: TestBrowser) => (await of.send('GET', '/api/v1/me')).status === 200;
const linkIn = (text = '') => /http:\/\/localhost:4300(\/mail\/end-session\/\S+)/.exec(text)?.[1] ?? '';

async function strangerSignsIn() {
  const stranger = await TestBrowser.open(accounts.app);
  expect((await stranger.post('/auth/login', nora)).status).toBe(200);
  return stranger;
}

test('ACCOUNT-4 a sign-in from an unknown browser is told by mail, in the language of the person, once', async () => {
  const { browser } = await accounts.registered();
  expect(await accounts.db.$count(mails)).toBe(0);
  await accounts.db.update(users).set({ language: 'pl' });
  const stranger = await strangerSignsIn();
  const mail = await accounts.lastMail();
  expect(mail?.to).toBe(nora.email);
  expect(mail?.html).toContain('<html lang="pl"');
  expect(mail?.text).toContain('192.0.2.1');
  for (const known of [stranger, browser]) {
    await known.post('/auth/logout');
    await known.post('/auth/login', nora);
  }
  expect(await accounts.db.$count(mails)).toBe(1);
});

test('ACCOUNT-4 the link of the mail ends that session after a press, and no other one', async () => {
  const { browser } = await accounts.registered();
  const stranger = await strangerSignsIn();
  const link = linkIn((await accounts.lastMail())?.text);
  // Mail programs open links.
  const asked = await accounts.app.request(`http://localhost:4300${link}`);
  expect(asked.status).toBe(200);
  expect(await isIn(stranger)).toBe(true);
  for (const [path, status] of [
    [`${link}x`, 404],
    [link.replace('end-session', 'unsubscribe'), 404],
    [link, 200],
  ] as const)
    expect((await accounts.app.request(`http://localhost:4300${path}`, { method: 'POST' })).status).toBe(
      status,
    );
  expect(await isIn(stranger)).toBe(false);
  expect(await isIn(browser)).toBe(true);
});
