import { billingQuery, invoicesQuery } from '@segno/data';
import { sampleBilling, sampleInvoices, sampleSubscription } from '@segno/data/samples';
import {
  answer,
  answerPages,
  asListener,
  failedStory,
  forbiddenStory,
  loadingStory,
  TestScreen,
} from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { billingPage } from './billingPage.ts';

const startup = asListener({ subscriptions: [{ valid: true, active: true }] });

const meta = {
  title: 'billing/BillingScreen',
  component: TestScreen,
  args: {
    page: billingPage,
    address: '/billing',
    startup,
    answers: [
      answer(billingQuery(), sampleBilling, {
        empty: {
          ...sampleBilling,
          subscription: null,
          payment_method: null,
          next_payment: null,
          test_time: null,
        },
      }),
      answerPages(invoicesQuery(), sampleInvoices),
    ],
    send: fn(async (path: string) => (path === 'startup' ? startup : { billing: sampleBilling })),
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** BILLING-16: the plan, how it is paid, and the invoices with their files. */
export const Default: Story = {
  tags: ['rtl'],
  async play() {
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { level: 1, name: 'Billing' })).toBeVisible(),
    );
    await expect(screen.getByRole('link', { name: 'Change plan' })).toHaveAttribute(
      'href',
      '/billing/change-plan',
    );
    await expect(
      screen.getByRole('link', { name: `Invoice ${sampleInvoices[0]!.number} as PDF` }),
    ).toHaveAttribute('href', '/documents/invoices/31/pdf');
  },
};

/** BILLING-8: a renewal that was not paid says what is owed, and can be paid. */
export const PastDue: Story = {
  args: {
    answers: [
      answer(billingQuery(), {
        ...sampleBilling,
        owed: { amount: 499, currency: 'EUR' },
        subscription: {
          ...sampleSubscription,
          status: 'past_due',
          on_grace_period: true,
          grace_ends_at: '2026-08-21T10:00:00.000Z',
        },
      }),
      answerPages(invoicesQuery(), sampleInvoices),
    ],
  },
  async play({ args }) {
    await waitFor(async () => expect(await screen.findByText(/You owe €4.99/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Pay now' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith('billing/subscription/pay', expect.anything()),
    );
  },
};

/** BILLING-10: a cancelled plan can be kept. */
export const Cancelled: Story = {
  args: {
    answers: [
      answer(billingQuery(), {
        ...sampleBilling,
        next_payment: null,
        subscription: {
          ...sampleSubscription,
          status: 'cancelled',
          cancelled: true,
          on_grace_period: true,
          renews_at: null,
          ends_at: '2026-08-14T10:00:00.000Z',
        },
      }),
      answerPages(invoicesQuery(), sampleInvoices),
    ],
  },
  async play() {
    await expect(await screen.findByRole('link', { name: 'Keep the plan' })).toHaveAttribute(
      'href',
      '/billing/renew',
    );
  },
};

export const Empty: Story = { args: { state: 'empty' } };
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
