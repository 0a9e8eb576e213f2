import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { arrow } from '../testing/arrow.ts';
import { BarChart } from './BarChart.tsx';

const months = ['May', 'June', 'July', 'August', 'September', 'October'];

const meta = {
  title: 'ui/Charts/BarChart',
  component: BarChart,
  args: {
    title: 'New followers',
    description: 'By month, 2026',
    categories: months,
    series: [{ label: 'Followers', data: [120, 180, 90, 240, 310, 270] }],
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const plans = [
  { label: 'Free', data: [820, 790, 860, 910, 940, 1010] },
  { label: 'Family', data: [240, 260, 310, 330, 390, 420] },
  { label: 'Student', data: [110, 160, 150, 220, 280, 330] },
];

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const spoken = canvas.getByRole('status');
    canvas.getByRole('application', { name: 'New followers' }).focus();
    await step('arrow keys in the reading direction move through the bars', async () => {
      await userEvent.keyboard(arrow('end'));
      await expect(spoken).toHaveTextContent('May: Followers 120');
      await userEvent.keyboard(arrow('end'));
      await expect(spoken).toHaveTextContent('June: Followers 180');
      await userEvent.keyboard('{End}');
      await expect(spoken).toHaveTextContent('October: Followers 270');
      await userEvent.keyboard('{Home}');
      await expect(spoken).toHaveTextContent('May');
      await userEvent.keyboard(`${arrow('end')}${arrow('end')}${arrow('start')}`);
      await expect(spoken).toHaveTextContent('June');
      await userEvent.keyboard('{PageDown}');
      await expect(spoken).toHaveTextContent('July');
      await userEvent.keyboard('{PageUp}{PageUp}');
      await expect(spoken).toHaveTextContent('May');
      await userEvent.keyboard('{Escape}');
      await expect(spoken).toBeEmptyDOMElement();
    });
    await step('Tab leaves the chart, and Shift and Tab return to it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('application')).not.toHaveFocus();
      canvas.getByRole('application').focus();
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('application')).not.toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('application')).toHaveFocus();
    });
    await step('the table has the same values', () =>
      expect(canvas.getByRole('row', { name: 'August 240' })).toBeInTheDocument(),
    );
    await step('the first bar is at the inline start', async () => {
      const bars = [...canvasElement.querySelectorAll('[data-bar]')].map(
        (bar) => bar.getBoundingClientRect().left,
      );
      await expect(bars[0]! < bars[5]!).toBe(document.documentElement.dir !== 'rtl');
    });
  },
};

export const Grouped: Story = {
  args: { title: 'Members by plan', series: plans },
  play: async ({ canvasElement, step }) => {
    await step('each series has a pattern in addition to its colour', async () => {
      const fills = new Set(
        [...canvasElement.querySelectorAll('[data-bar]')].map((bar) => bar.getAttribute('fill')),
      );
      await expect(fills.size).toBe(3);
    });
    await step('the tooltip of the pointer shows all values of a group', async () => {
      const chart = within(canvasElement).getByRole('application');
      const { left, width, top, height } = chart.getBoundingClientRect();
      await userEvent.pointer({
        target: chart,
        coords: { clientX: left + width / 2, clientY: top + height / 2 },
      });
      const tooltip = canvasElement.querySelector('[data-tooltip]');
      for (const { label } of plans) await expect(tooltip).toHaveTextContent(label);
    });
  },
};

export const Stacked: Story = {
  args: { title: 'Members by plan', series: plans, variant: 'stacked' },
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('[data-bar]')]
      .slice(0, 3)
      .map((bar) => bar.getBoundingClientRect());
    await expect(Math.abs(boxes[0]!.top - boxes[1]!.bottom)).toBeLessThanOrEqual(2);
    await expect(Math.abs(boxes[1]!.top - boxes[2]!.bottom)).toBeLessThanOrEqual(2);
  },
};

const tracks = [
  'Rain on the tram',
  'Late kitchen',
  'Harbour, six in the morning',
  'Songs for the last train home, played twice',
  'Kettle',
];

export const Horizontal: Story = {
  tags: ['rtl'],
  args: {
    title: 'Most played tracks',
    description: undefined,
    orientation: 'horizontal',
    categories: tracks,
    categoryLabel: 'Track',
    series: [{ label: 'Plays', data: [48_210, 39_900, 22_400, 9100, 4020] }],
    valueFormat: { notation: 'compact' },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await step('arrow keys up and down move through the bars', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(canvas.getByRole('status')).toHaveTextContent('Late kitchen');
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('status')).toHaveTextContent('Rain on the tram');
    });
    await step('bars grow in the reading direction', async () => {
      const [first, last] = [...canvasElement.querySelectorAll('[data-bar]')].map((bar) =>
        bar.getBoundingClientRect(),
      );
      await expect(first!.width).toBeGreaterThan(last!.width);
      if (document.documentElement.dir === 'rtl')
        await expect(Math.abs(first!.right - last!.right)).toBeLessThan(1);
      else await expect(Math.abs(first!.left - last!.left)).toBeLessThan(1);
    });
  },
};

export const HorizontalStacked: Story = {
  args: { title: 'Members by plan', orientation: 'horizontal', variant: 'stacked', series: plans },
};

export const Losses: Story = {
  args: {
    title: 'Change of members',
    series: [
      { label: 'Joined', data: [40, 52, 31, 60, 72, 66] },
      { label: 'Left', data: [-12, -9, -38, -20, null, -15] },
    ],
    variant: 'stacked',
  },
};

export const ManyCategories: Story = {
  args: {
    title: 'Plays by hour',
    categories: Array.from(
      { length: 96 },
      (_, index) => `${Math.floor(index / 4)}:${String((index % 4) * 15).padStart(2, '0')}`,
    ),
    series: [
      {
        label: 'Plays',
        data: Array.from({ length: 96 }, (_, index) => 400 + Math.round(300 * Math.sin(index / 12))),
      },
    ],
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ...Horizontal.args, series: Horizontal.args!.series! },
  render: (args) => (
    <div style={{ maxInlineSize: 340 }}>
      <BarChart {...args} />
    </div>
  ),
};

export const AsTable: Story = { args: { title: 'Members by plan', series: plans, defaultTableShown: true } };

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  args: { categories: [], series: [], emptyText: 'Followers will be counted from the first release on' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Followers will be counted from the first release on'),
    ).toBeVisible();
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
    title: 'Plays of every track on every album by everyone who ever recorded in the lighthouse',
    categories: tracks.map(
      (track) => `${track}, as it was played by everyone who was in the room that night`,
    ),
    series: [{ label: 'Plays', data: [48_210, 39_900, 22_400, 9100, 4020] }],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
