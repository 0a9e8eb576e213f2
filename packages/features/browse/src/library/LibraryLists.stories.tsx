import { historyQuery, libraryAlbumsQuery, libraryArtistsQuery } from '@segno/data';
import { sampleAlbums, sampleArtists, sampleTracks } from '@segno/data/samples';
import {
  answerPages,
  asListener,
  emptyStory,
  failedStory,
  forbiddenStory,
  loadingStory,
} from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { LibraryAlbumsScreen } from './LibraryAlbumsScreen.tsx';
import { LibraryArtistsScreen } from './LibraryArtistsScreen.tsx';
import { LibraryHistoryScreen } from './LibraryHistoryScreen.tsx';

const added_at = '2026-01-05T12:00:00.000Z';
const oneDay = 86_400_000;

/** The lists of the library beside songs and playlists. */
const meta = {
  title: 'browse/LibraryLists',
  component: PlayerScreen,
  args: {
    screen: LibraryAlbumsScreen,
    route: '/library/albums',
    address: '/library/albums',
    startup: asListener(),
    answers: [
      answerPages(
        libraryAlbumsQuery(),
        sampleAlbums.map((album) => ({ id: album.id, added_at, album })),
      ),
      answerPages(
        libraryArtistsQuery(),
        sampleArtists.map((artist) => ({ id: artist.id, added_at, artist })),
      ),
      answerPages(
        historyQuery(),
        sampleTracks.slice(0, 4).map((track, index) => ({
          id: index + 1,
          track,
          played_at: new Date(Date.parse(added_at) - Math.floor(index / 2) * oneDay).toISOString(),
          day: index < 2 ? '2026-01-05' : '2026-01-04',
        })),
      ),
    ],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Albums: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const [album] = sampleAlbums;
    const links = await within(canvasElement).findAllByRole('link', { name: new RegExp(album?.name ?? '') });
    await expect(links[0]).toBeVisible();
  },
};
export const AlbumsLoading: Story = loadingStory;
export const AlbumsEmpty: Story = emptyStory('No saved albums yet');
export const AlbumsFailed: Story = failedStory;
export const AlbumsForbidden: Story = forbiddenStory;

const artists = { screen: LibraryArtistsScreen, route: '/library/artists', address: '/library/artists' };
export const Artists: Story = {
  args: artists,
  async play({ canvasElement }) {
    const [artist] = sampleArtists;
    const links = await within(canvasElement).findAllByRole('link', { name: new RegExp(artist?.name ?? '') });
    await expect(links[0]).toBeVisible();
  },
};
export const ArtistsEmpty: Story = {
  ...emptyStory('You follow no artists yet'),
  args: { ...artists, state: 'empty' },
};

const history = { screen: LibraryHistoryScreen, route: '/library/history', address: '/library/history' };
/** PLAY-7 a section for each day. */
export const History: Story = {
  args: history,
  tags: ['rtl'],
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findAllByRole('grid')).toHaveLength(2);
  },
};
export const HistoryEmpty: Story = {
  ...emptyStory('Nothing played yet'),
  args: { ...history, state: 'empty' },
};
export const HistoryPhone: Story = { args: history, globals: { viewport: { value: 'phone' } } };
