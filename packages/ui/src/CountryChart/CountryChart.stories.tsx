import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { CountryChart } from './CountryChart.tsx';

const meta = {
  title: 'ui/Charts/CountryChart',
  component: CountryChart,
  args: {
    title: 'Listeners by country',
    description: 'October 2026',
    valueLabel: 'Listeners',
    data: [
      { country: 'DE', value: 4210 },
      { country: 'GB', value: 3980 },
      { country: 'JP', value: 2210 },
      { country: 'BR', value: 1720 },
      { country: 'IL', value: 990 },
      { country: 'EG', value: 640 },
      { country: 'NZ', value: 120 },
    ],
  },
} satisfies Meta<typeof CountryChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const nameOf = (code: string) =>
  new Intl.DisplayNames(document.documentElement.dir === 'rtl' ? 'he-IL' : 'en-US', { type: 'region' }).of(
    code,
  )!;

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('it is a table', async () => {
      await expect(canvas.getByRole('table', { name: 'Listeners by country' })).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: 'Listeners' })).toBeVisible();
    });
    await step('country names are localized, the largest value is first', async () => {
      const names = canvas.getAllByRole('rowheader').map((header) => header.textContent);
      await expect(names).toEqual(['DE', 'GB', 'JP', 'BR', 'IL', 'EG', 'NZ'].map(nameOf));
    });
  },
};

const many = 'DE GB JP BR IL EG NZ US FR IT ES PT SE NO FI DK PL CZ AT CH NL BE IE IS'
  .split(' ')
  .map((country, index) => ({ country, value: 4000 - index * 160 }));

export const Limited: Story = {
  args: { data: many, max: 5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
    await userEvent.tab();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'Show all' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(24);
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ maxInlineSize: 340 }}>
      <CountryChart {...args} />
    </div>
  ),
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  args: { data: [], emptyText: 'Nobody has listened yet' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nobody has listened yet')).toBeVisible();
    await expect(within(canvasElement).queryByRole('application')).toBeNull();
  },
};

export const Failed: Story = {
  args: { errorMessage: 'The statistics did not answer.', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByText('The statistics did not answer.')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  args: {
    title: longText,
    data: [
      { country: 'GS', value: 1_234_567_890 },
      { country: 'unknown', value: 12 },
    ],
  },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 300 }}>
      <CountryChart {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};
