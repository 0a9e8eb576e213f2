import { createServer } from 'node:http';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { wavOf, wavTone } from '../../../scripts/tests/wav.ts';
import {
  expectMusic,
  expectNoErrors,
  expectSilence,
  listenTo,
  open,
  playButton,
  timeOf,
} from './listening.ts';
import { startOwnServer } from './ownServer.ts';
import { asNewPerson } from './people.ts';
import { openAlbum, player, queuePanel, toolOf, trackIn, tracksOf } from './player.ts';

// Long enough for a machine that generates the recordings on request.
test.describe.configure({ timeout: 180_000 });

/** Two of these joined are one tone. */
const tone = (seconds: number) => wavTone({ seconds, frequency: 400, volume: 0.37, rate: 8000 });

/** The same noise each time: two of them at different times have nothing in common. */
function noise(seconds: number) {
  let seed = 7;
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5;
  return wavOf(Float64Array.from({ length: seconds * 8000 }, next), 8000);
}

/**
 * Measures the level of what goes to the output, every few milliseconds, over this number of samples. Call before the page
 * is opened.
 */
async function watchOutput(page: Page, size = 256) {
  await page.addInitScript((fftSize) => {
    const levels: number[] = [];
    Object.assign(window, { levels });
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...args: unknown[]) => AudioNode;
    AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
      if (args[0] instanceof AudioDestinationNode) {
        const analyser = new AnalyserNode(this.context, { fftSize });
        connect.call(this, analyser);
        const samples = new Float32Array(fftSize);
        setInterval(() => {
          analyser.getFloatTimeDomainData(samples);
          levels.push(Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length));
        }, 4);
      }
      return connect.apply(this, args);
    } as typeof AudioNode.prototype.connect;
  }, size);
}
const levelsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { levels: number[] }).levels.splice(0));

/** Answers every recording with the same sound. */
const answerWith = (page: Page, body: Buffer) =>
  page.route('**/media/audio/**', (route) =>
    route.fulfill({ body, headers: { 'content-type': 'audio/wav' } }),
  );

/** The tone that plays goes on at one level until after `next` is shown. */
async function expectJoin(page: Page, next: Locator) {
  await page.waitForTimeout(3000);
  await levelsOf(page);
  await expect(next).toBeVisible({ timeout: 30_000 });
  await page.waitForTimeout(2500);
  const levels = await levelsOf(page);
  const usual = levels.toSorted((one, other) => one - other)[Math.floor(levels.length / 2)] ?? 0;
  expect(usual).toBeGreaterThan(0.05);
  expect(levels.filter((level) => level < usual * 0.3)).toEqual([]);
  expect(levels.filter((level) => level > usual * 1.4)).toEqual([]);
}

/** The button of the mini player, which opens the full-screen player and names the track. */
const opener = (page: Page) => player(page).getByRole('button', { name: 'Open the player:' });
const fullScreen = (page: Page) => page.getByRole('dialog', { name: 'Full-screen player' });

test('PLAYER-16 PLAYER-15 album tracks join without a gap or a doubled level, and the sleep timer stops after one', async ({
  page,
}) => {
  await listenTo(page);
  await watchOutput(page);
  await answerWith(page, tone(12));
  const { name, titles } = await openAlbum(page);
  await playButton(page, name).click();
  const bar = player(page);
  await expect(trackIn(bar, titles[0])).toBeVisible();
  await expectJoin(page, trackIn(bar, titles[1]));

  await toolOf(bar, 'More').click();
  await page.getByRole('menuitem', { name: 'Player settings' }).click();
  await page.getByRole('button', { name: /Sleep timer/ }).click();
  await page.getByRole('option', { name: 'After this track' }).click();
  await page.keyboard.press('Escape');
  await expect(toolOf(bar, 'Play')).toBeVisible({ timeout: 30_000 });
  await expect(trackIn(bar, titles[2])).toBeVisible();
  await expectSilence(page);
});

/** Opens the first playlist of home, and returns its name. */
async function openPlaylist(page: Page) {
  await open(page, '/');
  await page.locator('main a[href^="/playlist/"]').first().click();
  await expect(page).toHaveURL(/\/playlist\//);
  const title = page.getByRole('heading', { level: 1 });
  // The page before has a heading too.
  await expect(title).not.toHaveText('Home');
  return (await title.textContent()) ?? '';
}

/** Two tracks sound together, at the level of one, until the next one is alone. `title` shows what plays. */
async function expectCrossFade(page: Page, title: Locator) {
  const first = (await title.textContent()) ?? '';
  await expect.poll(() => timeOf(page)).toBeGreaterThan(8);
  await levelsOf(page);
  const heard = () => page.evaluate(() => window.listener.elements.filter(({ paused }) => !paused).length);
  await expect.poll(heard, { timeout: 45_000, intervals: [100] }).toBe(2);
  await expect(title).not.toHaveText(first);
  await expect.poll(heard, { timeout: 15_000 }).toBe(1);
  const levels = await levelsOf(page);
  // Means of about 200 ms: a busy machine gives an element no sound for some milliseconds.
  const means = Array.from({ length: Math.floor(levels.length / 50) }, (_, part) => {
    const some = levels.slice(part * 50, part * 50 + 50);
    return Math.sqrt(some.reduce((sum, level) => sum + level * level, 0) / some.length);
  });
  const usual = means.toSorted((one, other) => one - other)[Math.floor(means.length / 2)] ?? 0;
  expect(usual).toBeGreaterThan(0.05);
  expect(Math.min(...means)).toBeGreaterThan(usual * 0.6);
  expect(Math.max(...means)).toBeLessThan(usual * 1.3);
}

test('PLAYER-16 tracks of a playlist cross-fade at one level, as the listener chooses', async ({ page }) => {
  await listenTo(page);
  // Long enough for the mean level of noise.
  await watchOutput(page, 4096);
  // Neighbours of a demo playlist may share a recording, and tones of one frequency would add up or cancel each other.
  await answerWith(page, noise(18));
  await playButton(page, await openPlaylist(page)).click();
  const bar = player(page);
  await toolOf(bar, 'Pause').click();
  await toolOf(bar, 'More').click();
  await page.getByRole('menuitem', { name: 'Player settings' }).click();
  const slider = page.getByRole('slider', { name: /^Cross-fade/ });
  await slider.focus();
  for (let second = 0; second < 4; second += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('4');
  await page.keyboard.press('Escape');
  const title = bar.getByRole('link').first();
  await toolOf(bar, 'Play').click();
  await expectCrossFade(page, title);
});

test('PLAYER-16 on a phone album tracks join while the mini player names them @phone', async ({ page }) => {
  await listenTo(page);
  await watchOutput(page);
  await answerWith(page, tone(12));
  const { name, titles } = await openAlbum(page, (link) => link.tap());
  await playButton(page, name).tap();
  await expect(opener(page)).toContainText(titles[0] ?? '');
  await expectJoin(page, opener(page).filter({ hasText: titles[1] }));
});

test('PLAYER-16 on a phone the cross-fade is chosen in the full-screen player @phone', async ({ page }) => {
  await listenTo(page);
  await watchOutput(page, 4096);
  await answerWith(page, noise(18));
  await playButton(page, await openPlaylist(page)).tap();
  await opener(page).tap();
  const full = fullScreen(page);
  await toolOf(full, 'Pause').tap();
  await toolOf(full, 'More').tap();
  await page.getByRole('menuitem', { name: 'Player settings' }).tap();
  const slider = page.getByRole('slider', { name: /^Cross-fade/ });
  // A third of the way from nothing to 12 seconds.
  const line = await slider.locator('xpath=ancestor::*[@role="group"][1]').boundingBox();
  const thumb = await slider.boundingBox();
  if (!line || !thumb) throw new Error('The slider is not shown.');
  await page.touchscreen.tap(line.x + line.width / 3, thumb.y + thumb.height / 2);
  await expect(slider).toHaveValue('4');
  await page.keyboard.press('Escape');
  await toolOf(full, 'Play').tap();
  // The first link is that of the playlist.
  await expectCrossFade(page, full.getByRole('link').nth(1));
});

/** Answers every recording with a tone of 70 seconds, also in parts: a browser seeks only where it can ask for parts. */
async function playTone(page: Page) {
  const body = tone(70);
  await page.route('**/media/audio/**', (route) => {
    const from = Number(/bytes=(\d+)-/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    return route.fulfill({
      status: 206,
      body: body.subarray(from),
      headers: {
        'content-type': 'audio/wav',
        'accept-ranges': 'bytes',
        'content-range': `bytes ${from}-${body.length - 1}/${body.length}`,
      },
    });
  });
}

/** Opens a track that has lyrics with times. */
async function openSung(page: Page) {
  await open(page, `/search/${encodeURIComponent('Chlorine Heart')}`);
  await page.locator('main a[href^="/track/"]').filter({ hasText: 'Chlorine Heart' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chlorine Heart' })).toBeVisible();
}

test('LYRICS-3 the lyrics follow the track, and a line seeks to its time', async ({ page }) => {
  await listenTo(page);
  await playTone(page);
  await openSung(page);
  await playButton(page, 'Chlorine Heart').click();
  const bar = player(page);
  await toolOf(bar, 'More').click();
  await page.getByRole('menuitem', { name: 'Lyrics' }).click();
  const lines = page.getByRole('list', { name: 'Lyrics' }).getByRole('button');
  await lines.filter({ hasText: 'You bleach the summer out of me' }).click();
  await expect(page.locator('[aria-current="true"]').filter({ hasText: 'You bleach' })).toBeInViewport();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(37.4);
  // The line after the pause is sung in ten seconds.
  const next = lines.filter({ hasText: 'The roof is glass, the rain is loud' });
  await expect(next).toHaveAttribute('aria-current', 'true', { timeout: 30_000 });
  await expect(next).toBeInViewport();
  await expect(next).toContainText('Dach jest ze szkła');

  // In the full-screen player they scroll in a part of their own, beside the controls.
  await toolOf(bar, 'Full screen').click();
  const full = page.getByRole('dialog', { name: 'Full-screen player' });
  await toolOf(full, 'Lyrics').click();
  await expect(full.locator('button[aria-current="true"]')).toBeInViewport();
  const last = full.getByRole('list', { name: 'Lyrics' }).getByRole('button').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(toolOf(full, 'Pause')).toBeInViewport({ ratio: 1 });
});

test('LYRICS-3 on a phone the lyrics follow in the full-screen player @phone', async ({ page }) => {
  await listenTo(page);
  await playTone(page);
  await openSung(page);
  await playButton(page, 'Chlorine Heart').tap();
  await expectMusic(page);
  await player(page).getByRole('button', { name: 'Open the player:' }).tap();
  const full = page.getByRole('dialog', { name: 'Full-screen player' });
  await toolOf(full, 'Lyrics').tap();
  const lines = full.getByRole('list', { name: 'Lyrics' }).getByRole('button');
  await lines.filter({ hasText: 'You bleach the summer out of me' }).tap();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(37.4);
  // The line after the pause is sung in ten seconds.
  const next = lines.filter({ hasText: 'The roof is glass, the rain is loud' });
  await expect(next).toHaveAttribute('aria-current', 'true', { timeout: 30_000 });
  await expect(next).toBeInViewport();
  await expect(toolOf(full, 'Pause')).toBeInViewport({ ratio: 1 });
});

test('HANDOFF-3 HANDOFF-4 HANDOFF-6 the browser of a phone takes the music over, and gives it back', async ({
  page,
  browser,
}) => {
  await listenTo(page);
  await asNewPerson(page);
  const { name, titles } = await openAlbum(page);
  await playButton(page, name).click();
  await expectMusic(page);

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const other = await context.newPage();
  await context.addCookies(await page.context().cookies());
  await listenTo(other);
  await open(other, '/');
  // Nothing has been touched there.
  await expect(other.getByRole('region', { name: 'Playing on another device' })).toContainText(
    titles[0] ?? '',
  );
  await other.getByRole('button', { name: 'Continue here' }).tap();
  await expectMusic(other);
  await expectSilence(page);
  await expect(player(other)).toContainText(titles[0] ?? '');

  const remote = page.getByRole('region', { name: 'Playing on another device' });
  await remote.getByRole('button', { name: 'Next there' }).click();
  await expect(player(other)).toContainText(titles[1] ?? '');
  await expect(remote).toContainText(titles[1] ?? '');
  await remote.getByRole('button', { name: 'Continue here' }).click();
  await expectMusic(page);
  await expectSilence(other);
  await expect(trackIn(player(page), titles[1])).toBeVisible();

  // A page that is left does not play any more.
  const elsewhere = other.getByRole('region', { name: 'Playing on another device' });
  await expect(elsewhere).toContainText('Playing on');
  await page.goto('about:blank');
  await expect(elsewhere).toBeHidden({ timeout: 5000 });
  await expect(player(other)).toContainText(titles[1] ?? '');
  await context.close();
});

test('PLAYER-20 the player in a window of its own has its styles, and controls the music', async ({
  page,
  context,
}) => {
  // No request is replaced: the window would wait for its styles then.
  await listenTo(page);
  const { name, titles } = await openAlbum(page);
  const isSupported = await page.evaluate(() => 'documentPictureInPicture' in window);
  test.skip(!isSupported, 'This browser has no Document Picture-in-Picture.');
  await playButton(page, name).click();
  await expectMusic(page);
  const bar = player(page);
  await toolOf(bar, 'More').click();
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Mini player' }).click();
  const mini = await opened;
  const content = mini.getByRole('main', { name: 'Player' });
  await expect(content).toContainText(titles[0] ?? '');
  // Its styles come with its code, after the window has opened.
  await expect(content).toHaveCSS('display', 'grid');
  await toolOf(content, 'Next').click();
  await expect(content).toContainText(titles[1] ?? '');
  await expect(trackIn(bar, titles[1])).toBeVisible();
  await expectMusic(page);
  await toolOf(content, 'Pause').click();
  await expectSilence(page);
  await expect(toolOf(bar, 'Play')).toBeVisible();
});

test('OFFLINE-1 OFFLINE-2 a downloaded album plays after the server has stopped, and without a connection', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const server = await startOwnServer({ SEGNO_DEMO_AHEAD: '0' });
  const context = await browser.newContext({ baseURL: server.address });
  try {
    const page = await context.newPage();
    await listenTo(page);
    const body = tone(20);
    // Recordings of a whole album would be made first.
    await context.route('**/media/audio/**', (route) =>
      route.fulfill({ body, headers: { 'content-type': 'audio/wav' } }),
    );
    const { name, titles } = await openAlbum(page);
    await toolOf(page.getByRole('main'), `More for ${name}`).first().click();
    await page.getByRole('menuitem', { name: 'Download to this browser' }).click();
    await expect(page.getByText(`“${name}” plays without a connection now`)).toBeVisible({ timeout: 90_000 });
    await context.unroute('**/media/audio/**');

    expect(await server.stop()).toBe(0);
    const play = async () => {
      await page.reload();
      await expect(page).toHaveURL(/\/downloads$/);
      await page.getByRole('button', { name: `Play ${name}` }).click();
      await expectMusic(page);
    };
    await play();
    await expect(trackIn(player(page), titles[0])).toBeVisible();
    // The other tracks are stored as well.
    await toolOf(player(page), 'Next').click();
    await expect(trackIn(player(page), titles[1])).toBeVisible();
    await expectMusic(page);
    await context.setOffline(true);
    await play();
  } finally {
    await context.close();
    await server.stop();
  }
});

test('OFFLINE-1 on a phone a downloaded album plays without a connection @phone', async ({ page }) => {
  await listenTo(page);
  await answerWith(page, tone(20));
  const { name, titles } = await openAlbum(page, (link) => link.tap());
  await toolOf(page.getByRole('main'), `More for ${name}`).first().tap();
  await page.getByRole('menuitem', { name: 'Download to this browser' }).tap();
  await expect(page.getByText(`“${name}” plays without a connection now`)).toBeVisible({ timeout: 90_000 });
  await page.unroute('**/media/audio/**');
  await page.context().setOffline(true);
  await page.reload();
  await expect(page).toHaveURL(/\/downloads$/);
  await page.getByRole('button', { name: `Play ${name}` }).tap();
  await expectMusic(page);
  await expect(opener(page)).toContainText(titles[0] ?? '');
  // The names and the buttons of a download fit.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await opener(page).tap();
  await toolOf(fullScreen(page), 'Next').tap();
  await expect(trackIn(fullScreen(page), titles[1])).toBeVisible();
  await expectMusic(page);
});

/** Serves a page of another site, and returns its address. */
async function serveBlog(html: string) {
  const host = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html').end(`<!doctype html><title>Blog</title>${html}`);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => host.close(resolve)),
  };
}

test('EMBED-1 a page of another site shows a player, and reaches nothing in it', async ({
  page,
  baseURL,
}) => {
  const check = expectNoErrors(page);
  const { name } = await openAlbum(page);
  const path = new URL(page.url()).pathname;
  const blog = await serveBlog(`<iframe src="${baseURL}${path}/embed" width="480" height="320"></iframe>`);
  await page.goto(blog.address);
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

  // The colour of the address is that of the button: in a text it could be invisible.
  await page.goto(`${path}/embed?theme=light&color=ffffff`);
  const colorOf = (selector: string, property: 'color' | 'backgroundColor') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  await expect.poll(() => colorOf('.play', 'backgroundColor')).toBe('rgb(255, 255, 255)');
  expect(await colorOf('.play', 'color')).toBe('rgb(0, 0, 0)');
  expect(await colorOf('.row[aria-current]', 'color')).toBe('rgb(194, 61, 20)');
  check();
  await blog.close();
});

test('EMBED-1 on a phone the player in a page of another site fits its width and plays by a tap @phone', async ({
  page,
  baseURL,
}) => {
  const check = expectNoErrors(page);
  const { name } = await openAlbum(page, (link) => link.tap());
  const path = new URL(page.url()).pathname;
  const blog = await serveBlog(
    `<meta name="viewport" content="width=device-width"><iframe src="${baseURL}${path}/embed" style="width: 100%; border: 0" height="320"></iframe>`,
  );
  await page.goto(blog.address);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('link', { name })).toBeVisible();
  const play = frame.getByRole('button', { name: /^Play / }).first();
  const { width = 0, height = 0 } = (await play.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const root = frame.locator('html');
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await play.tap();
  await expect(frame.getByRole('button', { name: /^Pause / })).toBeVisible({ timeout: 45_000 });
  check();
  await blog.close();
});

test('RADIO-2 RADIO-3 PLAYER-15 a radio of 100 tracks repeats none and no artist in a row, and the sleep timer stops it @phone', async ({
  page,
}) => {
  await listenTo(page);
  const body = tone(12);
  await page.route('**/media/audio/**', (route) =>
    route.fulfill({ body, headers: { 'content-type': 'audio/wav' } }),
  );
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

  const heard = await page.evaluate(async () => {
    const first = () => document.querySelector('main ol > li[aria-current]');
    const read = () => [...(first()?.querySelectorAll('button, a') ?? [])];
    const named = (tag: string) =>
      read()
        .filter(({ tagName }) => tagName === tag)
        .map(({ textContent }) => textContent);
    const tracks: { title: string; artists: string[]; reason: string }[] = [];
    let before: Element | null = null;
    let isAsked = true;
    for (let waited = 0; tracks.length < 100 && waited < 4000; waited += 1) {
      const row = first();
      const title = named('BUTTON')[0];
      // A guest of the track may be the artist of another one.
      const artists = named('A').slice(0, 1);
      if (row && title && row !== before) {
        const reason = row.lastElementChild?.previousElementSibling?.textContent ?? '';
        tracks.push({ title: `${title} by ${artists.join()}`, artists, reason });
        before = row;
        isAsked = false;
      }
      // While more tracks are read there may be no next one.
      const next = document.querySelector<HTMLButtonElement>(
        'section[aria-label="Player"] button[aria-label="Next"]:not(:disabled)',
      );
      if (next && !isAsked) {
        isAsked = true;
        next.click();
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return tracks;
  });
  expect(heard).toHaveLength(100);
  expect(new Set(heard.map(({ title }) => title)).size).toBe(100);
  const inRow = heard
    .slice(1)
    .filter(({ artists }, at) => artists.some((name) => heard[at]?.artists.includes(name)));
  expect(inRow).toEqual([]);
  expect(heard.filter(({ reason }) => reason === '')).toEqual([]);

  const bar = player(page);
  await bar.getByRole('button', { name: 'Open the player:' }).tap();
  const full = page.getByRole('dialog', { name: 'Full-screen player' });
  await toolOf(full, 'More').tap();
  await page.getByRole('menuitem', { name: 'Player settings' }).tap();
  await page.getByRole('button', { name: /Sleep timer/ }).tap();
  await page.getByRole('option', { name: 'After this track' }).tap();
  await page.keyboard.press('Escape');
  await expect(toolOf(full, 'Play')).toBeVisible({ timeout: 30_000 });
  await expectSilence(page);
});
