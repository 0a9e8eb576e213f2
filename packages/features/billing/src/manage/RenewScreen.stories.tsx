import { billingQuery } from '@segno/data';
import { sampleBilling, sampleSubscription } from '@segno/data/samples';
import { answer, asListener, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { renewPage } from './renewPage.ts';

const cancelled = {
  ...sampleBilling,
  subscription: {
    ...sampleSubscription,
    status: 'cancelled' as const,
    cancelled: true,
    renews_at: null,
    ends_at: '2026-08-14T10:00:00.000Z',
  },
};

const startup = asListener({ subscriptions: [{ valid: true, active: true }] });

// People without a plan are led to the prices, so there is no empty state.
const meta = {
  title: 'billing/RenewScreen',
  component: TestScreen,
  args: {
    page: renewPage,
    address: '/billing/renew',
    startup,
    answers: [answer(billingQuery(), cancelled)],
    send: fn(async (path: string) => (path === 'startup' ? startup : { billing: sampleBilling })),
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** BILLING-10: a cancelled plan is kept. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep the plan' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith('billing/subscription/resume', expect.anything()),
    );
  },
};

/** A plan that was not cancelled has nothing to keep. */
export const Running: Story = {
  args: { answers: [answer(billingQuery(), sampleBilling)] },
  async play() {
    await waitFor(async () => expect(await screen.findByText('Plus is not cancelled.')).toBeVisible());
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
