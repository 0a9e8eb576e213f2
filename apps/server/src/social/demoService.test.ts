import { beforeEach, expect, test } from 'vitest';
import { openTestAccounts, userOf } from '../testing/testAccounts.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { users } from '../users/table.ts';

const accounts = openTestAccounts();
const site = 'http://localhost:4300';
let browser: TestBrowser;
beforeEach(async () => void (browser = await TestBrowser.open(accounts.app)));

/** The address of the demo's page, where the window of the sign-in begins. */
async function begin(of = browser) {
  const { status, headers } = await of.send('GET', '/secure/auth/social/demo/login');
  expect(status).toBe(302);
  const address = headers.get('location') ?? '';
  expect(address).toContain(`${site}/demo-sign-in/authorize?`);
  return address.slice(site.length);
}

/** Sends the form of the page, and gives the address that it leads to. */
async function submit(path: string, form: Record<string, string>, of = browser) {
  const response = await accounts.app.request(site + path, {
    method: 'POST',
    headers: { cookie: of.cookieHeader },
    body: new URLSearchParams(form),
  });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    of.cookies.set(name, value);
  }
  return { status: response.status, to: response.headers.get('location')?.slice(site.length) ?? '' };
}

const finish = async (to: string, of = browser) =>
  /&quot;status&quot;:&quot;([A-Z_]+)/.exec(JSON.stringify((await of.send('GET', to)).body))?.[1];
const robin = { action: 'continue', name: 'Robin', email: 'robin@demo.example' };

test('SOCIAL-5 a visitor of the demo signs in at its own service, whose page says what it is', async () => {
  const path = await begin();
  const page = await browser.send('GET', path);
  expect(page.body).toContain('This page stands in for a service such as Google.');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const { status, to } = await submit(path, robin);
  expect(status).toBe(303);
  expect(await finish(to)).toBe('SUCCESS');
  expect(await userOf(browser)).toMatchObject({ name: 'Robin', email: 'robin@demo.example' });
  // The address was not verified by anybody.
  expect((await accounts.db.select().from(users))[0]?.email_verified_at).toBeNull();
  await browser.post('/auth/logout');
  expect(await finish((await submit(await begin(), robin)).to)).toBe('SUCCESS');
  expect(await accounts.db.$count(users)).toBe(1);
});

test('SOCIAL-5 another browser with the same address is another person, and takes no account over', async () => {
  await finish((await submit(await begin(), robin)).to);
  const other = await TestBrowser.open(accounts.app);
  expect(await finish((await submit(await begin(other), robin, other)).to, other)).toBe('REQUEST_PASSWORD');
  expect(await userOf(other)).toBeNull();
});

test('SOCIAL-5 a cancelled visit, a changed page and a code of another browser sign nobody in', async () => {
  expect(await finish((await submit(await begin(), { ...robin, action: 'cancel' })).to)).toBe('ERROR');
  const path = await begin();
  const elsewhere = path.replace(/redirect_uri=[^&]*/, 'redirect_uri=https%3A%2F%2Fevil.example');
  expect(await submit(elsewhere, robin)).toEqual({ status: 400, to: '' });
  expect((await submit(path, { ...robin, email: 'robin' })).status).toBe(200);
  const { to } = await submit(path, robin);
  const other = await TestBrowser.open(accounts.app);
  await begin(other);
  expect(await finish(to, other)).toBe('ERROR');
  expect(await accounts.db.$count(users)).toBe(0);
});

test('SOCIAL-5 without the demo there is no such service', async () => {
  const app = accounts.server({ withDemo: false });
  const elsewhere = await TestBrowser.open(app);
  expect(await finish('/secure/auth/social/demo/login', elsewhere)).toBe('ERROR');
  expect((await elsewhere.send('GET', '/demo-sign-in/authorize')).status).toBe(404);
});
