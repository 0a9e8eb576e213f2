import { albumQuery, artistAlbumsQuery } from '@segno/data';
import { sampleAlbum, sampleAlbums } from '@segno/data/samples';
import { answer, answerPages } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlayerScreen } from '../stories/PlayerScreen.tsx';
import { AlbumScreen } from './AlbumScreen.tsx';

const meta = {
  title: 'player/AlbumScreen/States',
  component: PlayerScreen,
  args: {
    screen: AlbumScreen,
    route: '/album/:albumId/:artistName/:albumName',
    address: `/album/${sampleAlbum.id}/artist/album`,
    answers: [
      answer(albumQuery(sampleAlbum.id), sampleAlbum, {
        empty: { ...sampleAlbum, tracks: [], tracks_count: 0, duration: 0 },
      }),
      ...sampleAlbum.artists.map(({ id }) => answerPages(artistAlbumsQuery(id), sampleAlbums)),
    ],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: 'loading' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};

export const Empty: Story = {
  args: { state: 'empty' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('No tracks here yet')).toBeVisible();
  },
};

const fails: Story['play'] = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
};

export const Failed: Story = {
  args: { state: 'error' },
  parameters: { expectedErrors: [/Server error/] },
  play: fails,
};

export const Forbidden: Story = {
  args: { state: 'forbidden' },
  parameters: { expectedErrors: [/Forbidden/] },
  play: fails,
};
