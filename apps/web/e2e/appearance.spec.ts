import { expect, type Locator, type Page, test } from '@playwright/test';
import { byKeyboard } from './hands.ts';
import { open } from './listening.ts';
import { accountButton, password } from './people.ts';

/** Signs in with the admin of the demo, and opens a panel of the editor. */
async function openEditor(page: Page, path: string) {
  await open(page, `/login?next=${encodeURIComponent('/library')}`);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: /^Email/ }).fill('admin@demo.segno');
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(accountButton(page)).toBeVisible();
  await open(page, `/admin/appearance/${path}`);
  await expect(frameOf(page).getByRole('main')).toBeVisible();
}

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview of the site"]');

/** A link of the panel that is shown, and the way back to the panel above. */
const row = (page: Page, name: RegExp) => page.getByRole('link', { name });
const back = (page: Page) => page.getByRole('link', { name: 'Back', exact: true }).click();

/** The middle of several times. */
const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** The hues of the colours that are measured. */
const hues = [20, 60, 100, 140, 180];

/** Sets a colour in the page itself, and returns the times until its next frame is painted, in milliseconds. */
const paintInPage = (page: Page) =>
  page.evaluate(async (all) => {
    const times: number[] = [];
    for (const hue of all) {
      const start = performance.now();
      document.documentElement.style.setProperty('--segno-color-accent-fill', `hsl(${hue} 60% 40%)`);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 600));
    }
    document.documentElement.style.removeProperty('--segno-color-accent-fill');
    return times;
  }, hues);

/** Moves the slider of the hue, and returns the times until the frame of the preview is painted with it. */
const paintInPreview = (hue: Locator) =>
  hue.evaluate(async (element, all) => {
    const slider = element as HTMLInputElement;
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Preview of the site"]');
    const inner = frame?.contentWindow;
    if (!inner) throw new Error('The page has no preview.');
    const times: number[] = [];
    // React takes only a value that was set past its own setter as a change.
    const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const value of all) {
      const painted = new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          inner.requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        });
        observer.observe(inner.document.documentElement, { attributeFilter: ['style'] });
      });
      const start = performance.now();
      descriptor?.set?.call(slider, String(value));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      slider.dispatchEvent(new Event('change', { bubbles: true }));
      times.push((await painted) - start);
      await new Promise((resolve) => setTimeout(resolve, 600));
    }
    return times;
  }, hues);

/** A file of design tokens with a radius, and a colour that is hard to read. */
const tokens = {
  radius: { card: { $type: 'dimension', $value: { value: 3, unit: 'px' } } },
  color: {
    textMuted: {
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.8, 0.8, 0.8], hex: '#cccccc' },
    },
  },
};

test('APPEARANCE-1 APPEARANCE-3 APPEARANCE-7 APPEARANCE-8 APPEARANCE-11 from imported tokens to a draft, its link, its publication and back', async ({
  page,
  browser,
}) => {
  test.slow();
  await open(page, '/');
  const inPage = median(await paintInPage(page));

  // Tokens are imported, and the frame shows the new theme.
  await openEditor(page, 'themes');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a theme' }).click();
  const buffer = Buffer.from(JSON.stringify(tokens));
  await (await chooser).setFiles({ name: 'Harbour.tokens.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('heading', { level: 2, name: 'Harbour' })).toBeFocused();
  const valueOf = (name: string, of = page) =>
    (of === page ? frameOf(page).locator('html') : of.locator('html')).evaluate(
      (element, key) => getComputedStyle(element).getPropertyValue(key).trim(),
      name,
    );
  await expect.poll(() => valueOf('--segno-radius-card')).toBe('3px');

  // A changed colour is painted in the frame.
  await row(page, /^Accent/).click();
  await byKeyboard.press(page.getByRole('button', { name: /^Accent: / }));
  const picker = page.getByRole('dialog');
  const inPreview = median(await paintInPreview(picker.getByRole('slider', { name: 'Hue' })));
  console.log(
    `Press to paint: ${inPreview.toFixed(0)} ms in the preview, ${inPage.toFixed(0)} ms in the page itself.`,
  );
  const code = picker.getByRole('textbox', { name: 'Color' });
  await code.fill('#2f66ad');
  await code.press('Enter');
  await picker.getByRole('slider', { name: 'Hue' }).press('Escape');
  await expect(picker).toBeHidden();
  await expect.poll(() => valueOf('--segno-color-accent-fill')).toBe('#2f66ad');
  await back(page);

  // The failing pairs are named with a colour that passes; one press takes it, another one repairs all.
  const pairs = page.getByRole('list', { name: 'Pairs of colours that are hard to read' });
  const failing = await pairs.getByRole('listitem').count();
  await byKeyboard.press(pairs.getByRole('button', { name: /^Muted text: use / }).first());
  await expect.poll(() => pairs.getByRole('listitem').count()).toBeLessThan(failing);
  await expect.poll(() => valueOf('--segno-color-text-muted')).not.toBe('#cccccc');
  await byKeyboard.press(page.getByRole('button', { name: 'Fix all' }));
  await expect(page.getByText('All colours are easy to read.')).toBeVisible();
  await byKeyboard.press(page.getByRole('switch', { name: 'Default light theme' }));

  // A menu is ordered by keyboard, and the frame follows.
  await back(page);
  await back(page);
  await row(page, /^Menus/).click();
  await row(page, /^Sidebar, second/).click();
  const items = page.getByRole('treegrid', { name: 'Items' }).getByRole('row');
  await expect(items.first()).toHaveText(/Popular albums/);
  // Enter on the handle starts a drag, which Escape ends; Space opens the menu of the handle.
  const handle = items.first().getByRole('button', { name: /^Reorder/ });
  await byKeyboard.press(handle);
  await expect(page.getByRole('button', { name: /^Insert before/ })).toBeAttached();
  // The drag takes keys when one of its targets has the focus.
  await expect(page.locator(':focus')).toHaveAccessibleName(/^(?:Insert|Drop)/);
  await page.keyboard.press('Escape');
  await expect(handle).toBeFocused();
  await page.keyboard.press('Space');
  await byKeyboard.press(page.getByRole('menuitem', { name: 'Move down' }));
  await expect(items.first()).toHaveText(/Popular artists/);
  const secondMenu = (of: Page | ReturnType<typeof frameOf>) =>
    of.locator('nav a[href^="/popular-a"]').evaluateAll((links) => links.map((link) => link.textContent));
  const ordered = ['Popular artists', 'Popular albums'];
  await expect.poll(() => secondMenu(frameOf(page))).toEqual(ordered);

  // The landing page is edited, which the frame shows as a guest sees it.
  await back(page);
  await back(page);
  await row(page, /^Landing page/).click();
  await row(page, /^General/).click();
  await byKeyboard.type(page.getByRole('textbox', { name: 'Title' }), 'Harbour radio');
  await expect(frameOf(page).getByRole('heading', { level: 1, name: 'Harbour radio' })).toBeVisible();

  // All of it is saved as a draft, which changes nothing of the site.
  const guest = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  // From now on the page notices another version.
  const isFollowing = guest.waitForResponse(/\/appearance\/version/);
  await open(guest, '/');
  const before = await valueOf('--segno-radius-card', guest);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await byKeyboard.type(page.getByRole('textbox', { name: 'Name of the draft' }), 'Harbour');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible();
  await back(page);
  await back(page);
  await row(page, /^Drafts/).click();
  const differences = page.getByRole('table', { name: /Differences/ });
  await expect(differences.getByRole('cell', { name: 'Harbour radio' })).toBeVisible();

  // Its link shows the draft to another guest.
  const draft = page.getByRole('region', { name: 'Harbour' }).first();
  await draft.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('menuitem', { name: 'For an hour' }).click();
  const link = await draft.getByRole('textbox', { name: 'Address of the link' }).inputValue();
  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await open(visitor, new URL(link).pathname);
  expect(await valueOf('--segno-radius-card', visitor)).toBe('3px');
  expect(await secondMenu(visitor)).toEqual(ordered);
  expect(await valueOf('--segno-radius-card', guest)).toBe(before);
  await visitor.getByRole('link', { name: 'End the preview' }).click();
  await expect.poll(() => valueOf('--segno-radius-card', visitor)).toBe(before);

  // It is published, and the open page of the first guest shows it without being loaded again.
  await isFollowing;
  await guest.evaluate(() => Object.assign(window, { isSamePage: true }));
  await draft.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('The appearance is published')).toBeVisible();
  const soon = { timeout: 60_000 };
  await expect.poll(() => valueOf('--segno-radius-card', guest), soon).toBe('3px');
  await expect.poll(() => secondMenu(guest), soon).toEqual(ordered);
  expect(await guest.evaluate(() => 'isSamePage' in window)).toBe(true);

  // The version before it is published again.
  await page.getByRole('button', { name: 'Publish again' }).first().click();
  await expect(page.getByText('This version is published again')).toBeVisible();
  await expect.poll(() => valueOf('--segno-radius-card', guest), soon).toBe(before);
  await guest.context().close();
  await visitor.context().close();
});

/** What a script of the operator tries, and reports to the page around its frame. */
const attack = `<script>
  const tried = {};
  const attempt = async (name, run) => { try { tried[name] = String(await run()) } catch { tried[name] = 'refused' } };
  (async () => {
    await attempt('cookie', () => document.cookie);
    await attempt('storage', () => localStorage.length);
    await attempt('parent', () => parent.document.title);
    await attempt('api', async () => (await fetch('/api/v1/notifications', { credentials: 'include' })).status);
    await attempt('top', () => { top.location.href = '/login'; return 'left'; });
    await attempt('popup', () => (open('/login') === null ? 'refused' : 'opened'));
    parent.postMessage({ tried }, '*');
  })();
</script>`;

test('APPEARANCE-6 scripts of the operator can read no cookie, call nothing as the visitor, and not leave their frame', async ({
  page,
}) => {
  await openEditor(page, '');
  const url = await page.evaluate(async (frame) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const send = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as { draft: { id: number }; url: string };
    };
    const live = (await (await fetch('/api/v1/appearance')).json()) as { values: { code: object } };
    const values = { ...live.values, code: { ...live.values.code, frame } };
    const { draft } = await send('/api/v1/appearance/drafts', { name: 'Attack', values });
    return (await send(`/api/v1/appearance/drafts/${draft.id}/link`, { hours: 1 })).url;
  }, attack);
  // The visitor has an account, which the script could use.
  await page.addInitScript(() =>
    addEventListener('message', ({ data }: MessageEvent<{ tried?: object } | null>) => {
      if (data?.tried) Object.assign(window, { tried: data.tried });
    }),
  );
  await open(page, new URL(url).pathname);
  await page.locator('iframe[src="/custom-code/frame"]').scrollIntoViewIfNeeded();
  const tried = () => page.evaluate(() => (window as { tried?: object }).tried ?? {});
  await expect.poll(async () => Object.keys(await tried())).toHaveLength(6);
  expect(new Set(Object.values(await tried()))).toEqual(new Set(['refused']));
  expect(new URL(page.url()).pathname).toBe('/');
});
