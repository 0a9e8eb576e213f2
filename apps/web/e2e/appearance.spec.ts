import { expect, type Page, test } from '@playwright/test';
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
