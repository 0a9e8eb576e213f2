import { playlistQuery, playlistTracksQuery } from '@segno/data';
import { samplePlaylists, samplePlaylistTracks } from '@segno/data/samples';
import { answer, answerPages, emptyStory, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlayerScreen } from '../stories/PlayerScreen.tsx';
import { PlaylistScreen } from './PlaylistScreen.tsx';

const [playlist] = samplePlaylists;
if (!playlist) throw new Error('There is no sample of a playlist.');

const meta = {
  title: 'player/PlaylistScreen',
  component: PlayerScreen,
  args: {
    screen: PlaylistScreen,
    route: '/playlist/:playlistId/:playlistName',
    address: `/playlist/${playlist.id}/playlist`,
    answers: [
      answer(playlistQuery(playlist.id), playlist, {
        empty: { ...playlist, tracks_count: 0, duration: 0, image: null },
      }),
      answerPages(playlistTracksQuery(playlist.id), samplePlaylistTracks),
    ],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('grid')).toBeVisible();
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('This playlist is empty');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
