import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPage } from '../stories/StoryPage.tsx';
import { TagScreen } from './TagScreen.tsx';

const meta = {
  title: 'player/TagScreen',
  component: StoryPage,
  args: { screen: TagScreen, route: '/tag/:tagName/:tabName?', address: '/tag/late-night' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tracks: Story = {
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
  args: { catalogue: { tagTracks: [] } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('No tracks with this tag')).toBeVisible();
  },
};
