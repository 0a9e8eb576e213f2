import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { wavTone } from '../../../scripts/tests/wav.ts';
import { expectMusic, listenTo, open, playButton } from './listening.ts';
import { openProxy } from './openProxy.ts';
import { accountButton, asNewPerson, password } from './people.ts';

const formats = ['mp3', 'flac', 'm4a', 'ogg', 'aiff'];
const names = ['Evening', 'Harbour', 'Rain', 'Tide', 'Quay'];
/** More than a form takes, so that it is sent in parts. */
const morning = wavTone({ seconds: 12, frequency: 440, rate: 192_000 });
/** The tracks that the folder becomes: the other formats have titles in their tags. */
const titles = ['Morning', ...names, ...formats.map((each) => `Tone ${each}`)];

/** A folder with twelve files: recordings of six formats, one broken file, and the file that a Mac adds. */
function makeFolder() {
  const root = mkdtempSync(join(tmpdir(), 'segno-first-light-'));
  const put = (name: string, bytes: Uint8Array) => writeFileSync(join(root, name), bytes);
  put('01 Morning.wav', morning);
  for (const [index, name] of names.entries())
    put(`0${index + 2} ${name}.wav`, wavTone({ seconds: 4, frequency: 330 + index * 10 }));
  for (const [index, ending] of formats.entries()) {
    const source = fileURLToPath(new URL(`sounds/tone.${ending}`, import.meta.url));
    copyFileSync(source, join(root, `${String(index + 7).padStart(2, '0')} tone.${ending}`));
  }
  put('12 Broken.wav', Buffer.from('no sound in here'));
  put('.DS_Store', Buffer.from('folder'));
  return { path: root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Drops files or folders of the disk on an element, as from a file manager. */
async function drop(target: Locator, files: string[]) {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drop on.');
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, ...place, data });
  await devtools.detach();
}

/** A page of another person's browser. */
async function otherBrowser(browser: Browser) {
  const context = await browser.newContext();
  return { page: await context.newPage(), close: () => context.close() };
}

/** Signs in with another account of the demo. */
async function signIn(page: Page, email: string, next: string) {
  await open(page, `/login?next=${encodeURIComponent(next)}`);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: /^Email/ }).fill(email);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
  // On a busy machine the pages of the administration and of the backstage take longer than home.
  await expect(accountButton(page)).toBeVisible({ timeout: 45_000 });
}

/** Whether the bar of what is not saved covers what has the focus. */
function isFocusCovered() {
  const bar = [...document.querySelectorAll('form *')].find(
    (it) => getComputedStyle(it).position === 'sticky',
  );
  const focused = document.activeElement;
  if (!bar || !focused || bar.contains(focused)) return false;
  return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
}

test('BACKSTAGE-2 BACKSTAGE-8 BACKSTAGE-11 BACKSTAGE-13 UPLOAD-6 from a request to the insights of a release', async ({
  page,
  browser,
  baseURL,
}) => {
  // A repetition of the test makes another artist.
  const artist = `Mira Quay ${Date.now()}`;
  const site = baseURL ?? '';
  // The refused file and the cut connection are errors of the console.
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const proxy = await openProxy(site);
  const folder = makeFolder();
  try {
    await test.step('a request, which an admin approves', async () => {
      await asNewPerson(page);
      await open(page, `${proxy.address}/backstage/requests/become-artist`);
      await page.getByRole('textbox', { name: /^Name of the artist/ }).fill(artist);
      await page.getByRole('textbox', { name: /^Why this is right/ }).fill('My songs');
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByText('Waits for a decision')).toBeVisible();
      const office = await otherBrowser(browser);
      await signIn(office.page, 'admin@demo.segno', '/admin/backstage-requests');
      await office.page.getByRole('link', { name: artist }).click();
      await office.page.getByRole('button', { name: 'Approve' }).click();
      await expect(office.page.getByText('Approved').first()).toBeVisible();
      await office.close();
    });

    await test.step('an album', async () => {
      await open(page, `${proxy.address}/backstage/albums/new`);
      await page.getByRole('textbox', { name: /^Name/ }).fill('First light');
      // Who acts for one artist begins with it.
      await expect(page.getByRole('main').getByRole('grid').getByText(artist)).toBeVisible();
      await page.getByRole('textbox', { name: /^Name/ }).focus();
      for (let stop = 0; stop < 14; stop += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(isFocusCovered)).toBe(false);
      }
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'First light' })).toBeVisible();
    });
    const albumId = /albums\/(\d+)/.exec(page.url())?.[1] ?? '';
    const read = async <T>(path: string) => (await (await page.request.get(`${site}${path}`)).json()) as T;

    await test.step('a dropped folder of twelve files becomes tracks, although the connection is cut', async () => {
      const offsets: number[] = [];
      const hashes: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/tus/entries'))
          hashes.push((request.postDataJSON() as { hash: string }).hash);
        const offset = request.headers()['upload-offset'];
        if (request.method() === 'POST' && offset !== undefined) offsets.push(Number(offset));
      });
      const cut = proxy.cutAfter(2_000_000);
      await drop(page.getByRole('button', { name: 'Choose a folder' }), [folder.path]);
      await cut;
      for (const name of titles)
        await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('listitem').filter({ hasText: '12 Broken.wav' })).toContainText('Failed');
      await expect(page.getByText('.DS_Store')).toHaveCount(0);
      // It went on where it was cut.
      expect(offsets[0]).toBe(0);
      expect(offsets.at(-1)).toBeGreaterThan(0);
      expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    });

    await test.step('what arrived is what was sent', async () => {
      const { tracks } = await read<{ tracks: { id: number; name: string }[] }>(
        `/api/v1/backstage/albums/${albumId}/tracks`,
      );
      expect(tracks.map(({ name }) => name)).toEqual(titles);
      const { record } = await read<{ record: { sound_url: string } }>(
        `/api/v1/backstage/tracks/${tracks[0]?.id}`,
      );
      const original = await page.request.get(`${site}${record.sound_url}?format=original`);
      const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
      expect(sha256(await original.body())).toBe(sha256(morning));
    });

    await test.step('a finding of the check leads to its field, and is gone when it is mended', async () => {
      await expect(page.getByRole('link', { name: 'The cover is missing' })).toBeVisible();
      const finding = page.getByRole('link', { name: 'No genre is named' });
      await finding.click();
      await expect(page.getByRole('combobox', { name: /^Genres/ })).toBeFocused();
      await page.keyboard.type('Harbour folk');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      // The bar of what is not saved stands at the end of the window.
      const save = page.getByRole('button', { name: 'Save' });
      expect(await save.evaluate((it) => innerHeight - it.getBoundingClientRect().bottom)).toBeLessThan(24);
      await save.click();
      await expect(page.getByText('Saved').first()).toBeVisible();
      await expect(finding).toHaveCount(0);
    });

    const street = await otherBrowser(browser);
    const address = await test.step('a schedule keeps it from guests until it is published', async () => {
      const minute = page.getByRole('group', { name: /^Appears at/ });
      await minute.getByRole('spinbutton').first().focus();
      await page.keyboard.type('123120990900a');
      await page.getByRole('button', { name: 'Schedule', exact: true }).click();
      await expect(page.getByText('This album is scheduled.')).toBeVisible();
      expect((await street.page.request.get(`${site}/api/v1/albums/${albumId}`)).status()).toBe(404);
      await page.getByRole('button', { name: 'Publish now' }).click();
      await expect(page.getByText('This album is public.')).toBeVisible();
      return page.getByRole('link', { name: 'Open on the site' }).getAttribute('href');
    });
    expect(errors).toEqual([]);

    await test.step('a guest hears it', async () => {
      await listenTo(street.page);
      await open(street.page, address ?? '');
      await expect(street.page.getByRole('heading', { level: 1, name: 'First light' })).toBeVisible();
      await playButton(street.page, 'First light').click();
      await expectMusic(street.page);
    });

    await test.step('a manager edits it; a former manager cannot', async () => {
      await open(page, `${proxy.address}/backstage`);
      await page.getByRole('main').getByRole('link', { name: artist }).first().click();
      await page.getByRole('textbox', { name: /^Email address/ }).fill('artist@demo.segno');
      await page.getByRole('button', { name: 'Add to the team' }).click();
      const team = page.getByRole('list', { name: 'Team' });
      await expect(team).toContainText('artist@demo.segno');
      const manager = await otherBrowser(browser);
      await signIn(manager.page, 'artist@demo.segno', `/backstage/albums/${albumId}/edit`);
      await manager.page.getByRole('textbox', { name: /^Name/ }).fill('First light, again');
      await manager.page.getByRole('button', { name: 'Save' }).click();
      await expect(manager.page.getByRole('heading', { level: 1, name: 'First light, again' })).toBeVisible();
      await team
        .getByRole('listitem')
        .filter({ hasText: 'artist@demo.segno' })
        .getByRole('button', { name: /^Remove/ })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(team).not.toContainText('artist@demo.segno');
      await manager.page.getByRole('textbox', { name: /^Name/ }).fill('Not mine');
      await manager.page.getByRole('button', { name: 'Save' }).click();
      await expect(manager.page.getByText('This does not exist, or not any more.').first()).toBeVisible();
      await manager.close();
      const { album } = await read<{ album: { name: string } }>(`/api/v1/albums/${albumId}`);
      expect(album.name).toBe('First light, again');
    });

    await test.step('its plays are in the insights', async () => {
      await expect(async () => {
        await open(page, `${proxy.address}/backstage/albums/${albumId}/insights`);
        const row = page.getByRole('main').getByRole('row', { name: /Morning/ });
        await expect(row).toContainText('1', { timeout: 2000 });
      }).toPass({ timeout: 60_000 });
    });
    await street.close();
  } finally {
    proxy.close();
    folder.remove();
  }
});
