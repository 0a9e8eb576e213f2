import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectMusic, listenTo, open, playButton, reload } from './listening.ts';
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

/** A recording in another format, with tags. */
const sound = (ending: string) => readFileSync(new URL(`sounds/tone.${ending}`, import.meta.url));
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Signs in with another account of the demo. */
async function signIn(page: Page, email: string, next: string) {
  await open(page, `/login?next=${encodeURIComponent(next)}`);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: /^Email/ }).fill(email);
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(accountButton(page)).toBeVisible();
}

/** A page of another person's browser. */
async function otherBrowser(browser: Browser) {
  const context = await browser.newContext();
  return { page: await context.newPage(), close: () => context.close() };
}

/** Approves the request that waits, as the admin of the demo. */
async function approve(page: Page, name: string) {
  await signIn(page, 'admin@demo.segno', '/admin/backstage-requests');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved').first()).toBeVisible();
}

/** Cuts the connection while the first bytes of an upload in parts are on their way, and restores it. */
async function cutDuringUpload(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const network = (offline: boolean, uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  const isPart = ({ url, method }: { url: string; method: string }) =>
    method === 'POST' && /\/tus\/upload\/./.test(url);
  await devtools.send('Network.enable');
  await network(false, 1_500_000);
  const started = page.waitForRequest((request) => isPart({ url: request.url(), method: request.method() }));
  const goesOn = new Promise<number>((resolve) => {
    const watch = (request: { url(): string; method(): string; headers(): Record<string, string> }) => {
      if (
        isPart({ url: request.url(), method: request.method() }) &&
        request.headers()['upload-offset'] !== '0'
      )
        resolve(Number(request.headers()['upload-offset']));
    };
    page.on('request', watch);
  });
  return {
    async cut() {
      await started;
      // Until some of the bytes have left.
      const progress = page.getByRole('progressbar', { name: '01 Morning.wav' });
      await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(10);
      await network(true, -1);
      await network(false, -1);
    },
    goesOn,
  };
}

test('BACKSTAGE-2 BACKSTAGE-8 BACKSTAGE-11 UPLOAD-6 from a request to a release that a guest hears', async ({
  page,
  browser,
}) => {
  test.slow();
  // The refused file and the cut connection are errors of the console.
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
  const office = await otherBrowser(browser);
  await approve(office.page, 'Mira Quay');
  await office.close();

  // An album, into which twelve files are put: six formats, one broken, and a connection that is cut.
  await open(page, '/backstage/albums/new');
  await page.getByRole('textbox', { name: /^Name/ }).fill('First light');
  await page.getByRole('combobox', { name: 'Add artist' }).fill('Mira');
  await page.getByRole('option', { name: 'Mira Quay' }).first().click();
  // The list stays open for the next one.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First light' })).toBeVisible();
  const morning = wav(120, 440);
  const names = ['Evening', 'Harbour', 'Rain', 'Tide', 'Quay'];
  const files = [
    { name: '01 Morning.wav', mimeType: 'audio/wav', buffer: morning },
    ...names.map((name, index) => ({
      name: `${String(index + 2).padStart(2, '0')} ${name}.wav`,
      mimeType: 'audio/wav',
      buffer: wav(4, 330 + index * 10),
    })),
    ...['mp3', 'flac', 'm4a', 'ogg', 'aiff'].map((ending, index) => ({
      name: `${String(index + 7).padStart(2, '0')} tone.${ending}`,
      mimeType: `audio/${ending}`,
      buffer: sound(ending),
    })),
    { name: '12 Broken.wav', mimeType: 'audio/wav', buffer: Buffer.from('no sound in here') },
  ];
  const upload = await cutDuringUpload(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose recordings' }).click();
  await (await chooser).setFiles(files);
  await upload.cut();
  expect(await upload.goesOn).toBeLessThan(morning.length);
  const titles = [
    'Morning',
    ...names,
    ...['mp3', 'flac', 'm4a', 'ogg', 'aiff'].map((each) => `Tone ${each}`),
  ];
  for (const name of titles)
    await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('listitem').filter({ hasText: '12 Broken.wav' })).toContainText('Failed');

  // What arrived is what was sent.
  const albumId = /albums\/(\d+)/.exec(page.url())?.[1] ?? '';
  const read = async (path: string) => (await page.request.get(path)).json();
  const { tracks } = (await read(`/api/v1/backstage/albums/${albumId}/tracks`)) as {
    tracks: { id: number; name: string; has_sound: boolean }[];
  };
  expect(tracks.map(({ name }) => name)).toEqual(titles);
  const { record } = (await read(`/api/v1/backstage/tracks/${tracks[0]?.id}`)) as {
    record: { sound_url: string };
  };
  const original = await page.request.get(`${record.sound_url}?format=original`);
  expect(sha256(await original.body())).toBe(sha256(morning));

  // The check, a release that is scheduled, and the release at once.
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('link', { name: 'The cover is missing' })).toBeVisible();
  const street = await otherBrowser(browser);
  await listenTo(street.page);
  await page.getByRole('link', { name: 'No genre is named' }).click();
  await page.keyboard.type('Jazz');
  await page.getByRole('option', { name: 'Jazz', exact: true }).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'No genre is named' })).toHaveCount(0);
  const releases = page.request;
  await releases.post(`/api/v1/albums/${albumId}/release`, {
    data: { publish_at: '2100-01-01T12:00:00.000Z', publish_zone: 'Europe/Oslo' },
    headers: await xsrf(page),
  });
  await reload(page);
  await expect(page.getByText('This album is scheduled.')).toBeVisible();
  expect((await street.page.request.get(`/api/v1/albums/${albumId}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('This album is public.')).toBeVisible();
  const address = await page.getByRole('link', { name: 'Open on the site' }).getAttribute('href');
  expect(errors).toEqual([]);

  // A guest hears it.
  await open(street.page, address ?? '');
  await expect(street.page.getByRole('heading', { level: 1, name: 'First light' })).toBeVisible();
  await playButton(street.page, 'First light').click();
  await expectMusic(street.page);

  // Meanwhile a manager edits it, and a former manager does not (BACKSTAGE-13).
  const artistId = await page
    .getByRole('main')
    .getByRole('link', { name: 'Backstage' })
    .click()
    .then(() => page.getByRole('link', { name: 'Mira Quay' }).getAttribute('href'));
  await open(page, artistId ?? '');
  await page.getByRole('textbox', { name: /^Email address/ }).fill('artist@demo.segno');
  await page.getByRole('button', { name: 'Add to the team' }).click();
  await expect(page.getByRole('list', { name: 'Team' })).toContainText('Ari Artist');
  const manager = await otherBrowser(browser);
  await signIn(manager.page, 'artist@demo.segno', `/backstage/albums/${albumId}/edit`);
  await manager.page.getByRole('textbox', { name: /^Name/ }).fill('First light, again');
  await manager.page.getByRole('button', { name: 'Save' }).click();
  await expect(manager.page.getByRole('heading', { level: 1, name: 'First light, again' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Ari Artist from the team' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('list', { name: 'Team' })).not.toContainText('Ari Artist');
  await manager.page.getByRole('textbox', { name: /^Name/ }).fill('Not mine');
  await manager.page.getByRole('button', { name: 'Save' }).click();
  await expect(manager.page.getByText('This does not exist, or not any more.').first()).toBeVisible();
  await open(manager.page, `/backstage/albums/${albumId}/insights`);
  await expect(manager.page.getByRole('heading', { level: 1, name: 'First light, again' })).toHaveCount(0);
  await manager.close();

  // The listening of the guest is in the insights.
  await expect(async () => {
    await open(page, `/backstage/albums/${albumId}/insights`);
    await expect(page.getByRole('main').getByRole('row', { name: /Morning/ })).toContainText('1', {
      timeout: 2000,
    });
  }).toPass({ timeout: 90_000 });
  await street.close();
});

/** The header that a change of this browser's person needs. */
async function xsrf(page: Page) {
  const cookies = await page.context().cookies();
  const value = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return { 'x-xsrf-token': decodeURIComponent(value) };
}
