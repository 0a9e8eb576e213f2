import { sampleTrack } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPage } from '../stories/StoryPage.tsx';
import { TrackScreen } from './TrackScreen.tsx';

const peaks = Array.from({ length: 400 }, (_, index) =>
  Math.round(128 + 90 * Math.sin(index / 9) * Math.cos(index / 31)),
);

const meta = {
  title: 'player/TrackScreen',
  component: StoryPage,
  args: {
    screen: TrackScreen,
    route: '/track/:trackId/:trackName',
    address: `/track/${sampleTrack.id}/track`,
    catalogue: { track: { ...sampleTrack, peaks } },
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: sampleTrack.name })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Place in the track' })).toBeEnabled();
  },
};

/** A track by itself, whose sound has not been analysed yet. */
export const Bare: Story = {
  args: {
    catalogue: { track: { ...sampleTrack, album: null, peaks: null, genres: [], tags: [], image: null } },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
