import {
  libraryAlbumsList,
  libraryArtistsList,
  libraryPlaylistsQuery,
  libraryTracksList,
  likesQuery,
} from '@segno/data';
import {
  sampleAlbums,
  sampleArtists,
  sampleLikes,
  samplePage,
  samplePlaylists,
  sampleTracks,
} from '@segno/data/samples';
import { answer, answerPages, asListener, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { LibraryScreen } from './LibraryScreen.tsx';

const added_at = '2026-01-05T12:00:00.000Z';
const whole = <T,>(data: readonly T[]) => ({ ...samplePage(data), total: data.length, starts: [] });
const none = { empty: whole([]) };

const answersWith = (rename: (name: string) => string = (name) => name) => [
  answer(
    libraryTracksList().first,
    whole(
      sampleTracks.map((track) => ({
        id: track.id,
        added_at,
        track: { ...track, name: rename(track.name) },
      })),
    ),
    none,
  ),
  answerPages(
    libraryPlaylistsQuery(),
    samplePlaylists.map((playlist) => ({ ...playlist, name: rename(playlist.name) })),
  ),
  answer(
    libraryAlbumsList().first,
    whole(
      sampleAlbums.map((album) => ({
        id: album.id,
        added_at,
        album: { ...album, name: rename(album.name) },
      })),
    ),
    none,
  ),
  answer(
    libraryArtistsList().first,
    whole(
      sampleArtists.map((artist) => ({
        id: artist.id,
        added_at,
        artist: { ...artist, name: rename(artist.name) },
      })),
    ),
    none,
  ),
  answer(likesQuery(), sampleLikes),
];

const meta = {
  title: 'browse/LibraryScreen',
  component: PlayerScreen,
  args: {
    screen: LibraryScreen,
    route: '/library',
    address: '/library',
    startup: asListener(),
    answers: answersWith(),
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The latest of each list, with a link to the whole of it. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    for (const [name, href] of [
      ['Liked songs', '/library/songs'],
      ['Playlists', '/library/playlists'],
      ['Saved albums', '/library/albums'],
      ['Followed artists', '/library/artists'],
    ] as const) {
      const region = within(await canvas.findByRole('region', { name }));
      const links = region.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(links).toContain(href);
    }
  },
};

export const Loading: Story = loadingStory;
/** A new member finds one explanation and the way to music. */
export const Empty: Story = {
  args: { state: 'empty' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Your library is empty' });
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Find music' })).toHaveAttribute('href', '/search');
  },
};
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

const long = 'The Extraordinarily Long-Winded Philharmonic Orchestra of Upper Lower Saxony';
export const LongNames: Story = {
  args: { answers: answersWith(() => long) },
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    const songs = await within(canvasElement).findByRole('region', { name: 'Liked songs' });
    const [name] = within(songs).getAllByText(long);
    await expect(name!.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
