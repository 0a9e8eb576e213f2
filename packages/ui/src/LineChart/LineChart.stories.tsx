import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { arrow } from '../testing/arrow.ts';
import { measures } from '../theme/measures.ts';
import { LineChart, type LineChartPoint } from './LineChart.tsx';

const day = 86_400_000;
const start = Date.UTC(2026, 9, 1);

/** Plays for each day of a new album: peaks on Fridays and slow growth. The values are deterministic. */
const plays = (count: number, level: number, seed: number): LineChartPoint[] =>
  Array.from({ length: count }, (_, index) => ({
    x: start + index * day,
    y: Math.round(
      level * (1 + index / count) +
        level * 0.25 * Math.sin((index + seed) * 0.9) +
        (index % 7 === 1 ? level * 0.4 : 0),
    ),
  }));

const earlier = plays(30, 780, 4).map(({ x, y }) => ({ x: Number(x) - 30 * day, y }));

const meta = {
  title: 'ui/Charts/LineChart',
  component: LineChart,
  args: {
    title: 'Plays',
    description: 'All tracks, by day, October 2026',
    series: [{ label: 'Plays', data: plays(30, 1200, 1) }],
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const locale = () => (document.documentElement.dir === 'rtl' ? 'he-IL' : 'en-US');
const dayOf = (index: number) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(start + index * day);
const tooltip = (canvas: HTMLElement) => canvas.querySelector('[data-tooltip]');

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('application', { name: 'Plays' });
    const spoken = canvas.getByRole('status');
    await step('Tab focuses it, and it has a description of its keys', async () => {
      for (let stops = 0; stops < 4 && document.activeElement !== chart; stops += 1) await userEvent.tab();
      await expect(chart).toHaveFocus();
      await expect(chart).toHaveAccessibleDescription('Arrow keys go from point to point.');
      await expect(tooltip(canvasElement)).toBeNull();
    });
    await step('arrow keys move through the points and each is announced', async () => {
      await userEvent.keyboard(arrow('end'));
      await expect(spoken).toHaveTextContent(dayOf(0));
      await userEvent.keyboard(arrow('end'));
      await expect(spoken).toHaveTextContent(dayOf(1));
      await expect(tooltip(canvasElement)).toHaveTextContent(dayOf(1));
      await userEvent.keyboard(arrow('start'));
      await expect(spoken).toHaveTextContent(dayOf(0));
    });
    await step('Home, End, Page Up and Page Down move the marked point', async () => {
      await userEvent.keyboard('{End}');
      await expect(spoken).toHaveTextContent(dayOf(29));
      await userEvent.keyboard('{PageUp}');
      await expect(spoken).toHaveTextContent(dayOf(26));
      await userEvent.keyboard('{Home}{PageDown}');
      await expect(spoken).toHaveTextContent(dayOf(3));
    });
    await step('Escape hides the tooltip', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(tooltip(canvasElement)).toBeNull();
      await expect(spoken).toBeEmptyDOMElement();
    });
    await step('leaving the chart hides it too', async () => {
      await userEvent.keyboard('{End}');
      chart.blur();
      await waitFor(() => expect(tooltip(canvasElement)).toBeNull());
    });
  },
};

export const Pointer: Story = {
  play: async ({ canvasElement, step }) => {
    const chart = within(canvasElement).getByRole('application');
    const { left, width, top, height } = chart.getBoundingClientRect();
    const at = (ratio: number) => ({
      target: chart,
      coords: { clientX: left + width * ratio, clientY: top + height / 2 },
    });
    await step(
      'a mouse pointer shows the nearest point, and the tooltip stays within the chart',
      async () => {
        for (const ratio of [0.02, 0.5, 0.98]) {
          await userEvent.pointer(at(ratio));
          const box = tooltip(canvasElement)!.getBoundingClientRect();
          await expect(box.left).toBeGreaterThanOrEqual(left - 1);
          await expect(box.right).toBeLessThanOrEqual(left + width + 1);
          await expect(box.top).toBeGreaterThanOrEqual(top - 1);
          await expect(box.bottom).toBeLessThanOrEqual(top + height + 1);
        }
      },
    );
    await step('a pointer announces nothing', () =>
      expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement(),
    );
    await step('a touch shows the tooltip too, and it stays', async () => {
      await userEvent.pointer([{ ...at(0.4), keys: '[TouchA]' }]);
      await expect(tooltip(canvasElement)).not.toBeNull();
    });
  },
};

export const SeveralSeries: Story = {
  args: {
    series: [
      { label: 'Rain on the tram', data: plays(30, 1200, 1) },
      { label: 'Late kitchen', data: plays(30, 620, 3) },
      { label: 'Harbour, six in the morning', data: plays(30, 300, 5) },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const shapes = new Set(
      [...canvasElement.querySelectorAll('[data-legend] path:last-child')].map((path) =>
        path.getAttribute('d'),
      ),
    );
    await expect(shapes.size).toBe(3);
  },
};

export const Comparison: Story = {
  tags: ['rtl'],
  args: {
    series: [
      { label: 'October', data: plays(30, 1200, 1) },
      { label: 'September', data: earlier, isComparison: true },
    ],
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('the earlier period is dashed', async () => {
      const [first, second] = [...canvasElement.querySelectorAll('[data-line]')].map(
        (line) => getComputedStyle(line).strokeDasharray,
      );
      await expect([first, second]).toContain('none');
      await expect([first, second]).toContain('5px, 5px');
    });
    await step('the comparison is announced with its own date', async () => {
      canvas.getByRole('application').focus();
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('status')).toHaveTextContent(dayOf(-30));
    });
  },
};

export const Areas: Story = { args: { variant: 'area' } };

export const Gaps: Story = {
  args: {
    series: [
      {
        label: 'Plays',
        data: plays(30, 1200, 1).map(({ x, y }, index) => ({
          x,
          y: (index > 8 && index < 13) || index === 19 || index === 21 ? null : y,
        })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[data-line]')!;
    await expect(line.getAttribute('d')!.match(/M/g)).toHaveLength(4);
    within(canvasElement).getByRole('application').focus();
    await userEvent.keyboard(`{Home}${'{PageDown}'.repeat(3)}`);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('No value');
  },
};

export const Numbers: Story = {
  args: {
    title: 'Listeners who stay',
    description: 'By second of the track',
    xScale: 'number',
    xLabel: 'Second',
    valueFormat: { style: 'percent' },
    series: [
      {
        label: 'Share',
        data: Array.from({ length: 60 }, (_, index) => ({ x: index * 4, y: Math.exp(-index / 70) })),
      },
    ],
  },
};

export const Money: Story = {
  args: {
    title: 'Revenue',
    description: 'By month',
    includesZero: false,
    valueFormat: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
    dateFormat: { month: 'long', year: 'numeric' },
    series: [
      {
        label: 'Revenue',
        data: Array.from({ length: 24 }, (_, index) => ({
          x: new Date(Date.UTC(2024, index, 1)),
          y: 18_000 + index * 640 + (index % 5) * 900,
        })),
      },
    ],
  },
};

export const AsTable: Story = {
  tags: ['rtl'],
  args: { onTableShownChange: fn() },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('the table is available to screen readers', () =>
      expect(canvas.getByRole('table', { name: 'Plays' })).toBeInTheDocument(),
    );
    await step('a switch makes it visible', async () => {
      const toggle = canvas.getByRole('button', { name: 'Show as table', pressed: false });
      await userEvent.click(toggle);
      await expect(args.onTableShownChange).toHaveBeenCalledWith(true);
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.queryByRole('application')).toBeNull();
      await expect(canvas.getByRole('rowheader', { name: dayOf(2) })).toBeVisible();
      await expect(canvas.getAllByRole('row')).toHaveLength(31);
    });
  },
};

export const Export: Story = {
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    const saved: { name: string; file: Blob }[] = [];
    const files = new Map<string, Blob>();
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => {
      const address = createObjectURL.call(URL, file);
      files.set(address, file);
      return address;
    };
    // A browser would open a save dialog.
    const catchClick = (event: MouseEvent) => {
      const link = event.target;
      if (!(link instanceof HTMLAnchorElement) || !link.download) return;
      event.preventDefault();
      saved.push({ name: link.download, file: files.get(link.href)! });
    };
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      catchClick(
        Object.defineProperty(new MouseEvent('click', { cancelable: true }), 'target', { value: this }),
      );
    };
    const choose = async (name: RegExp) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }, { timeout: 15_000 }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    try {
      await step('as CSV', async () => {
        await choose(/CSV/);
        await expect(saved[0]!.name).toBe('plays.csv');
        const lines = (await saved[0]!.file.text()).split('\r\n');
        await expect(lines).toHaveLength(32);
        await expect(lines[1]).toMatch(/^2026-10-01,\d+$/);
      });
      await step('as SVG with the chart’s name', async () => {
        await choose(/SVG/);
        await expect(saved[1]!.name).toBe('plays.svg');
        const drawing = new DOMParser().parseFromString(await saved[1]!.file.text(), 'image/svg+xml');
        await expect(drawing.querySelector('parsererror')).toBeNull();
        await expect(drawing.querySelector('title')!.textContent).toBe('Plays');
        await expect(drawing.querySelector('desc')!.textContent).toContain('All tracks');
        await expect(drawing.querySelector('[data-line]')!.getAttribute('style')).toMatch(/stroke: rgb\(\d/);
      });
      await step('as PNG', async () => {
        await choose(/PNG/);
        await waitFor(() => expect(saved).toHaveLength(3), { timeout: 15_000 });
        await expect(saved[2]!.file.type).toBe('image/png');
        const picture = await createImageBitmap(saved[2]!.file);
        await expect(picture.width).toBeGreaterThan(1000);
      });
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
  },
};

export const AThousandPoints: Story = {
  args: { title: 'Plays in three years', series: [{ label: 'Plays', data: plays(1000, 4000, 2) }] },
  play: async ({ canvasElement, step }) => {
    const chart = within(canvasElement).getByRole('application');
    await step('a hundred key presses take far less than a second on an idle machine', async () => {
      chart.focus();
      const began = performance.now();
      for (let index = 0; index < 100; index += 1) {
        chart.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true }),
        );
        chart.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: index % 2 ? 'Home' : 'End',
            bubbles: true,
            cancelable: true,
          }),
        );
        await Promise.resolve();
      }
      await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement();
      await expect(performance.now() - began).toBeLessThan(3000);
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { series: SeveralSeries.args!.series! },
  render: (args) => (
    <div style={{ maxInlineSize: 340 }}>
      <LineChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('application');
    await expect(chart.getBoundingClientRect().width).toBeLessThanOrEqual(340);
    await expect(340).toBeLessThan(measures.phoneMaxWidth);
    const texts = [...canvasElement.querySelectorAll<SVGTextElement>('[data-drawing] text')];
    const bounds = chart.getBoundingClientRect();
    for (const text of texts) {
      await expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(bounds.left - 2);
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(bounds.right + 2);
    }
  },
};

/** The height is the same in every state, so that nothing below it moves. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = { args: { series: [{ label: 'Plays', data: [] }] } };

export const Failed: Story = {
  args: { errorMessage: 'The statistics did not answer.', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  args: {
    title: 'Plays of every track on every album by everyone who ever recorded in the lighthouse',
    description:
      'From all countries and devices, with and without a subscription, since the first tape was sold',
    series: [
      {
        label: 'Songs for the last train home, played by the house band of the station',
        data: plays(30, 900, 1),
      },
      {
        label: 'A label that is as long as the other one but not quite the same as it',
        data: plays(30, 500, 2),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
