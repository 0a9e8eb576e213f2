import { expect, test, type Page } from '@playwright/test';
import { startVerifyingServer, type VerifyingServer } from '../../../scripts/tests/verifyingServer.ts';
import { expectMusic, expectNoErrors, listenTo, open, reload } from './listening.ts';
import { accountButton, asListener, password } from './people.ts';

test.describe.configure({ timeout: 240_000 });

let server: VerifyingServer;
test.beforeAll(async () => void (server = await startVerifyingServer()));
test.afterAll(() => server.stop());

const openAt = (page: Page, path: string) => open(page, server.address + path);

test('INVITE-8 NOTIFY-4 I18N-6 VERIFY-5 who is invited without an account registers, joins, shares, chooses a language while music plays, and is suspended', async ({
  page,
  context,
  browser,
}) => {
  await asListener(page, { server: server.address });

  // A workspace with a playlist.
  await openAt(page, '/workspaces');
  await page.getByRole('button', { name: 'New workspace' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Night radio');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Night radio' })).toBeVisible();

  // WORKSPACE-6: another tab follows a switch, and keeps what is typed.
  const other = await context.newPage();
  await openAt(other, '/library/playlists');
  await other.getByRole('main').getByRole('button', { name: 'New playlist' }).click();
  await other.getByRole('textbox', { name: /^Name/ }).fill('Shared evening');
  await openAt(page, '/workspaces');
  for (const name of ['Default', 'Night radio']) {
    const followed = other.waitForResponse(/\/api\/v1\/startup/);
    await page.getByRole('button', { name: `Switch to ${name}` }).click();
    await followed;
  }
  await expect(other.getByRole('textbox', { name: /^Name/ })).toHaveValue('Shared evening');
  await other.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Shared evening' })).toBeVisible();
  // AUTH-8, FORM-6: the session ends while a dialog is open.
  await other.getByRole('button', { name: 'Edit details' }).click();
  await other.getByRole('textbox', { name: /^Name/ }).fill('Late evening');
  await context.clearCookies({ name: 'segno-session' });
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText(/^Your session has ended\. Log in to go on/)).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await other.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Shared evening' })).toBeVisible();
  await other.getByRole('button', { name: 'Edit details' }).click();
  await expect(other.getByRole('textbox', { name: /^Name/ })).toHaveValue('Late evening');
  // ROUTE-10
  await expect(other).toHaveTitle(/^Shared evening - /);
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Late evening' })).toBeVisible();
  await expect(other).toHaveTitle(/^Late evening - /);

  await openAt(other, '/library/playlists');
  await expect(other.getByRole('grid').getByText('Late evening')).toBeVisible();
  await page.getByRole('button', { name: 'Switch to Default' }).click();
  // The person's own playlists are there instead.
  await expect(other.getByRole('grid').getByText('Slow Sunday')).toBeVisible();
  await expect(other.getByRole('grid').getByText('Late evening')).toHaveCount(0);

  const guest = 'guest.of.nora@segno.example';
  await page.getByRole('link', { name: 'Night radio' }).click();
  await page.getByRole('textbox', { name: /^Email/ }).fill(guest);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText(`Invitation sent to ${guest}`)).toBeVisible();
  await expect.poll(() => server.invitationFor(guest)).toBeDefined();

  const invited = await (await browser.newContext()).newPage();
  const check = expectNoErrors(invited);
  await listenTo(invited);
  await openAt(invited, (await server.invitationFor(guest)) ?? '');
  await expect(invited.getByRole('heading', { level: 1, name: 'Join your team' })).toBeVisible();
  await expect(invited.getByRole('textbox', { name: /^Email/ })).toHaveValue(guest);
  await invited.getByLabel(/^Password/).fill(password);
  await invited.getByLabel(/^Confirm password/).fill(password);
  await invited.getByRole('button', { name: 'Create account' }).click();
  await expect(invited.getByText('Joined workspace')).toBeVisible();
  await openAt(invited, '/library/playlists');
  await expect(invited.getByRole('grid').getByText('Late evening')).toBeVisible();

  // WORKSPACE-7: a removed member goes on in the default workspace.
  await reload(page);
  await page.getByRole('button', { name: /^Remove Listener/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^Removed Listener/)).toBeVisible();
  await invited.reload();
  await expect(invited.getByText('Late evening')).toHaveCount(0);

  // NOTIFY-4: an invitation of a person with an account arrives as a notification, without a reload.
  await openAt(page, '/workspaces');
  await page.getByRole('button', { name: 'New workspace' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Morning radio');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Morning radio' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Email/ }).fill(guest);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const bell = invited.getByRole('button', { name: 'Notifications' });
  // The badge and the announcement (NOTIFY-6).
  await expect(invited.getByText('1 unread notification')).toHaveCount(2, { timeout: 30_000 });
  await bell.click();
  await invited.getByRole('dialog').getByRole('button', { name: 'Join' }).click();
  await expect(invited.getByText('Joined workspace')).toBeVisible();
  await invited.keyboard.press('Escape');

  // A track plays on while theme and language change, there and back.
  await openAt(invited, '/album/1');
  await invited
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expectMusic(invited);
  const root = invited.locator('html');
  await invited.getByRole('button', { name: 'Theme' }).click();
  await invited.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await accountButton(invited).click();
  await invited.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expectMusic(invited);
  check();

  // Banned meanwhile: the page learns of it with its next request.
  await server.ban(guest);
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(invited.getByRole('navigation')).toHaveCount(0, { timeout: 30_000 });
  await openAt(invited, '/');
  await expect(invited.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(invited.getByRole('navigation')).toHaveCount(0);
  await invited.context().close();
});
