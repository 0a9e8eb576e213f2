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
    await waitFor(async () =>
      expect(await screen.findByText('No money moves. Choose what happens with the card.')).toBeVisible(),
    );
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
    await waitFor(async () => expect(await screen.findByText('The card was declined.')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Pay €4.99' })).toBeEnabled();
  },
};

/** BILLING-7: the bank asks for a confirmation. */
export const Confirmation: Story = {
  args: { send: fn(async () => ({ checkout: { ...sampleCheckout, status: 'action' } })) },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Pay €4.99' }));
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: 'Confirm the payment' })).toBeVisible(),
    );
  },
};

/** Answers for the script of Stripe, which tests do not load. */
function replaceScript(events: ('load' | 'error')[]) {
  const append = document.head.append.bind(document.head);
  const asked: string[] = [];
  document.head.append = (...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement)) {
      append(...nodes);
      return;
    }
    asked.push(script.src);
    queueMicrotask(() => script.dispatchEvent(new Event(events.shift() ?? 'error')));
  };
  return { asked, restore: () => void (document.head.append = append) };
}

/** BILLING-26: Stripe's form is part of the checkout. When its script is blocked, the page says so and tries again. */
export const StripeForm: Story = {
  args: {
    answers: [answer(quoteQuery(1), { ...sampleQuote, gateways: ['stripe'] })],
    send: fn(async () => ({
      checkout: {
        ...sampleCheckout,
        gateway: 'stripe',
        form: { publishable_key: 'pk_test_1', client_secret: 'cs_1_secret' },
      },
    })),
  },
  async play() {
    const script = replaceScript(['error', 'load']);
    const confirm = fn()
      .mockResolvedValueOnce({ type: 'error', error: { message: 'Your card was declined.' } })
      .mockResolvedValueOnce({ type: 'success' });
    const mounted = fn();
    window.Stripe = fn(() => ({
      initCheckoutElementsSdk: ({ clientSecret }: { clientSecret: string }) => ({
        createPaymentElement: () => ({
          mount: (place: HTMLElement) => {
            mounted(clientSecret);
            place.textContent = 'Card number';
          },
          destroy: () => {},
        }),
        loadActions: async () => ({ type: 'success' as const, actions: { confirm } }),
      }),
    }));
    try {
      await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
      await waitFor(async () =>
        expect(await screen.findByText('The payment form could not be loaded')).toBeVisible(),
      );
      await expect(screen.getByRole('button', { name: 'Pay €4.99' })).toBeDisabled();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(async () => expect(await screen.findByText('Card number')).toBeVisible());
      await expect(window.Stripe).toHaveBeenCalledWith('pk_test_1');
      await expect(mounted).toHaveBeenCalledWith('cs_1_secret');
      await expect(new Set(script.asked)).toEqual(new Set(['https://js.stripe.com/endive/stripe.js']));
      const pay = screen.getByRole('button', { name: 'Pay €4.99' });
      await waitFor(() => expect(pay).toBeEnabled());
      await userEvent.click(pay);
      await waitFor(async () => expect(await screen.findByText('Your card was declined.')).toBeVisible());
      // Stripe leads to the page of the result, so the button stays pending.
      await userEvent.click(pay);
      await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
      await expect(screen.queryByText('Your card was declined.')).toBeNull();
    } finally {
      script.restore();
      delete window.Stripe;
    }
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
