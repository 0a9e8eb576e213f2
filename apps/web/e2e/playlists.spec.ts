import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { byKeyboard, byMouse, byTouch, type Hands } from './hands.ts';
import { isHydrated, open, reload } from './listening.ts';
import { accountButton, asGuest, asListener, password } from './people.ts';
import { startVerifyingServer, type VerifyingServer } from '../../../scripts/tests/verifyingServer.ts';

const rows = (page: Page) => page.getByRole('grid').getByRole('row');
const removeButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', {
    name: typeof name === 'string' ? `Remove ${name} from the playlist` : name,
    exact: true,
  });
const names = async (page: Page) => {
  const labels = await removeButton(page, /^Remove .* from the playlist$/).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  return labels.map((label) => label.slice('Remove '.length, -' from the playlist'.length));
};

let server: VerifyingServer;

/** Registers a new person, who enters the code of the message. */
async function join(page: Page, hands: Hands, name: string) {
  const email = `${name}.${Date.now()}@segno.example`;
  const main = page.getByRole('main');
  await open(page, `${server.address}/register`);
  await hands.type(page.getByRole('textbox', { name: /^Email/ }), email);
  await hands.type(page.getByLabel(/^Password/), password);
  await hands.type(page.getByLabel(/^Confirm password/), password);
  await hands.press(main.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await page.goto(`${server.address}/search`);
  await expect(page.getByText(`Enter the verification code we sent to ${name.slice(0, 2)}*`)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await isHydrated(page);
  // Two messages that wait at the same time can be sent in either order.
  await expect.poll(() => server.codesFor(email)).toHaveLength(1);
  await hands.press(page.getByRole('button', { name: 'request a resend' }));
  await expect(page.getByText('Email sent')).toBeVisible();
  await expect.poll(() => server.codesFor(email)).toHaveLength(2);
  const [, code = ''] = await server.codesFor(email);
  await hands.type(page.getByRole('textbox', { name: /^Code/ }), code);
  await hands.press(page.getByRole('button', { name: 'Next' }));
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL(`${server.address}/search`);
  return email;
}

/** Opens the dialog that adds what a page shows, or its first track, to a playlist. */
async function openAdd(page: Page, hands: Hands, path: string, more: Locator) {
  await open(page, `${server.address}${path}`);
  await hands.press(more);
  await hands.press(page.getByRole('menuitem', { name: 'Add to playlist…' }));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'New playlist' })).toBeVisible();
}
const moreOfPage = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^More for/ })
    .first();
const moreOfTrack = (page: Page, row: number) =>
  page
    .getByRole('grid')
    .getByRole('button', { name: /^More for/ })
    .nth(row);

test.describe('two new people edit one playlist; the suspended one loses it', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  /** The session of the second person, who is the same in every way. */
  let session: Awaited<ReturnType<BrowserContext['storageState']>>;
  test.beforeAll(async ({ browser }) => {
    server = await startVerifyingServer();
    const page = await browser.newPage();
    await join(page, byMouse, 'ben');
    session = await page.context().storageState();
    await page.close();
  });
  test.afterAll(() => server.stop());

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const ways: [string, Hands, object][] = [
    ['by mouse', byMouse, {}],
    ['by keyboard alone', byKeyboard, {}],
    ['on a phone', byTouch, phone],
  ];
  for (const [way, hands, options] of ways) {
    test(`PLAYLIST-2 VERIFY-1 VERIFY-5 ${way}`, async ({ browser }) => {
      const nora = await (await browser.newContext(options)).newPage();
      const ben = await (await browser.newContext({ ...options, storageState: session })).newPage();
      const email = await join(nora, hands, 'nora');

      await openAdd(nora, hands, '/album/1', moreOfPage(nora));
      await hands.press(nora.getByRole('dialog').getByRole('button', { name: 'New playlist' }));
      const title = `Evening ${way}`;
      await hands.type(nora.getByRole('textbox', { name: /^Name/ }), title);
      await hands.press(nora.getByRole('button', { name: 'Create' }));
      await hands.press(nora.getByRole('link', { name: 'Open' }));
      await expect(nora.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect.poll(async () => (await names(nora)).length).toBeGreaterThan(3);
      const ofAlbum = await names(nora);
      const address = nora.url();
      const path = new URL(address).pathname;

      await openAdd(nora, hands, '/album/2', moreOfTrack(nora, 0));
      await hands.press(nora.getByRole('dialog').getByRole('button', { name: title }));
      await expect(nora.getByText(`Added to “${title}”`)).toBeVisible();
      await open(nora, address);
      await expect.poll(async () => (await names(nora)).length).toBe(ofAlbum.length + 1);
      const added = await names(nora);

      const [first = '', second = '', third = '', ...rest] = added;
      const moved = [second, third, first, ...rest];
      // On a busy machine the browser may end a drag before the pointer is over its place, which changes nothing.
      await expect(async () => {
        const sent = nora.waitForRequest(/\/tracks\/move$/, { timeout: 10_000 });
        await Promise.all([sent, hands.moveFirstDown(rows(nora))]);
      }).toPass();
      // HTTP-11: also a change that was only just sent. The page may be read before the change is stored.
      await expect(async () => {
        await reload(nora);
        await expect.poll(() => names(nora), { timeout: 2000 }).toEqual(moved);
      }).toPass();

      // The page was loaded just now, and a busy machine may not have made it interactive.
      await expect(async () => {
        if ((await names(nora)).length === moved.length)
          await hands.press(removeButton(nora, moved[0] ?? ''));
        await expect.poll(() => names(nora), { timeout: 3000 }).toEqual(moved.slice(1));
      }).toPass();
      await hands.press(nora.getByRole('button', { name: 'Undo' }));
      await expect.poll(() => names(nora)).toEqual(moved);

      await open(ben, address);
      await expect(ben.getByRole('heading', { name: /great nothing/ })).toBeVisible();
      // PLAYLIST-8: who has the link joins by a press, and the playlist is among those to add to at once.
      await hands.press(moreOfPage(nora));
      await hands.press(nora.getByRole('menuitem', { name: 'Invite people to edit…' }));
      await hands.press(nora.getByRole('button', { name: 'Create a link' }));
      const link = await nora.getByRole('textbox', { name: 'Link' }).inputValue();
      await hands.press(nora.getByRole('dialog').getByRole('button', { name: 'Close' }).last());
      await open(ben, link);
      await hands.press(ben.getByRole('button', { name: 'Join' }));
      await expect(ben.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await Promise.all([
        openAdd(nora, hands, '/album/2', moreOfTrack(nora, 1)),
        openAdd(ben, hands, '/album/2', moreOfTrack(ben, 2)),
      ]);
      await Promise.all(
        [nora, ben].map((page) => hands.press(page.getByRole('dialog').getByRole('button', { name: title }))),
      );
      for (const page of [nora, ben]) {
        await expect(page.getByText(`Added to “${title}”`)).toBeVisible();
        await open(page, address);
        await expect.poll(async () => (await names(page)).length).toBe(moved.length + 2);
      }
      const agreed = await names(ben);
      expect(agreed.slice(0, moved.length)).toEqual(moved);
      expect(await names(nora)).toEqual(agreed);
      await expect(ben.getByRole('button', { name: 'Delete playlist' })).toHaveCount(0);

      // The other person's change shows without a reload.
      await hands.press(removeButton(ben, moved[1] ?? ''));
      const shared = agreed.filter((name) => name !== moved[1]);
      await expect.poll(() => names(nora)).toEqual(shared);

      // The page learns of it with its next request.
      await server.ban(email);
      await expect(nora.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
      await nora.goto(`${server.address}${path}`);
      await expect(nora.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
      await expect(nora.getByRole('navigation')).toHaveCount(0);
      await reload(ben);
      await expect.poll(() => names(ben)).toEqual(shared);
      await Promise.all([nora, ben].map((page) => page.context().close()));
    });
  }
});

test('LIKE-1 AUTH-9 a like and the queue are there after a reload and after a session that has ended, and gone after the logout', async ({
  page,
}) => {
  await asListener(page);
  await open(page, '/album/2');
  const like = page
    .getByRole('main')
    .getByRole('button', { name: /^Like / })
    .first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await reload(page);
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  const bar = page.getByRole('region', { name: 'Player' });
  await expect(bar).toBeVisible();
  const queued = () => page.evaluate(() => localStorage.getItem('segno.player')?.includes('"name"') ?? false);
  await expect.poll(queued).toBe(true);
  await asGuest(page);
  await like.click();
  // What plays goes on. The message is shown for some seconds only.
  await expect(page.getByText('Your session has ended. The music goes on.')).toBeVisible();
  await expect(accountButton(page)).toHaveCount(0);
  await expect(bar).toBeVisible();
  await asListener(page);
  await reload(page);
  await expect(bar).toBeVisible();

  await accountButton(page).click();
  await page.getByRole('menuitem', { name: /log out/i }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(queued).toBe(false);
  await open(page, '/album/2');
  await expect(bar).toHaveCount(0);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});
