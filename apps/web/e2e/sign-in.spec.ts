import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectNoErrors, open, reload } from './listening.ts';
import { accountButton, asGuest, asListener, password } from './people.ts';

const newAddress = () => `noor.${Date.now()}.${Math.floor(Math.random() * 1e6)}@segno.example`;

const emailField = (page: Page) => page.getByRole('textbox', { name: /^Email/ });
const passwordField = (page: Page) => page.getByLabel(/^Password/);
const isAt = (page: Page, path: string) =>
  expect(page).toHaveURL((url) => url.pathname + url.search === path);

async function register(page: Page, email: string) {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('AUTH-3 a visitor registers, stays signed in after a reload, and logs out in every tab', async ({
  page,
  context,
}) => {
  const check = expectNoErrors(page);
  await open(page, '/genres');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await register(page, newAddress());
  // Back where it began.
  await isAt(page, '/genres');
  await expect(accountButton(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await reload(page);
  await expect(accountButton(page)).toBeVisible();

  const key = 'segno.recent.searches';
  await page.evaluate((name) => localStorage.setItem(name, '["tide"]'), key);
  const other = await context.newPage();
  await open(other, '/genres');
  await expect(accountButton(other)).toBeVisible();

  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await isAt(page, '/login');
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  await isAt(other, '/genres');
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  await page.goto('/');
  await expect(accountButton(page)).toHaveCount(0);
  check();
});

test('AUTH-2 the demo account signs in by keyboard alone, and pages for guests redirect then', async ({
  page,
}) => {
  await open(page, '/login');
  await expect(emailField(page)).toHaveValue('listener@demo.segno');
  await page.getByRole('main').focus();
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    if (
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Log in' })
        .evaluate((one) => one === document.activeElement)
    )
      break;
  }
  await page.keyboard.press('Enter');
  await isAt(page, '/');
  await expect(accountButton(page)).toBeVisible();
  for (const path of ['/login', '/register', '/forgot-password', '/password/reset/abc']) {
    await page.goto(path);
    await isAt(page, '/');
  }
});

test('AUTH-7 signing in leads to the wanted page, and never off the site', async ({ page }) => {
  await asListener(page, { next: '/search/tide' });
  await isAt(page, '/search/tide');
  for (const next of [
    '//example.com',
    String.raw`/\example.com`,
    '/%2Fexample.com',
    'https://example.com',
    '/.//example.com',
  ]) {
    await asGuest(page);
    await asListener(page, { next });
    await isAt(page, '/');
    // The same on the server, for a person who is signed in.
    const answer = await page.request.get(`/login?next=${encodeURIComponent(next)}`, {
      headers: { accept: 'text/html' },
      maxRedirects: 0,
    });
    expect([next, answer.status(), answer.headers().location]).toEqual([next, 302, '/']);
  }
});

test('AUTH-15 a follow of a guest is given after the registration or the sign-in, once, and can be undone', async ({
  page,
}) => {
  const email = newAddress();
  const main = page.getByRole('main');
  const toast = page.getByRole('region', { name: 'Notifications' });
  const follow = main.getByRole('button', { name: /^Follow / });
  const following = main.getByRole('button', { name: /^Following / });
  const askToFollow = async (path: string) => {
    await open(page, path);
    await follow.click();
    await expect(toast).toContainText('Log in to like and follow music');
  };
  const logIn = async () => {
    await expect(main.getByRole('heading', { name: /^Log in/ })).toBeVisible();
    await emailField(page).fill(email);
    await passwordField(page).fill(password);
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect(accountButton(page)).toBeVisible();
  };

  await askToFollow('/artist/2');
  const { pathname } = new URL(page.url());
  await toast.getByRole('link', { name: 'Log in' }).click();
  await main.getByRole('link', { name: 'Sign up' }).click();
  await expect(main.getByRole('heading', { name: 'Create a new account' })).toBeVisible();
  await register(page, email);
  await isAt(page, pathname);
  await expect(toast).toContainText(/^Following /);
  await expect(following).toBeVisible();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(follow).toBeVisible();
  await reload(page);
  await expect(follow).toBeVisible();
  await page.mouse.move(10, 10);

  // The sign-in of the header gives it too.
  await asGuest(page);
  await askToFollow('/artist/3');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await logIn();
  await expect(toast).toContainText(/^Following /);
  await expect(following).toBeVisible();

  // What is followed already is not taken back.
  await asGuest(page);
  await askToFollow('/artist/3');
  await toast.getByRole('link', { name: 'Log in' }).click();
  await logIn();
  await expect(toast).toContainText(/^Following /);
  await expect(toast.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  // Another page drops it.
  await asGuest(page);
  await askToFollow('/artist/4');
  await page.getByRole('navigation').getByRole('link', { name: 'Genres' }).first().click();
  await isAt(page, '/genres');
  await page.goBack();
  await expect(follow).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await logIn();
  await expect(follow).toBeVisible();
  await reload(page);
  await expect(follow).toBeVisible();
});

test('FORM-1 a wrong password keeps what was typed, also what was typed before hydration', async ({
  page,
}) => {
  const typed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await emailField(page).fill('noor@segno.example');
  await passwordField(page).fill('not the password');
  // Without scripts the browser would send the form itself, so it cannot be sent yet.
  await passwordField(page).press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeDisabled();
  typed.resolve();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('The email address or the password is not right.')).toBeVisible();
  await expect(emailField(page)).toHaveValue('noor@segno.example');
  await expect(passwordField(page)).toHaveValue('not the password');
  await isAt(page, '/login');
});

test('AUTH-6 the link of a message sets another password, once', async ({ page }) => {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  const email = newAddress();
  await open(page, '/register');
  await register(page, email);
  await expect(accountButton(page)).toBeVisible();
  await asGuest(page);
  await open(page, `/forgot-password?email=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('If this address has an account, we have sent a link to it.')).toBeVisible();
  const linkOf = async () => {
    const names = await readdir(folder).catch(() => []);
    const texts = await Promise.all(
      names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
    );
    const text = texts
      .find((one) => one.includes(`To: ${email}`))
      ?.replaceAll('=\n', '')
      .replaceAll('=3D', '=');
    return /\/password\/reset\/[^\s"]+/.exec(text ?? '')?.[0];
  };
  await expect.poll(linkOf).toBeDefined();
  const link = (await linkOf()) ?? '';

  const choose = async (chosen: string) => {
    await open(page, link);
    await expect(emailField(page)).toHaveValue(email);
    await page.getByLabel(/^New password/).fill(chosen);
    await page.getByLabel(/^Confirm password/).fill(chosen);
    await page.getByRole('button', { name: 'Reset password' }).click();
  };
  await choose('lantern moth velvet');
  await expect(page.getByText('Your password has been reset!')).toBeVisible();
  await isAt(page, '/login');
  await emailField(page).fill(email);
  await passwordField(page).fill('lantern moth velvet');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(accountButton(page)).toBeVisible();

  await expect(page.getByRole('heading', { level: 1, name: /^Log in/ })).toHaveCount(0);
  await asGuest(page);
  await choose('another moth velvet');
  await expect(emailField(page)).toHaveAccessibleDescription(/not valid any more/);
  await expect(page.getByLabel(/^New password/)).toHaveValue('another moth velvet');
});

test('AUTH-9 pages for guests and for signed-in people are never mixed', async ({
  page,
  playwright,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL });
  const html = async (request: typeof guest, path: string) =>
    (await request.get(path, { headers: { accept: 'text/html' } })).text();
  await asListener(page);
  for (const path of ['/', '/genres', '/search']) {
    const [ofPerson, ofGuest, again] = [
      await html(page.request, path),
      await html(guest, path),
      await html(page.request, path),
    ];
    // The demo account of the startup object has the same address, without these properties.
    const person = /listener@demo\.segno","(?:image|email_verified_at)"/;
    expect([path, person.test(ofPerson)]).toEqual([path, true]);
    expect([path, person.test(again)]).toEqual([path, true]);
    expect([path, ofGuest.includes('"user":null')]).toEqual([path, true]);
  }
  expect(await html(guest, '/login')).toContain('<h1');
  await guest.dispose();
});

test('AUTH-1 the pages for guests work on a phone @phone', async ({ page }) => {
  for (const path of ['/login', '/register', '/forgot-password', '/password/reset/abc']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await open(page, '/login');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).tap();
  await expect(accountButton(page)).toBeVisible();
  await accountButton(page).tap();
  await page.getByRole('menuitem', { name: 'Log out' }).tap();
  await isAt(page, '/login');
});
