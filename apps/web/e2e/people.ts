import { expect, type Page } from '@playwright/test';
import { open } from './listening.ts';

/** The button of the menu that signed-in people have. */
export const accountButton = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });

export const password = 'velvet moth lantern';

/** Ends the session of the browser, without a logout. */
export const asGuest = (page: Page) => page.context().clearCookies();

/** Signs in with the listener of the demo, whose credentials the form has. */
export async function asListener(
  page: Page,
  {
    server = '',
    next,
  }: {
    /** The address of another server. */
    server?: string;
    /** The page that the sign-in leads to. @default the home page */
    next?: string;
  } = {},
) {
  await open(page, `${server}/login${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(accountButton(page)).toBeVisible();
}

/** Signs in with the admin of the demo, on a page of the administration. */
export async function asAdmin(page: Page, next: string) {
  await open(page, `/login?next=${encodeURIComponent(next)}`);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: /^Email/ }).fill('admin@demo.segno');
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(accountButton(page)).toBeVisible();
}

/** Answers the dialog that asks for the password. */
export async function confirmPassword(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Signs in as somebody whom no other journey uses. Returns the email of the new account. */
export async function asNewPerson(page: Page): Promise<string> {
  const email = `person-${crypto.randomUUID()}@segno.example`;
  // A refused request sets the token against forged requests.
  await page.request.post('/auth/register');
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const registered = await page.request.post('/auth/register', {
    headers: {
      'x-xsrf-token': decodeURIComponent(token),
      'x-forwarded-for': [10, ...crypto.getRandomValues(new Uint8Array(3))].join('.'),
    },
    data: { email, password, password_confirmation: password },
  });
  expect(registered.status(), await registered.text()).toBeLessThan(300);
  return email;
}
