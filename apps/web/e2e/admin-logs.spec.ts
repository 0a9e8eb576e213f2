import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectNoErrors, open } from './listening.ts';
import { startOwnServer } from './ownServer.ts';
import { asNewPerson } from './people.ts';

test('ADMIN-4 ADMIN-14 an admin searches and downloads errors, reads a message that waits, and deletes it with an undo', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  // No mail server answers there.
  const server = await startOwnServer({ SEGNO_DEMO: '0', SEGNO_SMTP_URL: 'smtp://127.0.0.1:9' });
  const context = await browser.newContext({ baseURL: server.address });
  try {
    const page = await context.newPage();
    const main = page.getByRole('main');
    const email = await asNewPerson(page);
    await server.giveRole(email, 'Admins');

    // A command that is no command is an error of the log.
    const place = join(server.dataDir, 'commands', 'command-zither');
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'request'), 'zither');
    const expectQuiet = expectNoErrors(page);
    const errors = main.getByRole('button', { name: /A command of the operator failed/ });
    await expect(async () => {
      await open(page, '/admin/logs/error');
      await expect(errors).toHaveCount(1, { timeout: 2000 });
    }).toPass();
    const search = main.getByRole('searchbox', { name: 'Search' });
    await search.fill('no such word');
    await expect(main.getByText('There are no items matching your query')).toBeVisible();
    await search.fill('operator');
    await errors.click();
    await expect(main.getByText(/"type": "SyntaxError"/)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('A command of the operator failed');

    const guest = await browser.newContext({ baseURL: server.address });
    const guestPage = await guest.newPage();
    await open(guestPage, `/forgot-password?email=${encodeURIComponent(email)}`);
    await guestPage.getByRole('button', { name: 'Continue' }).click();
    await expect(guestPage.getByText(/we have sent a link to it/)).toBeVisible();
    await guest.close();
    await main.getByRole('link', { name: 'Outgoing email' }).click();
    const messages = page.getByRole('grid').getByRole('link');
    await expect(async () => {
      await open(page, `/admin/logs/outgoing-email?query=${email.slice(0, 20)}`);
      await expect(messages).toHaveCount(1, { timeout: 2000 });
    }).toPass();
    const subject = (await messages.textContent()) ?? '';
    await messages.click();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    // The message is drawn, without the secret of its link.
    const link = page.frameLocator('iframe[title="Preview of the message"]').getByRole('link').first();
    await expect(link).toBeVisible();
    expect(await link.getAttribute('href')).not.toMatch(/[\w-]{32}/);
    await expect(main.getByText(/\/password\/reset\/…/)).toBeVisible();

    await page.goBack();
    await page.getByRole('checkbox', { name: 'Select everything' }).press('Space');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('There are no items matching your query')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(messages).toHaveText([subject]);
    expectQuiet();
  } finally {
    await context.close();
    await server.stop();
  }
});
