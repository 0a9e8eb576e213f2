import { expect, test, type Page } from '@playwright/test';
import { expectMusic, expectNoErrors, listenTo, open, playButton } from './listening.ts';

// Long enough for a machine that generates the recordings on request.
test.describe.configure({ timeout: 180_000 });

/** A change in one tab is in the others at once (I18N-6, THEME-11); the time is for a machine that is busy with other tests. */
const soon = { timeout: 10_000 };

const root = (page: Page) => page.locator('html');

test('I18N-6 THEME-11 a language and a theme that are chosen in one tab are shown in the others, where music plays on and typed text stays', async ({
  context,
}) => {
  const page = await context.newPage();
  const check = expectNoErrors(page);
  await listenTo(page);
  await open(page, '/');
  const album = page.getByRole('region', { name: 'Popular albums' }).locator('a[href^="/album/"]').first();
  const name = await album.innerText();
  await album.click();
  await playButton(page, name).click();
  await expectMusic(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Email').fill('nora@segno.example');

  const other = await context.newPage();
  const checkOther = expectNoErrors(other);
  await open(other, '/');
  await other.getByRole('button', { name: 'Language' }).click();
  await other.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(root(other)).toHaveAttribute('lang', 'ar');
  await expect(root(other)).toHaveAttribute('dir', 'rtl');
  await expect(root(page)).toHaveAttribute('dir', 'rtl', soon);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تسجيل الدخول إلى Segno', soon);
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue('nora@segno.example');
  await expectMusic(page);

  await other.getByRole('button', { name: 'المظهر' }).click();
  await other.getByRole('menuitemradio', { name: 'داكن' }).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark', soon);

  // The server renders the next page with both, and the browser hydrates it without a difference.
  await open(page, '/login');
  await expect(root(page)).toHaveAttribute('lang', 'ar');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تسجيل الدخول إلى Segno');
  await page.getByRole('button', { name: 'اللغة' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to Segno');
  await expect(root(other)).toHaveAttribute('dir', 'ltr', soon);
  check();
  checkOther();
});
