import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'ui/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading “Northern Line”', value: 40, valueLabel: '40%' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading “Northern Line”' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
    const [track, fill] = [bar.lastElementChild!, bar.lastElementChild!.firstElementChild!].map((part) =>
      part.getBoundingClientRect(),
    );
    const end =
      document.documentElement.dir === 'rtl' ? track!.right - fill!.left : fill!.right - track!.left;
    await expect(end / track!.width).toBeCloseTo(0.4, 2);
  },
};

/** The progress is unknown. */
export const Unknown: Story = {
  args: {
    value: undefined,
    valueLabel: undefined,
    label: undefined,
    'aria-label': 'Loading the page',
    size: 'sm',
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Loading the page' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar.getBoundingClientRect().height).toBe(2);
  },
};

export const BeyondItsEnd: Story = {
  args: { value: 14, maxValue: 12, valueLabel: '12 of 12', label: 'Steps' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12');
  },
};

export const LongText: Story = {
  args: { label: longText, valueLabel: '4 of 12 files' },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <ProgressBar {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(canvasElement.firstElementChild!),
};
