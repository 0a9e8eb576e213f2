import { libraryTracksList, likesQuery } from '@segno/data';
import { sampleLikes, samplePage, sampleTracks } from '@segno/data/samples';
import { answer, asListener, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within, screen, userEvent } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { LibrarySongsScreen } from './LibrarySongsScreen.tsx';

const perPage = 100;
const total = 20_000;
const list = libraryTracksList();
const cursorOf = (page: number) => `page ${page}`;

/** The songs of a page, each with its place in the whole list. */
const songs = (page: number) =>
  Array.from({ length: perPage }, (_, place) => {
    const index = page * perPage + place;
    const track = sampleTracks[index % sampleTracks.length] as (typeof sampleTracks)[0];
    return {
      id: index + 1,
      added_at: '2026-01-05T12:00:00.000Z',
      track: { ...track, id: index + 1, name: `Song ${index + 1}` },
    };
  });

const first = {
  ...samplePage(songs(0)),
  per_page: perPage,
  total,
  starts: Array.from({ length: total / perPage - 1 }, (_, index) => cursorOf(index + 1)),
};

const meta = {
  title: 'browse/LibrarySongsScreen',
  component: PlayerScreen,
  args: {
    screen: LibrarySongsScreen,
    route: '/library/songs',
    address: '/library/songs',
    startup: asListener(),
    answers: [
      answer(list.first, first, { empty: { ...samplePage([]), starts: [] } }),
      ...[1, 2, 3, 198, 199].map((page) => answer(list.page(cursorOf(page)), samplePage(songs(page)))),
      answer(likesQuery(), sampleLikes),
    ],
  },
  beforeEach: () => localStorage.removeItem('segno-list-songs'),
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** LIBRARY-2 20,000 songs, of which the pages in view are read. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: 'Liked songs' });
    await step('the number of all songs, and the length of the whole list', async () => {
      await expect(canvas.getByText('20,000 songs')).toBeVisible();
      await expect(grid).toHaveAttribute('aria-rowcount', `${total + 1}`);
    });
    await step('the last song is read when it comes into view', async () => {
      within(grid)
        .getByRole('row', { name: /^Song 1,/ })
        .focus();
      await userEvent.keyboard('{End}');
      await expect(await within(grid).findByRole('row', { name: /^Song 20000,/ })).toHaveFocus();
    });
    await step('a selection counts songs that are not loaded', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await waitFor(async () => expect(await screen.findByText('20,000 tracks selected')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText('20,000 tracks selected')).toBeNull());
    });
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = {
  args: { state: 'empty' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'No liked songs yet' });
    await expect(canvas.getByRole('link', { name: 'Find music' })).toHaveAttribute('href', '/search');
  },
};
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

/** A song with a long name. */
export const LongNames: Story = {
  args: {
    answers: [
      answer(list.first, {
        ...samplePage(
          songs(0)
            .slice(0, 3)
            .map((song) => ({ ...song, track: { ...song.track, name: 'Song '.repeat(40).trim() } })),
        ),
        starts: [],
      }),
      answer(likesQuery(), sampleLikes),
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
