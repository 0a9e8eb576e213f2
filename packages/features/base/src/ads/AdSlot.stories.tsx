import { StartupProvider } from '@segno/data';
import { sampleStartup } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdSlot } from './AdSlot.tsx';

const on = {
  ...sampleStartup,
  settings: { ...sampleStartup.settings, ads: { heights: { artist_bottom: 250 } } },
};

const meta = {
  title: 'base/AdSlot',
  component: AdSlot,
  args: { slot: 'artist_bottom' },
  decorators: [(Story) => <StartupProvider startup={on}>{Story()}</StartupProvider>],
} satisfies Meta<typeof AdSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** AD-1, AD-3: the height is reserved, and the frame has no origin. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas }) {
    const place = canvas.getByRole('complementary', { name: 'Advertisement below the similar artists' });
    await expect(place).toHaveStyle({ height: '250px' });
    await expect(place.getBoundingClientRect().width).toBeLessThanOrEqual(430);
    const frame = place.querySelector('iframe');
    await expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('same-origin'));
  },
};

/** A slot that is off takes no space. */
export const Off: Story = {
  args: { slot: 'album_above' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
