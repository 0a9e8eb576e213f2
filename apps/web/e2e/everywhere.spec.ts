import { createServer } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { wavTone } from '../../../scripts/tests/wav.ts';
import { expectMusic, expectNoErrors, expectSilence, listenTo, open, playButton } from './listening.ts';
import { asNewPerson } from './people.ts';
import { openAlbum, player, queuePanel, toolOf, trackIn, tracksOf } from './player.ts';

// Long enough for a machine that generates the recordings on request.
test.describe.configure({ timeout: 180_000 });

/** Two of these joined are one tone. */
const tone = (seconds: number) => wavTone({ seconds, frequency: 400, volume: 0.37, rate: 8000 });

/** Measures the level of what goes to the output, every few milliseconds. Call before the page is opened. */
async function watchOutput(page: Page) {
  await page.addInitScript(() => {
    const levels: number[] = [];
    Object.assign(window, { levels });
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...args: unknown[]) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
      if (args[0] instanceof AudioDestinationNode) {
        const analyser = new AnalyserNode(this.context, { fftSize: 256 });
        connect.call(this, analyser);
        const samples = new Float32Array(256);
        setInterval(() => {
          analyser.getFloatTimeDomainData(samples);
          levels.push(Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length));
        }, 4);
      }
      return connect.apply(this, args);
    } as typeof AudioNode.prototype.connect;
  });
}
const levelsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { levels: number[] }).levels.splice(0));

test('PLAYER-16 PLAYER-15 album tracks join without a gap or a doubled level, and the sleep timer stops after one', async ({
  page,
}) => {
  await listenTo(page);
  await watchOutput(page);
  const body = tone(12);
  await page.route('**/media/audio/**', (route) =>
    route.fulfill({ body, headers: { 'content-type': 'audio/wav' } }),
  );
  const { name, titles } = await openAlbum(page);
  await playButton(page, name).click();
  const bar = player(page);
  await expect(trackIn(bar, titles[0])).toBeVisible();
  await page.waitForTimeout(3000);
  await levelsOf(page);
  await expect(trackIn(bar, titles[1])).toBeVisible({ timeout: 30_000 });
  await page.waitForTimeout(2500);
  const levels = await levelsOf(page);
  const usual = levels.toSorted((one, other) => one - other)[Math.floor(levels.length / 2)] ?? 0;
  expect(usual).toBeGreaterThan(0.05);
  expect(levels.filter((level) => level < usual * 0.3)).toEqual([]);
  expect(levels.filter((level) => level > usual * 1.4)).toEqual([]);

  await toolOf(bar, 'More').click();
  await page.getByRole('menuitem', { name: 'Player settings' }).click();
  await page.getByRole('button', { name: /Sleep timer/ }).click();
  await page.getByRole('option', { name: 'After this track' }).click();
  await page.keyboard.press('Escape');
  await expect(toolOf(bar, 'Play')).toBeVisible({ timeout: 30_000 });
  await expect(trackIn(bar, titles[2])).toBeVisible();
  await expectSilence(page);
});

test('HANDOFF-3 HANDOFF-4 another browser takes the music over, and gives it back', async ({
  page,
  browser,
}) => {
  await listenTo(page);
  await asNewPerson(page);
  const { name, titles } = await openAlbum(page);
  await playButton(page, name).click();
  await expectMusic(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await context.addCookies(await page.context().cookies());
  await listenTo(other);
  await open(other, '/');
  // The connection opens with the first movement of the mouse.
  await other.mouse.move(300, 300);
  await expect(other.getByRole('region', { name: 'Playing on another device' })).toContainText(
    titles[0] ?? '',
  );
  await other.getByRole('button', { name: 'Continue here' }).click();
  await expectMusic(other);
  await expectSilence(page);
  await expect(trackIn(player(other), titles[0])).toBeVisible();

  const remote = page.getByRole('region', { name: 'Playing on another device' });
  await remote.getByRole('button', { name: 'Next there' }).click();
  await expect(trackIn(player(other), titles[1])).toBeVisible();
  await remote.getByRole('button', { name: 'Continue here' }).click();
  await expectMusic(page);
  await expectSilence(other);
  await expect(trackIn(player(page), titles[1])).toBeVisible();
  await context.close();
});

test('OFFLINE-1 OFFLINE-2 a downloaded album plays after a reload without a connection', async ({
  page,
  context,
}) => {
  await listenTo(page);
  const body = tone(20);
  // Recordings of a whole album would be made first.
  await context.route('**/media/audio/**', (route) =>
    route.fulfill({ body, headers: { 'content-type': 'audio/wav' } }),
  );
  const { name } = await openAlbum(page);
  await toolOf(page.getByRole('main'), `More for ${name}`).first().click();
  await page.getByRole('menuitem', { name: 'Download to this browser' }).click();
  await expect(page.getByText(`“${name}” plays without a connection now`)).toBeVisible({ timeout: 90_000 });

  await context.unroute('**/media/audio/**');
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveURL(/\/downloads$/);
  await page.getByRole('button', { name: `Play ${name}` }).click();
  await expectMusic(page);
});

test('EMBED-1 a page of another site shows a player, and reaches nothing in it', async ({
  page,
  baseURL,
}) => {
  const check = expectNoErrors(page);
  const { name } = await openAlbum(page);
  const path = new URL(page.url()).pathname;
  const host = createServer((_request, answer) => {
    answer
      .setHeader('content-type', 'text/html')
      .end(
        `<!doctype html><title>Blog</title><iframe src="${baseURL}${path}/embed" width="480" height="320"></iframe>`,
      );
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await page.goto(`http://127.0.0.1:${port}/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('link', { name })).toBeVisible();
  await frame
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(frame.getByRole('button', { name: /^Pause / })).toBeVisible({ timeout: 45_000 });
  const reached = await page.evaluate(() => {
    try {
      return window.frames[0]?.document.title ?? 'no document';
    } catch {
      return null;
    }
  });
  expect(reached).toBeNull();
  const cookies = await page.context().cookies(`${baseURL}/`);
  expect(cookies.filter(({ name: cookie }) => cookie.includes('session'))).toEqual([]);
  check();
  await new Promise((resolve) => host.close(resolve));
});

test('RADIO-2 a radio goes on, with the reason of each track @phone', async ({ page }) => {
  await listenTo(page);
  await openAlbum(page, (link) => link.tap());
  const href = await tracksOf(page).first().locator('a[href^="/track/"]').getAttribute('href');
  await open(page, (href ?? '').replace('/track/', '/radio/track/'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first()
    .tap();
  await expectMusic(page);
  await expect(page.getByRole('list', { name: 'Coming up' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(queuePanel(page)).toHaveCount(0);
});
