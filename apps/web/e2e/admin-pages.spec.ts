import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { expectNoErrors, open } from './listening.ts';
import { asAdmin, asGuest, asNewPerson } from './people.ts';

const rowsOf = (page: Page) => page.getByRole('grid').getByRole('link');

/** Opens the page of a record on the site from the administration. Returns its address. */
async function openOnSite(page: Page, search: string) {
  await open(page, `/admin/${search}`);
  await rowsOf(page).first().click();
  await page.getByRole('link', { name: 'Open on the site' }).click();
  await expect(page).not.toHaveURL(/\/admin\//);
  return page.url();
}

test('ADMIN-1 ADMIN-4 ADMIN-12 a comment is hidden, found by the address, deleted and brought back', async ({
  page,
}) => {
  const expectQuiet = expectNoErrors(page);
  const words = `Quena ${Date.now()}`;
  await asAdmin(page, '/admin/albums?query=practice+mute');
  await rowsOf(page).click();
  await page.getByRole('link', { name: 'Open on the site' }).click();
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(words);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('list').getByText(words)).toBeVisible();

  await open(page, `/admin/comments?query=${encodeURIComponent(words)}&status=visible`);
  await rowsOf(page).click();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('1 comment hidden')).toBeVisible();
  await open(page, `/admin/comments?query=${encodeURIComponent(words)}&status=hidden`);
  await expect(rowsOf(page)).toHaveText([words]);
  await page.getByRole('checkbox', { name: 'Select everything' }).press('Space');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There are no items matching your query')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowsOf(page)).toHaveText([words]);
  expectQuiet();
});

test('ADMIN-1 ADMIN-11 a plan is given to a person, found by the address, changed and ended', async ({
  page,
}) => {
  const expectQuiet = expectNoErrors(page);
  const email = await asNewPerson(page);
  await asGuest(page);
  await asAdmin(page, '/admin/subscriptions/new');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: /^Person/ }).fill(email);
  await page.getByRole('option', { name: email }).click();
  const offer = main.getByRole('combobox', { name: /^Plan and price/ });
  await offer.press('ArrowDown');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('button', { name: 'End now' })).toBeVisible();

  await open(page, `/admin/subscriptions?query=${email}&status=active&gateway=none`);
  await rowsOf(page).click();
  await page.getByRole('button', { name: 'Change the plan' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Plan and price/ })
    .click();
  await page.getByRole('option').last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change the plan' }).click();
  await expect(page.getByText('The plan is changed')).toBeVisible();
  await page.getByRole('button', { name: 'End now' }).click();
  await expect(page.getByText('The subscription has ended')).toBeVisible();
  await open(page, `/admin/subscriptions?query=${email}&status=ended`);
  await expect(rowsOf(page)).toHaveCount(1);
  expectQuiet();
});

test('ADMIN-1 ADMIN-4 UPLOAD-6 an admin uploads a recording, and deletes its file and brings it back', async ({
  page,
}) => {
  const expectQuiet = expectNoErrors(page);
  await asAdmin(page, '/admin/upload');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Add artist' }).fill('Lindiwe');
  await page.getByRole('option', { name: /^Lindiwe/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Choose recordings' }).click();
  const name = `zither-${Date.now()}.mp3`;
  await (
    await chooser
  ).setFiles({
    name,
    mimeType: 'audio/mpeg',
    buffer: readFileSync(fileURLToPath(new URL('sounds/tone.mp3', import.meta.url))),
  });
  await main.getByRole('link', { name: /^Edit / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tone mp3' })).toBeVisible();
  await expect(main.getByText('Lindiwe Makhosi')).toBeVisible();

  await open(page, `/admin/files?query=${name.slice(0, -4)}&disk=uploads`);
  await rowsOf(page).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main.getByText('audio/mpeg', { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('checkbox', { name: 'Select everything' }).press('Space');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There are no items matching your query')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowsOf(page)).toHaveText([name]);
  expectQuiet();
});

test('ADMIN-3 ADMIN-25 AD-1 INSIGHT-7 an advertisement is shown and taken back, and the report leads to insights', async ({
  page,
  browser,
}) => {
  const expectQuiet = expectNoErrors(page);
  const name = `Quena ${Date.now()}`;
  await asAdmin(page, '/admin/artists/new');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^Name/ }).first().fill(name);
  await main.getByRole('button', { name: /Visibility/ }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await open(page, '/admin/ads');
  const place = page.getByRole('switch', { name: 'Show: Artist page, below similar artists' });
  const bar = page.getByRole('button', { name: 'Save', exact: true });
  // An attempt that failed half-way has left the place on.
  if (await place.isChecked()) {
    await place.press('Space');
    await bar.click();
    await expect(bar).toHaveCount(0);
  }
  await place.press('Space');
  await page
    .getByRole('textbox', { name: 'HTML code' })
    .nth(3)
    .fill(`<a href="https://shop.example">${name} for sale</a>`);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(bar).toHaveCount(0);
  await expect(place).toBeChecked();

  const artist = await openOnSite(page, `artists?query=${encodeURIComponent(name)}`);
  const guest = await browser.newContext();
  const guestPage = await guest.newPage();
  const slot = guestPage.getByRole('complementary', { name: 'Advertisement' });
  await expect(async () => {
    await open(guestPage, artist);
    await expect(slot).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(
    guestPage.frameLocator('iframe[title^="Advertisement"]').getByRole('link', { name: `${name} for sale` }),
  ).toBeVisible();

  // Another journey changes settings too.
  await open(page, '/admin/audit?action=settings&query=ads');
  await rowsOf(page).first().click();
  await page.getByRole('button', { name: 'Undo this change' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(async () => {
    await open(guestPage, artist);
    await expect(slot).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await guest.close();

  await open(page, '/admin/report');
  await page.getByRole('button', { name: /Period/ }).click();
  await page.getByRole('option', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/range=week/);
  const most = page.getByRole('grid', { name: 'Most played tracks' });
  const played = (await most.getByRole('link').first().textContent()) ?? '';
  // Other journeys play music, which changes the order.
  await most.getByRole('link', { name: played, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(played);
  await expect(page).toHaveURL(/insights/);
  expectQuiet();
});

test('ADMIN-13 ADMIN-14 ADMIN-18 ADMIN-25 an admin follows what needs attention, runs a job, and changes a setting and a line that guests see', async ({
  page,
  browser,
}) => {
  const expectQuiet = expectNoErrors(page);
  const main = page.getByRole('main');
  const words = `Quena ${Date.now()}`;
  await asAdmin(page, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Needs attention', exact: true })).toBeVisible();

  // A finding leads to the page that mends it.
  await open(page, '/admin/health');
  const finding = main.getByRole('link', { name: /^Mend it: / }).first();
  const href = (await finding.getAttribute('href')) ?? '';
  await finding.click();
  await expect(page).not.toHaveURL(/\/admin\/health/);
  expect(page.url()).toContain(href);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Site health');

  const jobs = '/admin/jobs?query=jobs.expire&state=done';
  await open(page, jobs);
  const runs = await rowsOf(page).count();
  await open(page, '/admin/logs/schedule');
  await main.getByRole('button', { name: 'Run now: Remove old jobs' }).click();
  await expect(page.getByText('It starts within a second')).toBeVisible();
  await expect(async () => {
    await open(page, jobs);
    await expect(rowsOf(page)).toHaveCount(runs + 1, { timeout: 2000 });
  }).toPass();

  const guest = await browser.newContext({ locale: 'pl-PL' });
  const guestPage = await guest.newPage();
  const description = guestPage.locator(`meta[name="description"][content="${words}"]`);
  /** Waits until guests see it. */
  const soon = (path: string, check: () => Promise<void>) =>
    expect(async () => {
      await guestPage.goto(path);
      await check();
    }).toPass();

  await open(page, '/admin/settings/general');
  await page.getByRole('textbox', { name: 'Description of the site for search engines' }).fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await soon('/pages/about', () => expect(description).toHaveCount(1, { timeout: 2000 }));
  await open(page, '/admin/audit?action=settings&query=description');
  await rowsOf(page).first().click();
  await page.getByRole('button', { name: 'Undo this change' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await soon('/pages/about', () =>
    // A site without a description has no such element.
    expect(description).toHaveCount(0, { timeout: 2000 }),
  );

  await open(page, '/admin/localizations/pl/translate?query=Write+to+us');
  await main.getByRole('textbox', { name: 'Write to us. We answer by email.' }).fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await soon('/contact', () => expect(guestPage.getByText(words)).toBeVisible({ timeout: 2000 }));
  await page.getByRole('button', { name: 'Return to the line of the product' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Return to the line of the product' })).toHaveCount(0);
  await soon('/contact', () => expect(guestPage.getByText(words)).toHaveCount(0, { timeout: 2000 }));
  await guest.close();
  expectQuiet();
});

test('ADMIN-16 ADMIN-19 ADMIN-27 INSIGHT-7 an admin reads why a page is hidden, opens insights, and imports a catalogue and takes it back', async ({
  page,
}) => {
  const expectQuiet = expectNoErrors(page);
  const main = page.getByRole('main');
  await asAdmin(page, '/admin/why');
  await expect(main.getByText('needs an account').first()).toBeVisible();
  await page.getByRole('button', { name: /The site of/ }).click();
  await page.getByRole('option', { name: 'Person' }).click();
  await main.getByRole('combobox', { name: 'Person' }).fill('listener@demo');
  await expect(page.getByRole('option')).toHaveText([/listener@demo/]);
  await page.getByRole('option').click();
  await expect(page).toHaveURL(/kind=person&id=/);
  await expect(main.getByText('needs the permission “Open the administration”').first()).toBeVisible();

  await open(page, '/admin/tracks');
  await rowsOf(page).first().click();
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Insights of / })).toBeVisible();

  const name = `Quena ${Date.now()}`;
  await open(page, '/admin/import');
  await page.getByRole('textbox', { name: /^Name of the service/ }).fill(name);
  const chooser = page.waitForEvent('filechooser');
  await main.getByRole('button', { name: 'Choose files' }).click();
  await (
    await chooser
  ).setFiles(
    [
      ['artists.csv', `id,name\na,${name} Band\n`],
      ['tracks.csv', `id,name,artists\n1,${name} one,a\n2,${name} two,a\n`],
    ].map(([file = '', text = '']) => ({ name: file, mimeType: 'text/csv', buffer: Buffer.from(text) })),
  );
  await page.getByRole('button', { name: 'Check without writing' }).click();
  await expect(main.getByText(`3 rows of “${name}” would be added. Nothing was written.`)).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(main.getByText(`3 rows of “${name}” added`)).toBeVisible();
  const report = page.url();
  const tracks = `/admin/tracks?query=${encodeURIComponent(name)}`;
  await open(page, tracks);
  await expect
    .poll(async () => (await rowsOf(page).allTextContents()).toSorted())
    .toEqual([`${name} one`, `${name} two`]);
  await open(page, report);
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(async () => {
    await open(page, tracks);
    await expect(rowsOf(page)).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await expect(page.getByText('There are no items matching your query')).toBeVisible();
  expectQuiet();
});
