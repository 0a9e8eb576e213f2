import { expect, test, type Page } from '@playwright/test';
import { open } from './listening.ts';
import { accountButton, password } from './people.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();
const status = (page: Page, text: string) =>
  expect(main(page).getByText(text, { exact: true })).toBeVisible();

test('BILLING-8 BILLING-9 BILLING-10 BILLING-23 BILLING-24 a guest subscribes, changes the plan, owes, pays, cancels, keeps it, ends and begins again', async ({
  page,
}) => {
  test.slow();
  // A guest is led through the registration back to the plan that was chosen.
  await open(page, '/pricing');
  await expect(main(page).getByText(/Save up to \d+%/)).toBeVisible();
  await main(page).getByRole('radio', { name: 'Monthly' }).click();
  await main(page).getByRole('link', { name: 'Get started with Plus' }).click();
  await expect(page.getByRole('heading', { name: "First, let's create your account" })).toBeVisible();
  await page.getByRole('textbox', { name: /^Email/ }).fill(`payer.${Date.now()}@segno.example`);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Confirm password/).fill(password);
  await press(page, 'Create account');
  await expect(page).toHaveURL(/\/checkout\/\d+\/\d+$/);
  await status(page, 'This is a test');
  // A declined card subscribes nobody, and the page stays.
  await main(page).getByRole('radio', { name: 'Is declined' }).check({ force: true });
  await press(page, /^Pay €4\.99/);
  await expect(main(page).getByText('Your card was declined.')).toBeVisible();
  await main(page).getByRole('radio', { name: 'Needs a confirmation by the bank' }).check({ force: true });
  await press(page, /^Pay €4\.99/);
  await press(page, 'Confirm the payment');
  await expect(page.getByRole('heading', { name: 'Your plan has begun' })).toBeVisible();
  await expect(page).toHaveURL(/\/test\/done\?checkout=/);

  // Another plan, with the difference.
  await main(page).getByRole('link', { name: 'Billing' }).click();
  await status(page, 'Active');
  await main(page).getByRole('link', { name: 'Change plan' }).click();
  await main(page).getByRole('radio', { name: 'Monthly' }).click();
  await main(page).getByRole('link', { name: 'Change to Studio' }).click();
  await expect(main(page).getByText('Upload your own music')).toBeVisible();
  await press(page, /^Change plan and pay €7\.00/);
  await expect(main(page).getByRole('heading', { name: 'Studio' })).toBeVisible();
  const invoices = main(page).getByRole('link', { name: /as PDF/ });
  await expect(invoices).toHaveCount(2);
  const file = await page.request.get((await invoices.first().getAttribute('href')) ?? '');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

  // A renewal fails: the plan goes on for the time of grace, and another card pays.
  const card = async (name: string) => {
    await main(page).getByRole('link', { name: 'Change payment method' }).first().click();
    await main(page).getByRole('radio', { name, exact: true }).check({ force: true });
    await press(page, 'Save the card');
    await expect(page.getByRole('heading', { name: 'Payment method changed' })).toBeVisible();
    await main(page)
      .getByRole('link', { name: /billing/i })
      .click();
    await expect(page).toHaveURL(/\/billing$/);
  };
  await card('Works now and fails at the renewal');
  await press(page, 'Go to the next payment');
  await status(page, 'The last payment failed');
  await status(page, 'Not paid');
  await press(page, 'Pay now');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await card('Works');
  await status(page, 'Active');

  // Cancelled, kept, cancelled again; then its time ends.
  const cancel = async () => {
    await main(page).getByRole('link', { name: 'Cancel plan' }).click();
    await main(page).getByRole('radio', { name: 'I do not use it enough' }).check({ force: true });
    await press(page, 'Cancel plan');
    await status(page, 'Cancelled');
  };
  await cancel();
  await main(page).getByRole('link', { name: 'Keep the plan' }).click();
  await press(page, 'Keep the plan');
  await status(page, 'Active');
  await cancel();
  await press(page, 'Go to the next payment');

  // Without a plan, the open page and all others of billing lead to the prices, where the plan begins again.
  await expect(page).toHaveURL(/\/pricing$/);
  await open(page, '/billing/cancel');
  await expect(page).toHaveURL(/\/pricing$/);
  await main(page).getByRole('link', { name: 'Choose Plus' }).click();
  await press(page, /^Pay/);
  await expect(page.getByRole('heading', { name: 'Your plan has begun' })).toBeVisible();
  await open(page, '/checkout/2/1');
  await expect(page).toHaveURL(/\/billing$/);
  await expect(accountButton(page)).toBeVisible();
});
