import { billingQuery, productsQuery } from '@segno/data';
import { sampleBilling, sampleProducts } from '@segno/data/samples';
import { answer, asListener, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { changePlanPage } from './changePlanPage.ts';

const startup = asListener({ subscriptions: [{ valid: true, active: true }] });

// A person with a plan sees at least this one, so there is no empty state.
const meta = {
  title: 'billing/ChangePlanScreen',
  component: TestScreen,
  args: {
    page: changePlanPage,
    address: '/billing/change-plan',
    startup: { ...startup, settings: { ...startup.settings, billing: { enable: true } } },
    answers: [answer(productsQuery(), [...sampleProducts]), answer(billingQuery(), sampleBilling)],
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** BILLING-23: a person with a plan is led to the confirmation of the change. */
export const Default: Story = {
  tags: ['rtl'],
  async play() {
    await expect(await screen.findByRole('link', { name: 'Change to Studio' })).toHaveAttribute(
      'href',
      '/billing/change-plan/3/4/confirm',
    );
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
