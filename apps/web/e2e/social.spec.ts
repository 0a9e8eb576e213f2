import { expect, test, type Page } from '@playwright/test';
import {
  openTestProvider,
  testProviderClient,
  type TestProvider,
} from '../../../scripts/tests/signInService.ts';
import { startVerifyingServer, type VerifyingServer } from '../../../scripts/tests/verifyingServer.ts';
import { isHydrated, open } from './listening.ts';
import { accountButton, password } from './people.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let server: VerifyingServer;
let provider: TestProvider;
test.beforeAll(async () => {
  server = await startVerifyingServer();
  provider = await openTestProvider(`${server.address}/secure/auth/social/google/callback`);
  const settings = {
    issuer: provider.issuer,
    client_id: testProviderClient.id,
    client_secret: testProviderClient.secret,
    enable: 'true',
  };
  for (const [name, value] of Object.entries(settings)) await server.set(`social.google.${name}`, value);
});
test.afterAll(async () => {
  await server.stop();
  await provider.close();
});

/** Presses a button that opens the window of the service, and signs in there. */
async function signInThere(page: Page, button: string, id: string) {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.locator('[name=login]').fill(id);
  await popup.locator('[name=password]').fill('any');
  await popup.locator('[type=submit]').click();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await closed;
}

test('SOCIAL-1 SOCIAL-3 SOCIAL-4 a person links an account by its password, signs in at the service, and disconnects it', async ({
  page,
}) => {
  const email = 'listener@demo.segno';
  provider.add({ id: 'lina', email, name: 'Lina' });

  // The address has an account here: its password is asked for, and a wrong one keeps the dialog.
  await open(page, `${server.address}/login`);
  const password = await page.getByLabel(/^Password/).inputValue();
  await expect(async () => {
    await open(page, `${server.address}/login`);
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await signInThere(page, 'Continue with Google', 'lina');
  const dialog = page.getByRole('dialog', { name: 'Connect your account' });
  await dialog.getByLabel(/^Password/).fill('not the password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByLabel(/^Password/)).toHaveAccessibleDescription(/not right|incorrect|wrong/i);
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(accountButton(page)).toBeVisible();

  // From now on the service alone is enough.
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.context().clearCookies();
  await open(page, `${server.address}/login`);
  await signInThere(page, 'Continue with Google', 'lina');
  await expect(accountButton(page)).toBeVisible();

  // The last service is disconnected after the password; then it is unknown again.
  await open(page, `${server.address}/account-settings`);
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Social login' }) });
  await section.getByRole('button', { name: 'Disable' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirm your password' });
  await confirmation.getByLabel(/^Password/).fill(password);
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Disabled Google account')).toBeVisible();

  // It is connected again in the settings. The service still knows the person, and asks for nothing.
  await section.getByRole('button', { name: 'Enable' }).click();
  await expect(page.getByText('Enabled Google account')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Disable' })).toBeVisible();
});

test('SOCIAL-1 a person who is unknown gets an account; a closed window changes nothing', async ({
  page,
}) => {
  provider.add({ id: 'omar', email: 'omar@segno.example', name: 'Omar' });
  await open(page, `${server.address}/login`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opened;
  await popup.locator('[name=login]').waitFor();
  // A page of another site cannot report a result: it has another channel, and messages to the window are not read.
  const forged = { status: 'REQUEST_PASSWORD' };
  await popup.evaluate((result) => {
    new BroadcastChannel('segno-social-sign-in').postMessage(result);
    (window.opener as Window | null)?.postMessage(result, '*');
  }, forged);
  await page.evaluate((result) => window.postMessage(result, '*'), forged);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await popup.close();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeEnabled();
  await signInThere(page, 'Continue with Google', 'omar');
  await expect(accountButton(page)).toBeVisible();
});

test('AUTH-15 a follow of a guest is given after a sign-in at a service, and after the verification of an address', async ({
  page,
}) => {
  provider.add({ id: 'ines', email: 'ines@segno.example', name: 'Ines' });
  const toast = page.getByRole('region', { name: 'Notifications' });
  const main = page.getByRole('main');
  const askToFollow = async () => {
    await open(page, `${server.address}/artist/2`);
    await main.getByRole('button', { name: /^Follow / }).click();
    await toast.getByRole('link', { name: 'Log in' }).click();
  };
  await askToFollow();
  await signInThere(page, 'Continue with Google', 'ines');
  await expect(toast).toContainText(/^Following /);
  await expect(main.getByRole('button', { name: /^Following / })).toBeVisible();

  await page.context().clearCookies();
  await askToFollow();
  await main.getByRole('link', { name: 'Sign up' }).click();
  await expect(main.getByRole('heading', { name: 'Create a new account' })).toBeVisible();
  const email = `rosa.${Date.now()}@segno.example`;
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await isHydrated(page);
  await expect.poll(() => server.codesFor(email)).toHaveLength(1);
  const [code = ''] = await server.codesFor(email);
  await page.getByRole('textbox', { name: /^Code/ }).fill(code);
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(accountButton(page)).toBeVisible();
  await isHydrated(page);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await expect(toast).toContainText(/^Following /);
});
