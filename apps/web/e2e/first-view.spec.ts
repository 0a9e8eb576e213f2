import { expect, test } from '@playwright/test';
import { expectNoErrors, open } from './listening.ts';
import { asListener } from './people.ts';
import { player } from './player.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('home, an album and an artist show their content', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const albums = page.getByRole('region', { name: 'Popular albums' });
    const album = albums.getByRole('link').first();
    await expect(album).toBeVisible();
    const name = (await album.textContent()) ?? '';
    await page.goto((await page.locator('a[href^="/album/"]').first().getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(name).not.toBe('');
    await expect(page.getByRole('row')).not.toHaveCount(0);
    await expect(
      page
        .getByRole('gridcell')
        .filter({ hasText: /\d:\d\d/ })
        .first(),
    ).toBeVisible();
    await page.goto((await page.locator('main a[href^="/artist/"]').first().getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible();
  });

  test('pictures are shown', async ({ page }) => {
    await page.goto('/');
    const image = page.locator('main img').first();
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('the web font loads', async ({ page }) => {
    await page.goto('/');
    const arrived = () =>
      [...document.fonts].some(({ family, status }) => family.includes('Figtree') && status === 'loaded');
    await expect.poll(() => page.evaluate(arrived)).toBe(true);
  });
});

test('the first view hydrates without an error or a mismatch', async ({ page }) => {
  const check = expectNoErrors(page);
  await page.goto('/');
  const paths = [
    '/',
    '/search',
    '/genres',
    await page.locator('a[href^="/album/"]').first().getAttribute('href'),
  ];
  for (const path of paths) {
    await page.goto(path ?? '/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('main')).toBeVisible();
  }
  check();
});

test('a query that is typed before hydration starts a search', async ({ page }) => {
  const check = expectNoErrors(page);
  const typed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.type('halfdan');
  typed.resolve();
  const artists = page.getByRole('region', { name: 'Artists' });
  await expect(artists.getByRole('link', { name: 'Hálfdan Ísleifsson' })).toBeVisible();
  await expect(field).toHaveValue('halfdan');
  await expect(field).toBeFocused();
  check();
});

test('STARTUP-5 buttons that are pressed before hydration act once when they work', async ({ page }) => {
  const check = expectNoErrors(page);
  const pressed = Promise.withResolvers<void>();
  await page.goto('/');
  const album = await page.locator('main a[href^="/album/"]').first().getAttribute('href');
  await page.route('**/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto(album ?? '', { waitUntil: 'commit' });
  const play = page.getByRole('main').getByRole('button', { name: 'Play' }).first();
  await play.click();
  await play.click();
  await expect(play).toHaveAttribute('data-pressed', 'true');
  await page.getByRole('banner').getByRole('button', { name: 'Theme' }).focus();
  await page.keyboard.press('Enter');
  pressed.resolve();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  check();
});

test('pages have canonical addresses and metadata for other sites', async ({ request }) => {
  const get = (path: string) => request.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0 });
  const contentOf = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

  const short = await get('/album/1');
  expect(short.status()).toBe(301);
  const address = short.headers().location ?? '';
  expect(address).toMatch(/^\/album\/1\/[^/]+\/[^/]+$/);
  expect((await get(address)).status()).toBe(200);
  const artist = await get('/artist/1/somebody-else');
  expect(artist.status()).toBe(301);
  // The wide picture of an artist has the size of a wide screen.
  const wide = await (await get(artist.headers().location ?? '')).text();
  expect(/srcset="[^"]*\/(\d+) 2048w"/i.exec(wide)?.[1]).toBe('2048');

  const missing = await get('/no-such-page/at/all/here');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<title>Page not found - Segno</title>');
  const file = await get('/foo.png');
  expect([file.status(), await file.text()]).toEqual([404, 'Not found']);

  const home = await (await get('/')).text();
  for (const path of ['/', '/genres', '/genre/ambient']) {
    const html = path === '/' ? home : await (await get(path)).text();
    expect([path, contentOf(html, 'description')]).toEqual([path, expect.stringMatching(/.{20}/)]);
    expect([path, contentOf(html, 'og:image')]).toEqual([path, expect.stringMatching(/\/media\//)]);
    expect(contentOf(html, 'twitter:card')).toBe('summary');
  }
  for (const [, icon] of home.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g))
    expect([icon, (await get(icon!)).status()]).toEqual([icon, 200]);
  const { icons } = (await (await get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect([src, (await get(src)).status()]).toEqual([src, 200]);
});

test('every page contains the element that the first paint waits for, and lists no file twice before it', async ({
  request,
}) => {
  for (const path of ['/', '/search', '/genres', '/no-such-page/at/all/here']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? [];
    expect([path, html.includes(` id="${id}"`)]).toEqual([path, true]);
    expect(html.indexOf(` id="${id}"`)).toBeLessThan(html.indexOf('<main'));
    expect(html).not.toContain('rel="preload" as="image"');
  }
});

test('a page has its title, description, canonical address and social tags', async ({ request, page }) => {
  await page.goto('/');
  const path = (await page.locator('a[href^="/album/"]').first().getAttribute('href')) ?? '';
  const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
  expect(html).toMatch(/<title>[^<]+ - [^<]+ - Segno<\/title>/);
  for (const tag of ['name="description"', 'rel="canonical"', 'property="og:title"', 'property="og:image"'])
    expect(html).toContain(tag);
  expect(html).toContain('"og:type" content="music.album"');
});

test('ROUTE-3 an unknown address is a 404 with the not-found page', async ({ page }) => {
  for (const path of ['/album/999999/none/none', '/no-such-channel', '/one/two/three/four']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { name: "Looks like you've found the doorway to the great nothing" }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Take me there!' })).toHaveAttribute('href', '/');
  }
});

test('a stored theme is applied before scripts run', async ({ browser, baseURL }) => {
  for (const theme of ['dark', 'light'] as const) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      colorScheme: theme === 'dark' ? 'light' : 'dark',
    });
    await context.addCookies([{ name: 'segno-theme', value: theme, url: baseURL ?? '' }]);
    const page = await context.newPage();
    await page.goto('/');
    const lightness = await page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []
      ).map(Number);
      return (red + green + blue) / 3;
    });
    expect(theme === 'dark' ? lightness < 60 : lightness > 200).toBe(true);
    await context.close();
  }
});

test('no page violates the content security policy', async ({ page }) => {
  const violations: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.warn('policy', event.violatedDirective),
    );
  });
  page.on('console', (message) => {
    if (message.text().startsWith('policy')) violations.push(message.text());
  });
  const answer = await page.goto('/', { waitUntil: 'networkidle' });
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  expect(violations).toEqual([]);
});

test('hashed assets are compressed and immutable', async ({ request, page }) => {
  await page.goto('/');
  const script = (await page.locator('script[type="module"][src]').getAttribute('src')) ?? '';
  for (const [encoding, sent] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const answer = await request.get(script, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers()['content-encoding']).toBe(sent);
    expect(answer.headers()['cache-control']).toContain('immutable');
  }
});

test.describe('in a browser of another time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'tr-TR' });

  test('pages with times are hydrated without an error', async ({ page }) => {
    const check = expectNoErrors(page);
    await asListener(page);
    for (const path of ['/library/history', '/track/1', '/feed', '/notifications', '/account-settings']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    check();
  });
});
