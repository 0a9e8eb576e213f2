import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectNoErrors, open } from './listening.ts';

const password = 'velvet moth lantern';
const newAddress = (name: string) => `${name}.${Date.now()}@segno.example`;

async function register(page: Page, email?: string) {
  if (email !== undefined) await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The link of the latest message to an address. */
async function invitationOf(email: string) {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const text = texts.find((one) => one.includes(`To: ${email}`));
  return /\/workspace\/join\/[^\s"<]+/.exec(text?.replaceAll('=\n', '').replaceAll('=3D', '=') ?? '')?.[0];
}

test('INVITE-8 who is invited without an account registers, joins and sees the shared playlist', async ({
  page,
  context,
  browser,
}) => {
  await open(page, '/register');
  await register(page, newAddress('owner'));
  await expect(page).toHaveURL(/\/$/);

  // A workspace with a playlist.
  await open(page, '/workspaces');
  await page.getByRole('button', { name: 'New workspace' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Night radio');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Night radio' })).toBeVisible();

  // WORKSPACE-6: another tab follows a switch, and keeps what is typed.
  const other = await context.newPage();
  await open(other, '/library/playlists');
  await other.getByRole('button', { name: 'New playlist' }).click();
  await other.getByRole('textbox', { name: /^Name/ }).fill('Shared evening');
  await open(page, '/workspaces');
  await page.getByRole('button', { name: 'Switch to Default' }).click();
  await page.getByRole('button', { name: 'Switch to Night radio' }).click();
  await expect(other.getByRole('textbox', { name: /^Name/ })).toHaveValue('Shared evening');
  await other.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Shared evening' })).toBeVisible();
  await open(other, '/library/playlists');
  await expect(other.getByRole('grid').getByText('Shared evening')).toBeVisible();
  await page.getByRole('button', { name: 'Switch to Default' }).click();
  await expect(other.getByRole('grid')).toHaveCount(0);

  const guest = newAddress('guest');
  await page.getByRole('link', { name: 'Night radio' }).click();
  await page.getByRole('textbox', { name: /^Email/ }).fill(guest);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText(`Invitation sent to ${guest}`)).toBeVisible();
  await expect.poll(() => invitationOf(guest)).toBeDefined();

  const invited = await (await browser.newContext()).newPage();
  const check = expectNoErrors(invited);
  await open(invited, (await invitationOf(guest)) ?? '');
  await expect(invited.getByRole('heading', { level: 1, name: 'Join your team' })).toBeVisible();
  await expect(invited.getByRole('textbox', { name: /^Email/ })).toHaveValue(guest);
  await register(invited);
  await expect(invited.getByText('Joined workspace')).toBeVisible();
  await expect(invited).toHaveURL(/\/library\/playlists$/);
  await expect(invited.getByRole('grid').getByText('Shared evening')).toBeVisible();
  check();

  // WORKSPACE-7: a removed member goes on in the default workspace.
  await page.reload();
  await page.getByRole('button', { name: /^Remove guest/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^Removed guest/)).toBeVisible();
  await invited.reload();
  await expect(invited.getByText('Shared evening')).toHaveCount(0);
  await invited.context().close();
});
