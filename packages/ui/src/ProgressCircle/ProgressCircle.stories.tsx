import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { ProgressCircle } from './ProgressCircle.tsx';

const meta = {
  title: 'ui/Feedback/ProgressCircle',
  component: ProgressCircle,
  args: { 'aria-label': 'Uploading Night ferry.flac', value: 62 },
} satisfies Meta<typeof ProgressCircle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const circle = within(canvasElement).getByRole('progressbar', { name: 'Uploading Night ferry.flac' });
    await expect(circle).toHaveAttribute('aria-valuenow', '62');
    await expect(circle).toHaveAttribute('aria-valuemax', '100');
  },
};

/** The progress is unknown. */
export const Indeterminate: Story = {
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <ProgressCircle key={size} {...args} size={size} aria-label={`Uploading, ${size}`} />
      ))}
    </Inline>
  ),
};

export const WithContent: Story = {
  args: { size: 'xl', children: '62%', valueLabel: '31 of 50 tracks' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '31 of 50 tracks',
    );
  },
};

/** A value outside the range is clamped. */
export const OutOfRange: Story = {
  args: { value: 180 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const Empty: Story = { args: { value: 0, size: 'lg' } };
