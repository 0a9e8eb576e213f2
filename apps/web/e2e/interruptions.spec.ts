import { expect, test } from '@playwright/test';
import { expectMusic, importOf, listenTo, playButton, reload, shownPosition, timeOf } from './listening.ts';
import { asListener } from './people.ts';
import { openAlbum, player, queueOf, queuePanel, seekTo, toolOf, trackIn } from './player.ts';

// Long enough for a machine that generates the recordings on request.
test.describe.configure({ timeout: 180_000 });

test('a broken recording is skipped with a message', async ({ page }) => {
  await listenTo(page);
  const { name, titles } = await openAlbum(page);
  const asked: string[] = [];
  // The first requested recording is the broken one.
  await page.route('/media/audio/*', (route) => {
    const url = route.request().url();
    asked.push(url);
    return url === asked[0] ? route.fulfill({ status: 404 }) : route.continue();
  });
  await playButton(page, name).click();
  await expect(page.getByText(`“${titles[0]}” is not available any more and was skipped.`)).toBeVisible();
  await expect(trackIn(player(page), titles[1])).toBeVisible();
  await expectMusic(page);
});

test('PLAYER-22 PLAYER-24 a truncated recording is named and the next one plays; a suspended context goes on', async ({
  page,
}) => {
  await listenTo(page);
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    Object.assign(window, { contexts });
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
    };
  });
  const { name, titles } = await openAlbum(page);
  const asked: string[] = [];
  await page.route('/media/audio/*', async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url !== asked[0]) return route.continue();
    const answer = await route.fetch({ headers: {} });
    const body = await answer.body();
    // The file on the disk ends early.
    const contentType = answer.headers()['content-type'];
    return route.fulfill({ body: body.subarray(0, Math.round(body.length / 12)), contentType });
  });
  await playButton(page, name).click();
  await expect(page.getByText(`“${titles[0]}” ended early: a part of its recording is missing.`)).toBeVisible(
    { timeout: 60_000 },
  );
  await expect(trackIn(player(page), titles[1])).toBeVisible();
  await expectMusic(page);

  // As when the computer sleeps. The first context is that of the player.
  const graph = () =>
    page.evaluateHandle(() => (window as unknown as { contexts: AudioContext[] }).contexts[0]);
  await (await graph()).evaluate((context) => context?.suspend());
  await expect.poll(async () => (await graph()).evaluate((context) => context?.state)).toBe('running');
  await expectMusic(page);
});

test('when no recording can be played the player shows one message and stops', async ({ page }) => {
  const { name, names } = await openAlbum(page);
  let asked = 0;
  await page.route('/media/audio/*', (route) => {
    asked += 1;
    return route.fulfill({ status: 404 });
  });
  await playButton(page, name).click();
  await expect(page.getByText('The queue could not be played. Please try again later.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(toolOf(player(page), 'Play')).toBeVisible();
  // Each track once, and one question why it cannot be played.
  expect(asked).toBeLessThanOrEqual(names.length * 2);
});

test('PLAYER-8 a server that cannot be reached holds the track, and the music goes on by itself', async ({
  page,
}) => {
  await listenTo(page);
  const { name, titles } = await openAlbum(page);
  await page.route('/media/audio/*', (route) => route.abort('connectionrefused'));
  await playButton(page, name).click();
  await expect(
    page.getByText('The server cannot be reached. The music goes on when the connection is back.'),
  ).toBeVisible();
  await page.unroute('/media/audio/*');
  await expectMusic(page);
  await expect(trackIn(player(page), titles[0])).toBeVisible();
});

test('offline the player reports what cannot be loaded, and works again when online', async ({
  page,
  context,
}) => {
  await listenTo(page);
  const { name, titles } = await openAlbum(page);
  const loaded = importOf(page, 'shortcuts/ShortcutsDialog.tsx');
  await playButton(page, name).click();
  const bar = player(page);
  await expect(trackIn(bar, titles[0])).toBeVisible();
  await expectMusic(page);
  await loaded;

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
  const offline = page.getByText('You are offline. The music goes on when the connection is back.');
  await expect(async () => {
    await toolOf(bar, 'Next').click();
    await expect(offline).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(queuePanel(page)).toBeVisible();

  await context.setOffline(false);
  await expectMusic(page);
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
});

test('a page that loses the connection right after its first view reports what fails', async ({
  page,
  context,
}) => {
  await asListener(page);
  const { name } = await openAlbum(page);
  await reload(page);
  // Before the code of messages and menus is loaded in advance.
  await context.setOffline(true);
  const like = page.getByRole('main').getByRole('button', { name: `Like ${name}`, exact: true });
  await like.click();
  // The like is kept, and sent with the next connection.
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await toolOf(page.getByRole('banner'), 'Notifications').click();
  const failure = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

test('ROUTE-4 a page that was opened offline says so, and is loaded when the connection is back', async ({
  page,
  context,
}) => {
  await openAlbum(page);
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Genres' }).first().click();
  await expect(
    page.getByText('You are offline. The page is loaded when the connection is back.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Genres' })).toBeVisible();
});

test('ROUTE-4 a page whose server cannot be reached says so, and is loaded by itself', async ({ page }) => {
  await openAlbum(page);
  // The code of the page, and its data.
  const routes = [/\/assets\/.*\.js$/, '**/api/v1/**'];
  for (const route of routes) await page.route(route, (call) => call.abort('connectionrefused'));
  await page.getByRole('navigation').getByRole('link', { name: 'Genres' }).first().click();
  await expect(
    page.getByText('The server cannot be reached. The page is loaded when the connection is back.'),
  ).toBeVisible();
  for (const route of routes) await page.unroute(route);
  await expect(page.getByRole('heading', { level: 1, name: 'Genres' })).toBeVisible({ timeout: 15_000 });
});

test('after a deployment the page offers a reload, which keeps the queue and the position', async ({
  page,
}) => {
  await listenTo(page);
  const notice = importOf(page, 'update/UpdateNoticeCard.tsx');
  const { name, titles, names } = await openAlbum(page);
  await playButton(page, name).click();
  const bar = player(page);
  await expectMusic(page);
  await toolOf(bar, 'Next').click();
  await expect(trackIn(bar, titles[1])).toBeVisible();
  await seekTo(bar, 0.5, (line, x) => line.click({ position: { x, y: 4 } }));
  await expect.poll(() => timeOf(page)).toBeGreaterThan(20);
  await notice;

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
