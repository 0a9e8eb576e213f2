import { expect, test } from '@playwright/test';
import { byKeyboard } from './hands.ts';
import { expectNoErrors, open } from './listening.ts';
import { asAdmin, asGuest, asNewPerson, confirmPassword, password } from './people.ts';

test('ADMIN-1 ADMIN-3 ADMIN-6 ADMIN-15 ADMIN-24 TOKEN-1 on the tabs of a person an admin gives rights and a time zone, ends a token and sessions, acts as them, and suspends them', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const home = await browser.newContext();
  const person = await home.newPage();
  const email = await asNewPerson(person);
  const expectQuiet = expectNoErrors(page);
  const main = page.getByRole('main');
  const saved = page.getByText('Saved', { exact: true });
  const tab = (name: string) => main.getByRole('link', { name, exact: true }).click();
  await asAdmin(page, `/admin/users?query=${email}`);
  const listed = page.getByRole('grid').getByRole('link');
  const name = (await listed.textContent()) ?? '';
  await listed.click();

  await tab('Permissions');
  const api = main.getByRole('checkbox', { name: 'Use the API' });
  const save = main.getByRole('button', { name: 'Save', exact: true });
  await api.press('Space');
  // What was changed is there again after a reload. The message about it covers no button.
  const isKept = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('segno.draft.admin-users')));
  await expect.poll(isKept).toBe(true);
  await page.reload();
  const message = page.getByText('Your unsaved changes are here again').last();
  await expect(message).toBeVisible();
  await expect(api).toBeChecked();
  const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : NaN);
  expect(bottomOf(await message.boundingBox())).toBeLessThanOrEqual((await save.boundingBox())?.y ?? NaN);
  await byKeyboard.press(save);
  await expect(saved).toBeVisible();
  // The pressed button is gone.
  await expect(main).toBeFocused();

  await tab('Date and language');
  await main.getByRole('button', { name: /Time zone/ }).click();
  await page.getByRole('option', { name: /Warsaw/ }).click();
  await save.click();
  await expect(save).toHaveCount(0);

  // The person uses what was given.
  await open(person, '/account-settings');
  await expect(person.getByRole('button', { name: /Warsaw.*Time zone/ })).toBeVisible();
  await person.getByRole('button', { name: 'Create token' }).click();
  await confirmPassword(person);
  const dialog = person.getByRole('dialog', { name: 'Create token' });
  await dialog.getByRole('textbox', { name: /^Token name/ }).fill('Script');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = (await dialog.locator('code').textContent()) ?? '';
  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const read = async () => (await program.get('/api/v1/me')).status();
  expect(await read()).toBe(200);

  await tab('API');
  await main.getByRole('button', { name: 'End the token Script' }).click();
  await expect(main.getByText('No program acts for this person.')).toBeVisible();
  expect(await read()).toBe(401);
  await program.dispose();

  await tab('Security');
  await main.getByRole('button', { name: 'Act as this person' }).click();
  const bar = page.getByRole('region', { name: 'Another person' });
  await expect(bar).toContainText(`you see the site as ${name}`);
  await expect(page).not.toHaveURL(/\/admin/);
  // It is in its place before the page works.
  await bar.getByRole('button', { name: 'Back to my account' }).click();
  await expect(page).toHaveURL(/\/admin\/users/);

  await open(page, `/admin/users?query=${email}&state=unverified`);
  await listed.click();
  await tab('Security');
  await main.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(main.getByText('This person is not signed in anywhere.')).toBeVisible();
  await main.getByRole('button', { name: 'Suspend' }).click();
  const ban = page.getByRole('dialog');
  await expect(ban.getByRole('textbox', { name: /^Reason/ })).toBeFocused();
  await page.keyboard.type('Spam in comments');
  await ban.getByLabel(/^Until/).fill('2098-05-01');
  await ban.getByRole('button', { name: 'Suspend' }).click();
  await expect(main.getByText(/Spam in comments · Until .*2098/)).toBeVisible();
  await open(page, `/admin/users?query=${email}&state=banned`);
  await listed.click();
  await tab('Security');
  await main.getByRole('button', { name: 'End the suspension' }).click();
  await expect(main.getByRole('button', { name: 'Suspend' })).toBeVisible();

  // The log has who did it.
  await open(page, `/admin/audit?query=${encodeURIComponent(name)}&action=end_token`);
  await expect(page.getByRole('grid').getByRole('link').first()).toHaveText(name);
  expectQuiet();

  // They sign in again.
  await open(person, '/login');
  await person.getByRole('textbox', { name: /^Email/ }).fill(email);
  await person.getByLabel(/^Password/).fill(password);
  await person.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(person.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await home.close();
});

test('BACKSTAGE-2 ADMIN-3 an admin denies a request with a note, which its person reads, and finds it by the address', async ({
  page,
  browser,
}) => {
  const name = `Quena ${Date.now()}`;
  const home = await browser.newContext();
  const person = await home.newPage();
  await asNewPerson(person);
  await open(person, '/backstage/requests/become-artist');
  await person.getByRole('textbox', { name: /^Name of the artist/ }).fill(name);
  await person.getByRole('textbox', { name: /^Why this is right/ }).fill('My songs');
  await person.getByRole('button', { name: 'Send request' }).click();
  await expect(person.getByText('Waits for a decision')).toBeVisible();

  const expectQuiet = expectNoErrors(page);
  const main = page.getByRole('main');
  const request = main.getByRole('link', { name: `Become an artist: ${name}` });
  await asAdmin(page, '/admin/backstage-requests');
  await request.click();
  await expect(main.getByText('My songs')).toBeVisible();
  await main.getByRole('textbox', { name: /^Note/ }).fill('Send a link to your songs.');
  await main.getByRole('button', { name: 'Deny' }).click();
  await expect(main.getByRole('button', { name: 'Deny' })).toHaveCount(0);
  // The pressed button is gone.
  await expect(main).toBeFocused();
  await main.getByRole('link', { name: 'Back to the list' }).click();
  await expect(main.getByRole('link', { name: 'Waiting' })).toBeVisible();
  await expect(request).toHaveCount(0);
  await open(page, '/admin/backstage-requests?status=denied');
  await request.click();
  await expect(main.getByText('Send a link to your songs.')).toBeVisible();
  await open(page, `/admin/audit?query=${encodeURIComponent(name)}&action=denied`);
  await expect(page.getByRole('grid').getByRole('link')).toHaveCount(1);
  expectQuiet();

  await open(person, '/backstage/requests');
  await person.getByRole('link', { name: `Become an artist: ${name}` }).click();
  await expect(person.getByText('Send a link to your songs.')).toBeVisible();
  await home.close();
  await asGuest(page);
});
