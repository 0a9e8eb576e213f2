import { expect, test, type Page } from '@playwright/test';
import { open, reload } from './listening.ts';

/** Signs in with the demo account, whose credentials the form has. */
async function signIn(page: Page) {
  await open(page, '/login');
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/$/);
}

async function register(page: Page, email: string) {
  await open(page, '/register');
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  for (const field of await page.locator('input[type="password"]').all()) await field.fill('correct horse');
  await page
    .locator('form')
    .getByRole('button', { name: /account/i })
    .click();
  await expect(page).toHaveURL(/\/$/);
}

const rows = (page: Page) => page.getByRole('grid').getByRole('row');
const names = async (page: Page) => {
  const labels = await rows(page)
    .getByRole('button', { name: /^Remove .* from the playlist$/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.slice('Remove '.length, -' from the playlist'.length));
};

test('a playlist made from an album is reordered by keyboard, shortened with undo, and shared', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await open(page, '/album/1');
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Add to playlist' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New playlist' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Shared evening');
  await page.getByRole('switch', { name: 'Collaborative' }).click({ force: true });
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shared evening' })).toBeVisible();
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(3);
  const before = await names(page);

  // By keyboard: Enter on the handle, arrow keys, Enter.
  await rows(page)
    .first()
    .getByRole('button', { name: /^Reorder/ })
    .focus();
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => names(page)).not.toEqual(before);
  const moved = await names(page);
  expect(moved.toSorted()).toEqual(before.toSorted());
  await reload(page);
  await expect.poll(() => names(page)).toEqual(moved);

  await page.getByRole('button', { name: `Remove ${moved[0]} from the playlist` }).click();
  await expect.poll(() => names(page)).toEqual(moved.slice(1));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(moved);

  // A second person removes a track; the first one sees it without a reload.
  const other = await (await browser.newContext()).newPage();
  await register(other, `second.${Date.now()}@segno.example`);
  await open(other, page.url());
  await expect.poll(() => names(other)).toEqual(moved);
  await other.getByRole('button', { name: `Remove ${moved[1]} from the playlist` }).click();
  const shared = moved.filter((name) => name !== moved[1]);
  await expect.poll(() => names(page), { timeout: 15_000 }).toEqual(shared);
  await expect(other.getByRole('button', { name: 'Delete playlist' })).toHaveCount(0);
  await other.context().close();

  // A deletion is undone from its toast.
  await page.getByRole('button', { name: 'Delete playlist' }).click();
  await expect(page).toHaveURL(/\/library\/playlists$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shared evening' })).toBeVisible();
  await expect.poll(() => names(page)).toEqual(shared);
});

test('LIKE-1 a like shows in every place after a reload, and is gone after the logout', async ({ page }) => {
  await signIn(page);
  await open(page, '/album/2');
  const like = page
    .getByRole('main')
    .getByRole('button', { name: /^Like / })
    .first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await reload(page);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('button', { name: /account/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /log out/i }).click();
  await expect(page).toHaveURL(/\/login/);
  await open(page, '/album/2');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});
