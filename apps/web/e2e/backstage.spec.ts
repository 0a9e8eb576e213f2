import { expect, test, type Page } from '@playwright/test';
import { open } from './listening.ts';
import { accountButton, asListener, password } from './people.ts';

/** A tone as a WAV file. */
function wav(seconds: number, frequency: number): Buffer {
  const rate = 22_050;
  const size = Math.round(seconds * rate) * 2;
  const bytes = Buffer.alloc(44 + size);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + size, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(size, 40);
  for (let at = 0; at < size / 2; at += 1)
    bytes.writeInt16LE(Math.round(Math.sin((at / rate) * frequency * 2 * Math.PI) * 9000), 44 + at * 2);
  return bytes;
}

/** Approves the request that waits, as the admin of the demo. */
async function approve(page: Page, name: string) {
  await open(page, '/login?next=%2Fadmin%2Fbackstage-requests');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: /^Email/ }).fill('admin@demo.segno');
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(accountButton(page)).toBeVisible();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved').first()).toBeVisible();
}

test('BACKSTAGE-2 BACKSTAGE-8 BACKSTAGE-11 from a request to a release that a guest finds', async ({
  page,
  browser,
}) => {
  test.slow();
  // The refused file is an error of the console.
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    // A part of the form that the server leaves to the browser (React, error 419).
    if (!String(error).includes('error #419')) errors.push(String(error));
  });
  await asListener(page);

  // The request, and its approval by an admin in another browser.
  await open(page, '/backstage/requests/become-artist');
  await page.getByRole('textbox', { name: /^Name of the artist/ }).fill('Mira Quay');
  await page.getByRole('textbox', { name: /^Why this is right/ }).fill('My songs');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Waits for a decision')).toBeVisible();
  const office = await browser.newContext();
  await approve(await office.newPage(), 'Mira Quay');
  await office.close();

  // An album, into which three files are put; one of them is no recording.
  await open(page, '/backstage/albums/new');
  await page.getByRole('textbox', { name: /^Name/ }).fill('First light');
  await page.getByRole('combobox', { name: 'Add artist' }).fill('Mira');
  await page.getByRole('option', { name: 'Mira Quay' }).first().click();
  // The list stays open for the next one.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First light' })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose recordings' }).click();
  await (
    await chooser
  ).setFiles([
    { name: '01 Morning.wav', mimeType: 'audio/wav', buffer: wav(4, 440) },
    { name: '02 Evening.wav', mimeType: 'audio/wav', buffer: wav(4, 330) },
    { name: '03 Broken.wav', mimeType: 'audio/wav', buffer: Buffer.from('no sound in here') },
  ]);
  for (const name of ['Morning', 'Evening'])
    await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('listitem').filter({ hasText: '03 Broken.wav' })).toContainText('Failed');

  // The check, and the release.
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('link', { name: 'The cover is missing' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('This album is public.')).toBeVisible();
  const address = await page.getByRole('link', { name: 'Open on the site' }).getAttribute('href');
  expect(errors).toEqual([]);

  // A guest finds it.
  const street = await browser.newContext();
  const guest = await street.newPage();
  await open(guest, address ?? '');
  await expect(guest.getByRole('heading', { level: 1, name: 'First light' })).toBeVisible();
  await street.close();
});
