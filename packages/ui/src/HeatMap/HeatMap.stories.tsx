import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { arrow } from '../testing/arrow.ts';
import { expectToFit, longText } from '../testing/longText.ts';
import { HeatMap } from './HeatMap.tsx';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
const plays = days.map((_, day) =>
  hours.map((__, hour) => Math.round(60 * (1 + Math.sin((hour - 12) / 4)) * (day > 4 ? 1.4 : 1))),
);

const meta = {
  title: 'ui/Charts/HeatMap',
  component: HeatMap,
  args: {
    title: 'Plays by day and hour',
    description: 'Last 30 days, in the time zone of the listener',
    rows: days,
    columns: hours,
    values: plays,
    rowLabel: 'Day',
  },
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['modes', 'rtl'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const spoken = canvas.getByRole('status');
    canvas.getByRole('application', { name: 'Plays by day and hour' }).focus();
    await step('arrow keys move by column and by row, and stop at the edge', async () => {
      await userEvent.keyboard(arrow('end'));
      await expect(spoken).toHaveTextContent('Monday: 0 ');
      await userEvent.keyboard(arrow('end'));
      await expect(spoken).toHaveTextContent('Monday: 1 ');
      await userEvent.keyboard('{ArrowDown}');
      await expect(spoken).toHaveTextContent('Tuesday: 1 ');
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(spoken).toHaveTextContent('Monday: 1 ');
      await userEvent.keyboard('{End}');
      await expect(spoken).toHaveTextContent('Sunday: 23 ');
      await userEvent.keyboard('{ArrowDown}');
      await expect(spoken).toHaveTextContent('Sunday: 23 ');
      await userEvent.keyboard('{Escape}');
      await expect(spoken).toBeEmptyDOMElement();
    });
    await step('the first column is at the inline start', async () => {
      const cells = [...canvasElement.querySelectorAll('[data-cell]')].map(
        (cell) => cell.getBoundingClientRect().left,
      );
      await expect(cells[0]! < cells[23]!).toBe(document.documentElement.dir !== 'rtl');
    });
    await step('the table has the same values', () =>
      expect(canvas.getByRole('row', { name: /^Friday / })).toBeInTheDocument(),
    );
  },
};

/** Cells without a value have a dashed frame. */
export const Gaps: Story = {
  args: {
    title: 'Listeners by month',
    rows: ['2025', '2026'],
    columns: ['January', 'February', 'March', 'April'],
    values: [
      [null, null, 120, 240],
      [310, 280, null, 0],
    ],
    rowLabel: 'Year',
  },
};

export const AsTable: Story = { args: { ...Gaps.args, defaultTableShown: true } };

export const Pending: Story = { args: { isPending: true } };

export const Empty: Story = {
  args: { values: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('There is no data for this period yet')).toBeVisible();
  },
};

export const Failed: Story = { args: { errorMessage: 'The server did not answer.', onRetry: fn() } };

export const LongText: Story = {
  args: {
    title: longText,
    description: longText,
    rows: [longText, 'Tuesday'],
    columns: [longText, 'Noon', 'Evening'],
    values: [
      [1, 2, 3],
      [3, 2, 1],
    ],
  },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 320 }}>
      <HeatMap {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};
