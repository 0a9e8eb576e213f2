import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPage } from '../stories/StoryPage.tsx';
import { PlaylistScreen } from './PlaylistScreen.tsx';

const meta = {
  title: 'player/PlaylistScreen',
  component: StoryPage,
  args: {
    screen: PlaylistScreen,
    route: '/playlist/:playlistId/:playlistName',
    address: '/playlist/1/playlist',
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('grid')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { catalogue: { playlistTracks: [] } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('This playlist is empty')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
