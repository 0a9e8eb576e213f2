import { billingQuery } from '@segno/data';
import { sampleBilling } from '@segno/data/samples';
import { answer, asListener, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { cancelPage } from './cancelPage.ts';

const startup = asListener({ subscriptions: [{ valid: true, active: true }] });

// People without a plan are led to the prices, so there is no empty state.
const meta = {
  title: 'billing/CancelScreen',
  component: TestScreen,
  args: {
    page: cancelPage,
    address: '/billing/cancel',
    startup,
    answers: [answer(billingQuery(), sampleBilling)],
    send: fn(async (path: string) => (path === 'startup' ? startup : { billing: sampleBilling })),
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** BILLING-10: a pause and a smaller plan are offered; the plan lasts until the end of the paid time. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ args }) {
    await waitFor(async () =>
      expect(await screen.findByRole('link', { name: 'See the plans' })).toBeVisible(),
    );
    await expect(screen.getByRole('button', { name: 'Pause for 2 months' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'It costs too much' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'billing/subscription/cancel',
        expect.objectContaining({ body: { when: 'period_end', reason: 'expensive' } }),
      ),
    );
  },
};

/** BILLING-10: a plan can also end at once. */
export const Now: Story = {
  async play({ args }) {
    await userEvent.click(await screen.findByRole('radio', { name: /^Now:/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'billing/subscription/cancel',
        expect.objectContaining({ body: { when: 'now' } }),
      ),
    );
  },
};

/** BILLING-10: a pause of one to three months takes the place of the cancellation. */
export const Pause: Story = {
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Pause for a month' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'billing/subscription/pause',
        expect.objectContaining({ body: { months: 1 } }),
      ),
    );
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
