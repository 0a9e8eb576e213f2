import { quoteQuery } from '@segno/data';
import { sampleCheckout, sampleQuote } from '@segno/data/samples';
import { answer, asListener, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { checkoutPage } from './checkoutPage.ts';

// A price that does not exist has no page, so there is no empty state.
const meta = {
  title: 'billing/CheckoutScreen',
  component: TestScreen,
  args: {
    page: checkoutPage,
    address: '/checkout/2/1',
    startup: asListener(),
    answers: [answer(quoteQuery(1), sampleQuote)],
    send: fn(async () => ({ checkout: sampleCheckout })),
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** BILLING-15: the request has a price, and neither an amount nor a currency. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ args }) {
    await expect(await screen.findByText('No money moves. Choose what happens with the card.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pay €4.99' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'billing/checkouts',
        expect.objectContaining({ body: { price_id: 1, gateway: 'test' } }),
      ),
    );
  },
};

/** BILLING-7: a payment that is refused says why, and can be made again. */
export const Refused: Story = {
  args: {
    send: fn(async () => ({
      checkout: { ...sampleCheckout, status: 'failed', message: 'The card was declined.' },
    })),
  },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Pay €4.99' }));
    await expect(await screen.findByText('The card was declined.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Pay €4.99' })).toBeEnabled();
  },
};

/** BILLING-7: the bank asks for a confirmation. */
export const Confirmation: Story = {
  args: { send: fn(async () => ({ checkout: { ...sampleCheckout, status: 'action' } })) },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Pay €4.99' }));
    await expect(await screen.findByRole('button', { name: 'Confirm the payment' })).toBeVisible();
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
