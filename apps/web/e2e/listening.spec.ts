import { expect, test, type Locator, type Page } from '@playwright/test';
import {
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
import { openAlbum, player, queueOf, queuePanel, seekTo, toolOf, trackIn, tracksOf } from './player.ts';

// Long enough for a machine that generates the recordings on request.
test.describe.configure({ timeout: 180_000 });

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

  // A tap anywhere on a row plays it, also on its name, which is a link for a mouse.
  for (const index of [2, 0]) {
    const link = tracksOf(page).nth(index).getByRole('link', { name: titles[index] });
    await link.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await link.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(opener).toContainText(titles[index] ?? '');
    expect(page.url()).toBe(address);
  }
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
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => queueOf(queue)).toEqual(whole);
  await expect(trackIn(player(page), titles[0])).toBeVisible();
  check();
});
