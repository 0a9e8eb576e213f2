import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { arrow } from '../testing/arrow.ts';
import { PieChart } from './PieChart.tsx';

const meta = {
  title: 'ui/Charts/PieChart',
  component: PieChart,
  args: {
    title: 'Devices',
    description: 'Plays in October 2026',
    totalLabel: 'plays',
    data: [
      { label: 'Phone', value: 5200 },
      { label: 'Desktop', value: 2600 },
      { label: 'Tablet', value: 1400 },
      { label: 'Speaker', value: 600 },
      { label: 'Car', value: 200 },
    ],
  },
} satisfies Meta<typeof PieChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('application', { name: 'Devices' });
    const spoken = canvas.getByRole('status');
    const percent = (share: number) =>
      new Intl.NumberFormat(document.documentElement.dir === 'rtl' ? 'he-IL' : 'en-US', {
        style: 'percent',
        maximumFractionDigits: 1,
      }).format(share);
    chart.focus();
    await step('horizontal and vertical arrow keys go from slice to slice', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(spoken).toHaveTextContent(/Phone: 5,200/);
      await expect(spoken).toHaveTextContent(percent(0.52));
      await userEvent.keyboard(arrow('end'));
      await expect(spoken).toHaveTextContent('Desktop');
      await userEvent.keyboard(`${arrow('start')}{End}`);
      await expect(spoken).toHaveTextContent('Car');
      await userEvent.keyboard('{ArrowUp}');
      await expect(spoken).toHaveTextContent('Speaker');
      await userEvent.keyboard('{Home}');
      await expect(spoken).toHaveTextContent('Phone');
    });
    await step('Escape hides the tooltip', async () => {
      await expect(canvasElement.querySelector('[data-tooltip]')).toHaveTextContent('Phone');
      await userEvent.keyboard('{Escape}');
      await expect(canvasElement.querySelector('[data-tooltip]')).toBeNull();
      await expect(spoken).toBeEmptyDOMElement();
    });
    await step('Tab enters and leaves the drawing', async () => {
      await userEvent.tab({ shift: true });
      await expect(chart).not.toHaveFocus();
      await userEvent.tab();
      await expect(chart).toHaveFocus();
      await userEvent.tab();
      await expect(chart).not.toHaveFocus();
    });
    await step('the tooltip shows the slice under the pointer, and nothing over the hole', async () => {
      const { left, top, width, height } = chart.getBoundingClientRect();
      const point = (x: number, y: number) =>
        userEvent.pointer({ target: chart, coords: { clientX: left + x, clientY: top + y } });
      await point(width / 2 + height * 0.4, height / 2);
      await expect(canvasElement.querySelector('[data-tooltip]')).toHaveTextContent('Phone');
      await point(width / 2, height / 2);
      await expect(canvasElement.querySelector('[data-tooltip]')).toBeNull();
    });
    await step('every slice has a fill of its own', async () => {
      const fills = new Set(
        [...canvasElement.querySelectorAll('[data-slice]')].map((slice) => slice.getAttribute('fill')),
      );
      await expect(fills.size).toBe(5);
    });
  },
};

export const Pie: Story = { args: { variant: 'pie' } };

export const OnePart: Story = { args: { data: [{ label: 'Phone', value: 12 }] } };

const genres = 'Ambient Folk Jazz House Noise Dub Choral Chamber Pop Swing'.split(' ');

export const EightParts: Story = {
  args: {
    title: 'Genres',
    data: genres.slice(0, 8).map((label, index) => ({ label, value: 900 - index * 80 })),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slice]')).toHaveLength(8);
    await expect(within(canvasElement).queryByText('Other')).toBeNull();
  },
};

/** The smallest parts share one slice; the table lists every part. */
export const ManyParts: Story = {
  args: {
    title: 'Genres',
    data: genres.map((label, index) => ({ label, value: label === 'Noise' ? 20 : 900 - index * 80 })),
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const legend = [...canvasElement.querySelectorAll('[data-legend] > li')].map((item) => item.textContent);
    await step('the seven largest parts and “Other” each have a slice with its own fill', async () => {
      const slices = [...canvasElement.querySelectorAll('[data-slice]')];
      await expect(slices).toHaveLength(8);
      await expect(new Set(slices.map((slice) => slice.getAttribute('fill'))).size).toBe(8);
      await expect(legend).toHaveLength(8);
      await expect(legend.at(-1)).toMatch(/^Other 460 /);
      await expect(legend.join()).not.toContain('Noise');
    });
    await step('the last slice is announced as “Other”', async () => {
      canvas.getByRole('application', { name: 'Genres' }).focus();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('status')).toHaveTextContent(/Other: 460/);
    });
    await step('the table lists every part', async () => {
      const rows = within(canvas.getByRole('table', { name: 'Genres' }))
        .getAllByRole('row')
        .slice(1);
      await expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
        args.data.map(({ label }) => label),
      );
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ maxInlineSize: 340 }}>
      <PieChart {...args} />
    </div>
  ),
};

export const AsTable: Story = {
  args: { defaultTableShown: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: /Tablet 1,400/ })).toBeVisible();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = { args: { data: [{ label: 'Phone', value: 0 }] } };

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
    data: [
      { label: 'A telephone that someone found in the last row of the night bus to the harbour', value: 3 },
      { label: 'Everything else that can be made to sound', value: 2 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
