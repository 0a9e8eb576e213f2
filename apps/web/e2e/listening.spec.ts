import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  chunkOf,
  expectMusic,
  expectNoErrors,
  expectSilence,
  listenTo,
  open,
  playButton,
  reload,
  shownPosition,
  timeOf,
} from './listening.ts';

// Long enough for a machine that generates the recordings on request.
test.describe.configure({ timeout: 180_000 });

const albumLink = (page: Page) =>
  page.getByRole('region', { name: 'Popular albums' }).locator('a[href^="/album/"]').first();
const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const queuePanel = (page: Page) => page.getByRole('complementary', { name: 'Queue' });
const toolOf = (owner: Locator, name: string) => owner.getByRole('button', { name, exact: true });
/** Rows of an album's table, without its header row. */
const tracksOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });

/** Names of queued tracks with their artists, in the order that is shown: next up before the rest. */
const queueOf = (queue: Locator) =>
  queue.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));

/** Opens the first album of home by its link, and returns its name and its tracks, formatted as in the queue. */
async function openAlbum(page: Page, follow: (link: Locator) => Promise<void> = (link) => link.click()) {
  await open(page, '/');
  const link = albumLink(page);
  const name = await link.innerText();
  await follow(link);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const tracks = await tracksOf(page).evaluateAll((rows) =>
    rows.map((row) => {
      const title = row.querySelector('a[href^="/track/"]')?.textContent ?? '';
      const artists = row.getAttribute('aria-label')?.slice(`${title}, `.length);
      return { title, name: `${title} by ${artists}` };
    }),
  );
  expect(tracks.length).toBeGreaterThan(6);
  return { name, names: tracks.map((track) => track.name), titles: tracks.map(({ title }) => title) };
}

/** A track in the player: its title is a link to its album. */
const trackIn = (owner: Locator, title = '') => owner.getByRole('link', { name: title, exact: true });

/** Seeks to a part of the track, from 0 to 1, on the seek bar. */
async function seekTo(owner: Locator, part: number, point: (line: Locator, x: number) => Promise<void>) {
  const line = owner.getByRole('group', { name: 'Position' });
  const { width } = (await line.boundingBox()) ?? { width: 0 };
  await point(line, width * part);
}

test('a listener opens and plays an album, and a reload keeps the track and the queue', async ({ page }) => {
  const check = expectNoErrors(page);
  await listenTo(page);
  const { name, names, titles } = await openAlbum(page);
  await playButton(page, name).click();
  const bar = player(page);
  await expect(trackIn(bar, titles[0])).toBeVisible();
  await expectMusic(page);

  await seekTo(bar, 0.5, (line, x) => line.click({ position: { x, y: 4 } }));
  await expect.poll(() => timeOf(page)).toBeGreaterThan(20);
  await expectMusic(page);

  await toolOf(bar, 'Next').click();
  await expect(trackIn(bar, titles[1])).toBeVisible();
  await expectMusic(page);
  expect(await timeOf(page)).toBeLessThan(20);
  await seekTo(bar, 0.4, (line, x) => line.click({ position: { x, y: 4 } }));
  await expect.poll(() => timeOf(page)).toBeGreaterThan(15);
  await toolOf(bar, 'Queue').click();
  await expect(queuePanel(page).getByRole('row')).toHaveCount(names.length - 2);
  const position = await timeOf(page);

  await reload(page);
  await expect(trackIn(bar, titles[1])).toBeVisible();
  await expect(toolOf(bar, 'Play')).toBeVisible();
  await expectSilence(page);
  expect(Math.abs((await shownPosition(bar)) - position)).toBeLessThan(5);
  await toolOf(bar, 'Queue').click();
  await expect.poll(() => queueOf(queuePanel(page))).toEqual(names.slice(2));
  await toolOf(bar, 'Play').click();
  await expectMusic(page);
  expect(await timeOf(page)).toBeGreaterThan(position - 2);
  check();
});

test('links in menus open their pages without a reload, by mouse and by keyboard, while the music continues', async ({
  page,
}) => {
  await listenTo(page);
  const { titles } = await openAlbum(page);
  await tracksOf(page)
    .nth(1)
    .getByRole('button', { name: `Play ${titles[1]}` })
    .click();
  const bar = player(page);
  await expectMusic(page);

  await toolOf(bar, 'More').click();
  await page.getByRole('menuitem', { name: 'Go to track' }).click();
  await expect(page.getByRole('heading', { level: 1, name: titles[1] })).toBeVisible();
  await expectMusic(page);

  await page.goBack();
  await toolOf(tracksOf(page).nth(2), `More for ${titles[2]}`).focus();
  await page.keyboard.press('Enter');
  const toTrack = page.getByRole('menuitem', { name: 'Go to track' });
  await expect(toTrack).toBeVisible();
  while (!(await toTrack.evaluate((item) => item === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: titles[2] })).toBeVisible();
  await expectMusic(page);
  await page.goBack();
  await expect(tracksOf(page)).toHaveCount(titles.length);

  // A page that fails can be loaded again, while the frame stays.
  await page.route('**/api/v1/channels/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'Server error' } }),
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Popular tracks' }).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/v1/channels/**');
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Popular tracks' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expectMusic(page);
});

test('an album plays on a phone, in the mini player and the full-screen player @phone', async ({ page }) => {
  const check = expectNoErrors(page);
  await listenTo(page);
  const { name, names, titles } = await openAlbum(page, (link) => link.tap());
  const address = page.url();
  await playButton(page, name).tap();
  const mini = player(page);
  const opener = mini.getByRole('button', { name: 'Open the player:' });
  await expect(opener).toContainText(titles[0] ?? '');
  await expectMusic(page);

  await opener.tap();
  const full = page.getByRole('dialog', { name: 'Full-screen player' });
  await expect(full).toBeVisible();
  await seekTo(full, 0.5, (line, x) => line.tap({ position: { x, y: 4 } }));
  await expect.poll(() => timeOf(page)).toBeGreaterThan(20);
  await toolOf(full, 'Next').tap();
  await expect(trackIn(full, titles[1])).toBeVisible();
  await expectMusic(page);
  await seekTo(full, 0.4, (line, x) => line.tap({ position: { x, y: 4 } }));
  await expect.poll(() => timeOf(page)).toBeGreaterThan(15);
  await toolOf(full, 'Queue').tap();
  await expect.poll(() => queueOf(full)).toEqual(names.slice(2));
  await page.goBack();
  await expect(full).toBeHidden();
  expect(page.url()).toBe(address);
  await toolOf(mini, 'Pause').tap();
  await expectSilence(page);
  await toolOf(mini, 'Play').tap();
  await expectMusic(page);
  const position = await timeOf(page);

  await reload(page);
  await expect(opener).toContainText(titles[1] ?? '');
  await expect(toolOf(mini, 'Play')).toBeVisible();
  await expectSilence(page);
  await opener.tap();
  expect(Math.abs((await shownPosition(full)) - position)).toBeLessThan(5);
  await toolOf(full, 'Queue').tap();
  await expect.poll(() => queueOf(full)).toEqual(names.slice(2));
  await toolOf(full, 'Play').tap();
  await expectMusic(page);
  expect(await timeOf(page)).toBeGreaterThan(position - 2);
  check();
});

/** Presses a key until the target has the focus, and fails after too many presses. */
async function stepTo(page: Page, key: string, target: Locator, limit: number) {
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluateAll((elements) => elements.includes(document.activeElement as never))) return;
  }
  throw new Error(`${limit} steps of ${key} do not lead to ${String(target)}`);
}

test('an album can be opened and played by keyboard only', async ({ page }) => {
  const check = expectNoErrors(page);
  await listenTo(page);
  const { names, titles } = await openAlbum(page, async (link) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await stepTo(page, 'Tab', link, 10);
    await page.keyboard.press('Enter');
  });
  const rows = tracksOf(page);
  await stepTo(page, 'Tab', rows, 30);
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const bar = player(page);
  await expect(trackIn(bar, titles[1])).toBeVisible();
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await expectMusic(page);

  const slider = bar.getByRole('slider', { name: 'Position' });
  await stepTo(page, 'Tab', slider, 60);
  const before = await timeOf(page);
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before + 9);
  await page.keyboard.press('n');
  await expect(trackIn(bar, titles[2])).toBeVisible();
  await expectMusic(page);

  await page.keyboard.press('?');
  const overview = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(overview.getByText('Play or pause')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overview).toBeHidden();
  await expect(slider).toBeFocused();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('k');
  await expectSilence(page);
  await expect(toolOf(bar, 'Play')).toBeVisible();
  const position = await shownPosition(bar);
  expect(position).toBeGreaterThan(20);

  await reload(page);
  await expect(trackIn(bar, titles[2])).toBeVisible();
  expect(Math.abs((await shownPosition(bar)) - position)).toBeLessThan(3);
  await page.keyboard.press('q');
  await expect.poll(() => queueOf(queuePanel(page))).toEqual(names.slice(3));
  await page.keyboard.press('k');
  await expectMusic(page);
  expect(await timeOf(page)).toBeGreaterThan(position - 2);
  check();
});

test('only one tab plays at a time', async ({ page, context }) => {
  await listenTo(page);
  const { name } = await openAlbum(page);
  await playButton(page, name).click();
  await expectMusic(page);
  const other = await context.newPage();
  await listenTo(other);
  await open(other, page.url());
  await toolOf(player(other), 'Play').click();
  await expectMusic(other);
  await expectSilence(page);
  await toolOf(player(page), 'Play').click();
  await expectMusic(page);
  await expectSilence(other);
  await expect(toolOf(player(other), 'Play')).toBeVisible();
});

test('tracks are added to the queue and reordered, and the queue is cleared and restored', async ({
  page,
}) => {
  const check = expectNoErrors(page);
  const { names, titles } = await openAlbum(page);
  const rows = tracksOf(page);
  await rows.first().dblclick({ position: { x: 300, y: 8 } });
  await expect(trackIn(player(page), titles[0])).toBeVisible();
  const choose = async (index: number, item: string) => {
    await rows.nth(index).click({ button: 'right' });
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('menu')).toBeHidden();
  };
  await choose(3, 'Add to queue');
  await expect(page.getByText(`Added “${titles[3]}” to the queue`)).toBeVisible();
  await choose(4, 'Add to queue');
  await choose(5, 'Play next');
  await expect(page.getByText(`“${titles[5]}” plays next`)).toBeVisible();

  await toolOf(player(page), 'Queue').click();
  const queue = queuePanel(page);
  const nextUp = queue.getByRole('grid', { name: 'Next up' });
  const [three, four, five] = [names[3], names[4], names[5]];
  await expect.poll(() => queueOf(nextUp)).toEqual([five, three, four]);

  // Keyboard drag and drop: start on the handle, move with arrow keys, drop.
  await nextUp.getByRole('row').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(nextUp.getByRole('row').first().getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  const place = queue.getByRole('button', { name: `Insert between ${three} and ${four}` });
  await expect(place).toBeAttached();
  await stepTo(page, 'ArrowDown', place, 5);
  await page.keyboard.press('Enter');
  await expect.poll(() => queueOf(nextUp)).toEqual([three, five, four]);

  await nextUp.getByRole('button', { name: `Remove ${titles[5]} from the queue` }).click();
  await expect.poll(() => queueOf(nextUp)).toEqual([three, four]);
  const whole = [three, four, ...names.slice(1)];
  await expect.poll(() => queueOf(queue)).toEqual(whole);

  await queue.getByRole('button', { name: 'Clear' }).click();
  await expect(queue.getByText('Nothing comes next')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => queueOf(queue)).toEqual(whole);
  await expect(trackIn(player(page), titles[0])).toBeVisible();
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

test('a broken recording is skipped with a message', async ({ page }) => {
  await listenTo(page);
  const { name, titles } = await openAlbum(page);
  const asked: string[] = [];
  // The first requested recording is the broken one.
  await page.route('/media/audio/*', (route) => {
    const url = route.request().url();
    asked.push(url);
    return url === asked[0] ? route.abort() : route.continue();
  });
  await playButton(page, name).click();
  await expect(page.getByText(`“${titles[0]}” could not be played and was skipped.`)).toBeVisible();
  await expect(trackIn(player(page), titles[1])).toBeVisible();
  await expectMusic(page);
});

test('when no recording can be played the player shows one message and stops', async ({ page }) => {
  const { name, names } = await openAlbum(page);
  let asked = 0;
  await page.route('/media/audio/*', (route) => {
    asked += 1;
    return route.abort();
  });
  await playButton(page, name).click();
  await expect(page.getByText('The queue could not be played. Please try again later.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(toolOf(player(page), 'Play')).toBeVisible();
  // Each track once, and one retry for a possible network error.
  expect(asked).toBeLessThanOrEqual(names.length * 2);
});

test('offline the player reports what cannot be loaded, and works again when online', async ({
  page,
  context,
}) => {
  await listenTo(page);
  const { name, titles } = await openAlbum(page);
  const loaded = page.waitForResponse(chunkOf('shortcuts/ShortcutsDialog.tsx'));
  await playButton(page, name).click();
  const bar = player(page);
  await expect(trackIn(bar, titles[0])).toBeVisible();
  await expectMusic(page);
  await (await loaded).finished();

  await context.setOffline(true);
  // The code of these views is loaded in advance while music plays.
  await toolOf(bar, 'Queue').click();
  await expect(queuePanel(page)).toBeVisible();
  await toolOf(bar, 'More').click();
  await expect(page.getByRole('menuitem', { name: 'Go to album' })).toBeVisible();
  await page.keyboard.press('Escape');
  await toolOf(bar, 'Full screen').click();
  const full = page.getByRole('dialog', { name: 'Full-screen player' });
  await expect(full).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(full).toBeHidden();

  // The code of this menu is not loaded.
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await expect(bar).toBeVisible();
  const offline = page.getByText('You are offline. Press play to try again once you are connected.');
  await expect(async () => {
    await toolOf(bar, 'Next').click();
    await expect(offline).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(queuePanel(page)).toBeVisible();

  await context.setOffline(false);
  await toolOf(bar, 'Play').click();
  await expectMusic(page);
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
});

test('after a deployment the page offers a reload, which keeps the queue and the position', async ({
  page,
}) => {
  await listenTo(page);
  const notice = page.waitForResponse(chunkOf('update/UpdateNoticeCard.tsx'));
  const { name, titles, names } = await openAlbum(page);
  await playButton(page, name).click();
  const bar = player(page);
  await expectMusic(page);
  await toolOf(bar, 'Next').click();
  await expect(trackIn(bar, titles[1])).toBeVisible();
  await seekTo(bar, 0.5, (line, x) => line.click({ position: { x, y: 4 } }));
  await expect.poll(() => timeOf(page)).toBeGreaterThan(20);
  await (await notice).finished();

  // The files of the build that this page belongs to are no longer served.
  await page.route('/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  const card = page.getByRole('alert').filter({ hasText: 'A new version is here' });
  await expect(card).toBeVisible();
  await expectMusic(page);
  const position = await timeOf(page);

  await page.unroute('/assets/**');
  await card.getByRole('button', { name: 'Reload' }).click();
  await expect(toolOf(bar, 'Play')).toBeVisible();
  await expect(card).toBeHidden();
  await expect(trackIn(bar, titles[1])).toBeVisible();
  expect(Math.abs((await shownPosition(bar)) - position)).toBeLessThan(5);
  await toolOf(bar, 'Queue').click();
  await expect.poll(() => queueOf(queuePanel(page))).toEqual(names.slice(2));
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
  const message = page.waitForResponse(chunkOf('Toast/ToastCard.tsx'));
  await page.clock.fastForward(10_000);
  await (await message).finished();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
});
