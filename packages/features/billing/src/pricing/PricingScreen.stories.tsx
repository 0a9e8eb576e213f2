import { productsQuery } from '@segno/data';
import { sampleProducts, sampleStartup } from '@segno/data/samples';
import { answer, failedStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { pricingPage } from './pricingPage.ts';

// Everybody may see the prices, so there is no forbidden state.
const meta = {
  title: 'billing/PricingScreen',
  component: TestScreen,
  args: {
    page: pricingPage,
    address: '/pricing',
    startup: { ...sampleStartup, settings: { billing: { enable: true } } },
    answers: [answer(productsQuery(), [...sampleProducts], { empty: [] })],
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** BILLING-2 BILLING-3: the yearly price comes first, with what it saves. */
export const Default: Story = {
  tags: ['rtl'],
  async play() {
    await waitFor(async () => expect(await screen.findByText('Save up to 17%')).toBeVisible());
    await expect(screen.getByText('€49.90')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    await expect(screen.getByText('€4.99')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Get started with Plus' })).toHaveAttribute(
      'href',
      '/register?redirectFrom=pricing',
    );
  },
};

/** The content of the recommended plan begins at the height of the others. */
export const Aligned: Story = {
  async play() {
    await screen.findByText('Recommended');
    const starts = screen
      .getAllByRole('listitem')
      .map((item) => item.firstElementChild)
      .filter((card) => card?.querySelector('h2'))
      .map((card) => card!.children[1]!.getBoundingClientRect().top - card!.getBoundingClientRect().top);
    await expect(starts.length).toBeGreaterThan(1);
    await expect(new Set(starts).size).toBe(1);
  },
};

export const Empty: Story = { args: { state: 'empty' } };

export const Loading: Story = loadingStory;

export const Failed: Story = failedStory;
