import { createHmac } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { open } from './listening.ts';
import { accountButton, asNewPerson, confirmPassword, password } from './people.ts';

const newAddress = () => `mira.${Date.now()}.${Math.floor(Math.random() * 1e6)}@segno.example`;
const stepSeconds = 30;

/** The code of an authenticator app (RFC 6238) for a secret in Base32. */
function codeOf(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret, (one) => alphabet.indexOf(one).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / stepSeconds)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Waits for the next code: each is accepted once. */
async function nextCode(secret: string): Promise<string> {
  const former = codeOf(secret);
  await expect.poll(() => codeOf(secret), { timeout: 35_000 }).not.toBe(former);
  return codeOf(secret);
}

const main = (page: Page) => page.getByRole('main');
const isSignedIn = (page: Page) => expect(accountButton(page)).toBeVisible();

async function register(page: Page, email: string) {
  await open(page, '/register');
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await isSignedIn(page);
}

async function logOut(page: Page) {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Enters the password of the account; with a second factor, the challenge follows. */
async function enterPassword(page: Page, email: string) {
  await open(page, '/login');
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await main(page).getByRole('button', { name: 'Log in' }).click();
}

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

test('TWOFACTOR-1 TWOFACTOR-2 PASSKEY-1 a person signs in by code, by recovery code and by passkey', async ({
  page,
  context,
}) => {
  test.slow();
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = newAddress();
  await register(page, email);
  await open(page, '/account-settings');
  const twoFactor = section(page, 'Two-factor authentication');
  await twoFactor.getByRole('button', { name: 'Enable' }).click();
  await confirmPassword(page);
  await expect(twoFactor.getByRole('img', { name: /QR code/ })).toBeVisible();
  const codes = await twoFactor.locator('code').allTextContents();
  const secret = codes.find((text) => /^[A-Z2-7]{16,}$/.test(text)) ?? '';
  const recovery = codes.find((text) => /^.{10}-.{10}$/.test(text)) ?? '';
  expect([secret, recovery]).not.toContain('');
  await twoFactor.getByRole('textbox', { name: /^Code/ }).fill(codeOf(secret));
  await twoFactor.getByRole('button', { name: 'Confirm' }).click();
  await expect(twoFactor.getByText(/Two-factor authentication is on/)).toBeVisible();

  const passkeys = section(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Add passkey' }).click();
  await expect(passkeys.getByText('Passkey 1')).toBeVisible();
  await logOut(page);

  await enterPassword(page, email);
  const code = page.getByRole('textbox', { name: /^Code/ });
  await code.fill(await nextCode(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await isSignedIn(page);
  await logOut(page);

  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Use recovery code instead' }).click();
  await page.getByRole('textbox', { name: /^Recovery code/ }).fill(recovery);
  await page.getByRole('button', { name: 'Continue' }).click();
  await isSignedIn(page);
  await logOut(page);

  await enterPassword(page, email);
  await expect(code).toBeVisible();
  await main(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await isSignedIn(page);
  await logOut(page);

  await open(page, '/login');
  await main(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await isSignedIn(page);
});

test('SESSION-9 a browser ends the session of another one', async ({ page, browser, baseURL }) => {
  const email = newAddress();
  await register(page, email);
  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await enterPassword(other, email);
  await isSignedIn(other);
  await open(page, '/account-settings');
  await section(page, 'Active sessions')
    .getByRole('button', { name: /^End session/ })
    .click();
  await expect(section(page, 'Active sessions').getByRole('button', { name: /^End session/ })).toHaveCount(0);
  await open(other, '/account-settings').catch(() => undefined);
  await expect(other).toHaveURL(/\/login/);
  await isSignedIn(page);
  await other.close();
});

test('TOKEN-1 DATA-2 a plan gives a token, which programs use until it is deleted; then the account goes', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const email = newAddress();
  await register(page, email);
  await open(page, '/pricing');
  await main(page)
    .getByRole('link', { name: /Studio/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Your plan has begun' })).toBeVisible();

  await open(page, '/account-settings');
  const tokens = section(page, 'API access tokens');
  await tokens.getByRole('button', { name: 'Create token' }).click();
  await confirmPassword(page);
  const dialog = page.getByRole('dialog', { name: 'Create token' });
  await dialog.getByRole('textbox', { name: /^Token name/ }).fill('Script');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const read = async () => (await program.get('/api/v1/me')).status();
  expect(await read()).toBe(200);
  await tokens.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete “Script”?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Token deleted')).toBeVisible();
  expect(await read()).toBe(401);
  await program.dispose();

  const data = section(page, 'Your data');
  await data.getByRole('button', { name: 'Request archive' }).click();
  const link = data.getByRole('link', { name: 'Download archive' });
  await expect(link).toBeVisible({ timeout: 45_000 });
  const [archive] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(archive.suggestedFilename()).toBe('segno-data.zip');
  await section(page, 'Danger zone').getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(accountButton(page)).toHaveCount(0);
});

test('SOCIAL-5 a visitor of the demo signs in by its own service', async ({ page }) => {
  await open(page, '/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Demo ID' }).click();
  const popup = await opened;
  await expect(popup.getByText('This page stands in for a service such as Google.')).toBeVisible();
  await popup.getByLabel('Email').fill(newAddress());
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await closed;
  await isSignedIn(page);
});

test('NOTIFY-8 a person adds this browser, which shows what a push service hands it', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  await context.grantPermissions(['notifications'], { origin });
  // A browser without a screen has no push service: its subscription is replaced, and its messages are handed over below.
  await page.addInitScript(() => {
    const subscription = {
      endpoint: 'https://push.example/journey',
      unsubscribe: async () => localStorage.removeItem('added'),
      toJSON: () => ({
        endpoint: 'https://push.example/journey',
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      }),
    };
    Object.assign(PushManager.prototype, {
      async subscribe() {
        localStorage.setItem('added', '1');
        return subscription;
      },
      getSubscription: async () => (localStorage.getItem('added') ? subscription : null),
    });
  });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await asNewPerson(page);
  await open(page, '/notifications/settings');
  const stored = page.waitForResponse(
    (response) => /\/notifications\/me\/push/.test(response.url()) && response.request().method() === 'POST',
  );
  const browser = page.getByRole('switch', { name: 'Show notifications in this browser' });
  await expect(browser).toBeEnabled();
  await browser.press('Space');
  expect((await stored).status()).toBe(200);
  await expect(browser).toBeChecked();

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const data = JSON.stringify({ title: 'Segno', body: 'Ben follows you', href: `${origin}/notifications` });
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(
        ({ title, body, data: { href } }) => ({
          title,
          body,
          href: href as unknown,
        }),
      ),
    );
  await expect
    .poll(shown)
    .toEqual([{ title: 'Segno', body: 'Ben follows you', href: `${origin}/notifications` }]);

  // The next person in this browser does not get them.
  const removed = page.waitForResponse(
    (response) => /\/notifications\/me\/push/.test(response.url()) && response.request().method() !== 'GET',
  );
  await logOut(page);
  expect((await removed).status()).toBe(200);
  await asNewPerson(page);
  await open(page, '/notifications/settings');
  await expect(browser).toBeEnabled();
  await expect(browser).not.toBeChecked();
});
