import { ApiError, likesQuery, playlistQuery } from '@segno/data';
import { sampleLikes, samplePlaylistTracks } from '@segno/data/samples';
import { answer } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { entriesAnswer, own, playlist, playlistArgs, signedIn, tracksAnswer } from './playlistStories.ts';

const meta = {
  title: 'browse/PlaylistScreen/shared',
  component: PlayerScreen,
  args: playlistArgs,
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a collaborative playlist each track says who added it. */
export const Collaborator: Story = {
  args: {
    startup: signedIn,
    answers: [
      answer(playlistQuery(playlist.id), {
        ...playlist,
        collaborative: true,
        permissions: { update: false, delete: false, move: false, edit_tracks: true },
      }),
      tracksAnswer(samplePlaylistTracks),
      entriesAnswer,
      tracksAnswer(samplePlaylistTracks, { order: 'title' }),
      answer(likesQuery(), { ...sampleLikes, playlists: [playlist.id] }),
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(/Added by Segno editors/))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit details' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: `Following ${playlist.name}` })).toBeVisible();
    // Also in a sorted view, which is a table.
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Title' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Title' })).toBeVisible();
    await expect(canvas.getAllByText(/Added by Segno editors/)[0]).toBeVisible();
  },
};

let isRemoved = false;

/** PLAYLIST-8: the page of a person who is removed says so, and offers no changes. */
export const RemovedCollaborator: Story = {
  args: {
    ...Collaborator.args,
    answers: (Collaborator.args?.answers ?? []).map((one, index) => ({
      ...one,
      get error() {
        return isRemoved && index === 0
          ? new ApiError({ status: 404, code: 'not_found', message: '' })
          : undefined;
      },
    })),
  },
  beforeEach() {
    isRemoved = false;
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: playlist.name })).toBeVisible();
    isRemoved = true;
    await expect(
      await canvas.findByText('You cannot open this playlist any more', {}, { timeout: 8000 }),
    ).toBeVisible();
    await expect(canvas.queryByRole('searchbox', { name: 'Search for tracks' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Your playlists' })).toBeVisible();
  },
};

/** ACCESS-9: an administrator may change the playlists of others, and follows them as everybody does. */
export const Administrator: Story = {
  args: {
    startup: signedIn,
    answers: [
      answer(playlistQuery(playlist.id), { ...playlist, permissions: own.permissions }),
      tracksAnswer(samplePlaylistTracks),
      entriesAnswer,
      answer(likesQuery(), sampleLikes),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: `Follow ${playlist.name}` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit details' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `More for ${playlist.name}` }));
    await expect(await screen.findByRole('menuitem', { name: 'Follow' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Move to workspace' })).toBeNull();
    // The menu is shared: an open one would be that of the next story.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
