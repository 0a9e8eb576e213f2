import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryPage } from '../stories/StoryPage.tsx';
import { TagScreen } from './TagScreen.tsx';

const meta = {
  title: 'player/TagScreen',
  component: StoryPage,
  args: { screen: TagScreen, route: '/tag/:tagName/:tabName?', address: '/tag/late-night' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The best of every kind that carries the tag. */
export const Overview: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: '#Late night' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Play Late night' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Artists to know' })).toBeVisible());
  },
};

export const Tracks: Story = {
  args: { address: '/tag/late-night/tracks' },
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Tracks' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Albums: Story = {
  args: { address: '/tag/late-night/albums' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Albums' })).toHaveAttribute('aria-current', 'page');
  },
};

export const WithoutTracks: Story = {
  args: {
    address: '/tag/late-night/tracks',
    catalogue: { tagTracks: [] },
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('No tracks with this tag')).toBeVisible();
  },
};
