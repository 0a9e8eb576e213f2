import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'ui/Navigation/Stepper',
  component: Stepper,
  args: {
    steps: [
      { id: 'plan', label: 'Plan', description: 'Premium, monthly' },
      { id: 'payment', label: 'Payment' },
      { id: 'summary', label: 'Summary' },
    ],
    currentId: 'payment',
    onSelect: fn(),
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl', 'modes'],
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const [plan, payment, summary] = canvas.getAllByRole('listitem');
    await step('the current step is marked', async () => {
      await expect(payment).toHaveAttribute('aria-current', 'step');
      await expect(plan).not.toHaveAttribute('aria-current');
    });
    await step('a step that is done says so, and returns to itself', async () => {
      await userEvent.tab();
      const back = within(plan!).getByRole('button', { name: /^Done: Plan/ });
      await expect(back).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelect).toHaveBeenCalledWith('plan');
    });
    await step('later steps cannot be chosen', async () => {
      await expect(within(summary!).queryByRole('button')).toBeNull();
    });
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

/** Without `onSelect` it only shows the progress. */
export const WithoutReturn: Story = {
  args: { onSelect: undefined, currentId: 'summary' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    orientation: 'vertical',
    steps: [
      { id: 'plan', label: longText, description: longText },
      { id: 'payment', label: longText },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvasElement }) => expectToFit(within(canvasElement).getByRole('navigation')),
};
