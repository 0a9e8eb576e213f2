import { quoteQuery } from '@segno/data';
import { sampleBilling, sampleChangeQuote } from '@segno/data/samples';
import { answer, asListener, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { confirmPage } from './confirmPage.ts';

const startup = asListener({ subscriptions: [{ valid: true, active: true }] });

// A price that does not exist has no page, so there is no empty state.
const meta = {
  title: 'billing/ConfirmScreen',
  component: TestScreen,
  args: {
    page: confirmPage,
    address: '/billing/change-plan/3/3/confirm',
    startup,
    answers: [answer(quoteQuery(3), sampleChangeQuote)],
    send: fn(async (path: string) =>
      path === 'startup' ? startup : { redirect_url: null, billing: sampleBilling },
    ),
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** BILLING-9: what the change brings and costs is shown, and exactly that is sent. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ args }) {
    await waitFor(async () => expect(await screen.findByText('Upload your own music')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Change plan and pay €5.65' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'billing/subscription',
        expect.objectContaining({
          method: 'PUT',
          body: { price_id: 3, quoted_at: sampleChangeQuote.quoted_at },
        }),
      ),
    );
  },
};

/** What is over the new limit stays, and the person reads so before. */
export const OverTheLimit: Story = {
  args: {
    answers: [
      answer(quoteQuery(3), {
        ...sampleChangeQuote,
        change: {
          ...sampleChangeQuote.change!,
          limits: [{ permission: 'playlists.create', restriction: 'count', from: null, to: 200, used: 230 }],
        },
      }),
    ],
  },
  async play() {
    await waitFor(async () =>
      expect(await screen.findByText(/You have 230. Nothing is deleted/)).toBeVisible(),
    );
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
