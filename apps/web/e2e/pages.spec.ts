import { expect, test } from '@playwright/test';
import { expectNoErrors, importOf, open, reload } from './listening.ts';

test('a search tolerates a typo and missing accents, and Back returns to it', async ({ page }) => {
  const check = expectNoErrors(page);
  await open(page, '/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Search/ })
    .click();
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('halfdan isleifson');
  const artist = page
    .getByRole('region', { name: 'Artists' })
    .getByRole('link', { name: 'Hálfdan Ísleifsson' });
  await artist.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hálfdan Ísleifsson' })).toBeVisible();
  await page.goBack();
  await expect(artist).toBeVisible();
  await expect(field).toHaveValue('halfdan isleifson');
  check();
});

test('a chosen theme persists after a reload', async ({ page }) => {
  const check = expectNoErrors(page);
  await open(page, '/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await reload(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background()).toBe(dark);
  check();
});

test('the first key press after the page loads works, also with Shift, and a menu that cannot be loaded is reported', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await open(page, '/');
  await page.keyboard.press('Shift+Slash');
  // Escape reaches the dialog once the focus is in it.
  await expect(page.locator('[role=dialog]:focus-within')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Nothing was played, so only the code of messages is loaded in advance.
  const message = importOf(page, 'Toast/ToastCard.tsx');
  await page.clock.fastForward(10_000);
  await message;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
});

test('SEARCH-11 the first key press after the page loads opens the command palette, which leads to a page', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await expect(palette.locator(':focus')).toBeAttached();
  await page.keyboard.type('genres');
  await expect(palette.getByRole('option', { name: 'Genres', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/genres$/);
  await expect(palette).toHaveCount(0);
});
