import { expect, test } from '@playwright/test';
import { structuredProblems } from '../../../scripts/tests/schemaOrg.ts';
import { open } from './listening.ts';

test('a page prints with the light theme and without controls in every theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await page.locator('main a[href^="/album/"]').first().click();
  // The page before has a heading too.
  await expect(page).toHaveURL(/\/album\//);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(title).toBeVisible();
  for (const name of ['Player', 'Main menu']) await expect(page.getByLabel(name).first()).toBeHidden();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Play / })
      .first(),
  ).toBeHidden();
  const lightness = (property: 'backgroundColor' | 'color') =>
    title.evaluate((element, name) => {
      let shown: Element | null = element;
      const transparent = 'rgba(0, 0, 0, 0)';
      while (name === 'backgroundColor' && shown && getComputedStyle(shown)[name] === transparent)
        shown = shown.parentElement;
      const context = document.createElement('canvas').getContext('2d')!;
      context.fillStyle = shown ? getComputedStyle(shown)[name] : 'white';
      context.fillRect(0, 0, 1, 1);
      return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
    }, property);
  await expect.poll(() => lightness('backgroundColor')).toBeGreaterThan(230);
  await expect.poll(() => lightness('color')).toBeLessThan(80);
});

test('every link of a track tile has a 44 px touch target @phone', async ({ page }) => {
  await page.goto('/search/lo');
  const link = page.locator('main li:has(img) a[href^="/track/"]').first();
  await expect(link).toBeVisible();
  const heights = await page.locator('main li:has(a[href^="/track/"]) a').evaluateAll((links) =>
    links.slice(0, 6).map((each) => {
      each.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const [x, middle] = [(left + right) / 2, Math.round((top + bottom) / 2)];
      const isHit = (y: number) => document.elementFromPoint(x, y)?.closest('a') === each;
      let [from, to] = [middle, middle];
      while (isHit(from - 1)) from -= 1;
      while (isHit(to + 1)) to += 1;
      return to - from + 1;
    }),
  );
  expect(heights.length).toBeGreaterThan(2);
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
});

test('a page that is scrolled past its head keeps cover, title and play in one line, and a reload returns there', async ({
  page,
}) => {
  await page.goto('/popular-tracks');
  const title = page.getByRole('heading', { level: 1 });
  const name = (await title.textContent())!;
  const bar = page.locator('main [aria-hidden] > div:has(button)').filter({ hasText: name });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 500 });
  const last = page.getByRole('main').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(title).not.toBeInViewport();
  await expect(bar).toBeVisible();

  // A reload far down, on a page of the list that is loaded on scrolling, returns there.
  const main = page.getByRole('main');
  const height = () => main.evaluate(({ scrollHeight }) => scrollHeight);
  const first = await height();
  await expect(async () => {
    await main.evaluate((area) => area.scrollTo(0, area.scrollHeight));
    expect(await height()).toBeGreaterThan(first + 500);
  }).toPass({ timeout: 20_000 });
  await main.evaluate((area) => area.scrollTo(0, area.scrollHeight - 2 * area.clientHeight));
  // The position is stored by the scroll event of the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const top = () => main.evaluate(({ scrollTop }) => scrollTop);
  const before = await top();
  await page.reload();
  await expect.poll(top, { timeout: 10_000 }).toBeGreaterThan(before - 20);
  expect(await top()).toBeLessThan(before + 20);
  await expect(bar).toBeVisible();
  // It repeats the head for pointers alone: assistive technology and the keyboard find the head's own button.
  await expect(page.getByRole('button', { name: `Play ${name}`, exact: true })).toHaveCount(1);
  await expect(bar.getByRole('button', { includeHidden: true })).toHaveAttribute('tabindex', '-1');
  await title.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

test('a first press on play without a network shows its failure; the next one plays with a player bar', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await context.setOffline(true);
  const play = page.getByRole('main').getByRole('button', { name: /^Play / });
  await play.nth(1).click();
  await context.setOffline(false);
  await play.nth(1).click();
  await expect(
    page.getByRole('region', { name: 'Player' }).getByRole('button', { name: /^Pause/ }),
  ).toBeVisible({
    timeout: 45_000,
  });
});

test('SITE-4 every kind of public page has structured data of schema.org', async ({ request, baseURL }) => {
  const textOf = async (address: string) => {
    const response = await request.get(new URL(address, baseURL).pathname);
    expect(response.status(), address).toBe(200);
    return response.text();
  };
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  // One after the other: a client that asks for many at once is told to wait.
  const files: string[] = [];
  for (const address of locations(await textOf('/sitemap.xml'))) files.push(await textOf(address));
  const pages = files.flatMap((file) => locations(file).slice(0, 3));
  expect(pages.length).toBeGreaterThan(15);
  const found = new Set<unknown>();
  for (const page of pages) {
    const html = await textOf(page);
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(scripts.length, page).toBeGreaterThan(0);
    for (const [, text = ''] of scripts) {
      const { '@context': context, ...data } = JSON.parse(text) as Record<string, unknown>;
      expect([page, context, structuredProblems(data)]).toEqual([page, 'https://schema.org', []]);
      found.add(data['@type']);
    }
  }
  for (const type of [
    'WebSite',
    'MusicAlbum',
    'MusicGroup',
    'MusicRecording',
    'MusicPlaylist',
    'Product',
    'Organization',
  ])
    expect([...found]).toContain(type);
});
