import { likesQuery, playlistQuery } from '@segno/data';
import { sampleLikes, samplePlaylistTracks } from '@segno/data/samples';
import { answer, emptyStory, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { own, playlist, playlistArgs, signedIn, tracksAnswer } from './playlistStories.ts';

const meta = {
  title: 'browse/PlaylistScreen',
  component: PlayerScreen,
  args: playlistArgs,
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('grid')).toBeVisible();
  },
};

/** A guest who presses a heart or follows is offered the sign-in. */
export const GuestFollows: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: `Follow ${playlist.name}` }));
    // The toast fades in.
    await waitFor(() => expect(screen.getByText('Log in to like and follow music')).toBeVisible());
    // TOAST-6
    await expect(screen.getByText('Log in to like and follow music').closest('[data-type]')).toHaveAttribute(
      'data-type',
      'neutral',
    );
    await expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login\?next=/),
    );
  },
};

/** SMART-1: the rules give the order, so that there is no other, and the owner does not move tracks. */
export const Smart: Story = {
  args: {
    startup: signedIn,
    answers: [
      answer(playlistQuery(playlist.id), {
        ...own,
        is_smart: true,
        permissions: { ...own.permissions, edit_tracks: false },
      }),
      tracksAnswer(samplePlaylistTracks),
      answer(likesQuery(), sampleLikes),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit rules' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Sort by/ })).toBeNull();
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    answers: [
      answer(playlistQuery(playlist.id), {
        ...playlist,
        name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
        description: 'Songs for the hour after midnight, when nobody speaks. '.repeat(8),
        owner: { id: 1, name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim() },
      }),
      tracksAnswer(
        samplePlaylistTracks.slice(0, 2).map((entry) => ({
          ...entry,
          track: { ...entry.track, name: `${entry.track.name} `.repeat(9).trim() },
        })),
      ),
    ],
  },
  async play({ canvas }) {
    await canvas.findByRole('grid');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Loading: Story = loadingStory;

export const Empty: Story = emptyStory('This playlist is empty');

export const Failed: Story = failedStory;

export const Forbidden: Story = forbiddenStory;

/** SHARE-1: the sheet opens from the head, whose buttons fit a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: `Share “${playlist.name}”` });
    await expect(within(dialog).getByRole('textbox', { name: 'Embed' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
