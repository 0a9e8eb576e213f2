import {
  type HttpClient,
  likesQuery,
  playlistQuery,
  playlistTracksQuery,
  searchQuery,
  tracksQuery,
} from '@segno/data';
import { sampleLikes, samplePlaylistTracks, sampleSearchResults, sampleTracks } from '@segno/data/samples';
import { answer, answerPages } from '@segno/testing';
import { closeToast } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import './AddTracks.tsx';
import { own, playlist, playlistArgs, signedIn, tracksAnswer } from './playlistStories.ts';

const meta = {
  title: 'browse/AddTracks',
  component: PlayerScreen,
  args: playlistArgs,
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The server answers added tracks with their entries, and a removal of these with its id. */
const sendAdded = fn<HttpClient['send']>(() => Promise.resolve({ playlist: own, ids: [901], removal_id: 1 }));

/** PLAYLIST-14: the owner of an empty playlist fills it in place. */
export const EmptyOfTheOwner: Story = {
  args: {
    startup: signedIn,
    send: sendAdded,
    answers: [
      answer(playlistQuery(playlist.id), { ...own, tracks_count: 0, duration: 0, image: null }),
      tracksAnswer([]),
      answerPages(playlistTracksQuery(playlist.id), []),
      answer(likesQuery(), sampleLikes),
      answerPages(tracksQuery({ order: 'popular', perPage: 50 }), sampleTracks),
      answer(searchQuery('rain', { types: ['tracks'], perPage: 50 }), {
        query: 'rain',
        results: { ...sampleSearchResults.results, tracks: sampleTracks.slice(3, 5) },
      }),
    ],
  },
  beforeEach: () => {
    sendAdded.mockClear();
    return () => closeToast();
  },
  async play({ canvas, step }) {
    const [first, second] = sampleTracks;
    await canvas.findByRole('heading', { name: 'This playlist is empty' });
    const suggested = await canvas.findByRole('list', { name: 'Suggested tracks' });
    await expect(within(suggested).getByRole('link', { name: second!.name })).toBeVisible();
    await step('a suggested track is added and leaves the list, and undo brings it back', async () => {
      const add = `Add ${first!.name} to the playlist`;
      await userEvent.click(within(suggested).getByRole('button', { name: add }));
      await waitFor(() =>
        expect(sendAdded).toHaveBeenCalledWith(
          `playlists/${playlist.id}/tracks`,
          expect.objectContaining({ body: { track_ids: [first!.id] } }),
        ),
      );
      await expect(within(suggested).queryByRole('button', { name: add })).toBeNull();
      await expect(
        within(suggested).getByRole('button', { name: `Add ${second!.name} to the playlist` }),
      ).toHaveFocus();
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await expect(await within(suggested).findByRole('button', { name: add })).toBeVisible();
    });
    await step('a search finds other tracks', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search for tracks' }), 'rain');
      const found = await canvas.findByRole('list', { name: 'Found tracks' });
      await expect(within(found).getAllByRole('listitem')).toHaveLength(2);
    });
  },
};

let hasGrown = false;
const [first, ...others] = sampleTracks;
const grown = { ...samplePlaylistTracks[0]!, id: 902, track: first! };
const shared = { ...own, collaborative: true, tracks_count: 0 };
const before = tracksAnswer([]);
const after = tracksAnswer([grown]);

/** PLAYLIST-14: what somebody else adds leaves the suggestions, and hands its focus to the next one. */
export const AddedByOthers: Story = {
  args: {
    startup: signedIn,
    answers: [
      {
        ...answer(playlistQuery(playlist.id), shared),
        get data() {
          return hasGrown ? { ...shared, tracks_count: 1, updated_at: '2026-11-01T10:00:00.000Z' } : shared;
        },
      },
      {
        ...before,
        get data() {
          return hasGrown ? after.data : before.data;
        },
      },
      answerPages(playlistTracksQuery(playlist.id), [grown]),
      answerPages(tracksQuery({ order: 'popular', perPage: 50 }), sampleTracks),
      answer(likesQuery(), sampleLikes),
    ],
  },
  beforeEach() {
    hasGrown = false;
  },
  async play({ canvas }) {
    const suggested = within(await canvas.findByRole('list', { name: 'Suggested tracks' }));
    suggested.getByRole('button', { name: `Add ${first!.name} to the playlist` }).focus();
    hasGrown = true;
    await waitFor(() => expect(suggested.queryByRole('link', { name: first!.name })).toBeNull(), {
      timeout: 8000,
    });
    await expect(
      suggested.getByRole('button', { name: `Add ${others[0]!.name} to the playlist` }),
    ).toHaveFocus();
  },
};
