import { playlistInvitePath, playlistInviteQuery, type HttpClient, type PlaylistInvite } from '@segno/data';
import { samplePlaylists } from '@segno/data/samples';
import { answer, asGuest, asListener, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import { closeToast } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { playlistInvitePage } from './playlistInvitePage.ts';

const [playlist] = samplePlaylists;
if (!playlist) throw new Error('There is no sample of a playlist.');

const path = playlistInvitePath('secret');
const invite: PlaylistInvite = {
  playlist: { id: playlist.id, name: playlist.name, owner: 'Nora Lind', tracks_count: 24 },
  is_member: false,
};

const meta = {
  title: 'browse/PlaylistInviteScreen',
  component: PlayerScreen,
  args: {
    page: playlistInvitePage,
    address: path,
    startup: asListener(),
    answers: [answer(playlistInviteQuery('secret'), invite)],
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = fn<HttpClient['send']>(() => Promise.resolve({ playlist }));

/** PLAYLIST-8: opening the link changes nothing; a person joins by a press. */
export const Default: Story = {
  tags: ['rtl'],
  args: { send },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: `Nora Lind invites you to edit “${playlist.name}”`,
      }),
    ).toBeVisible();
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(send).toHaveBeenCalledWith(
      'playlist-invites/secret',
      expect.objectContaining({ method: 'POST' }),
    );
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1 })).toBeNull());
  },
};

/** A guest signs in or registers first, and comes back. */
export const Guest: Story = {
  args: { startup: asGuest },
  async play({ canvas }) {
    const next = `next=${encodeURIComponent(path)}`;
    await expect(await canvas.findByRole('link', { name: 'Log in to join' })).toHaveAttribute(
      'href',
      `/login?${next}`,
    );
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', `/register?${next}`);
  },
};

/** Who edits the playlist already is led to it. */
export const Member: Story = {
  args: { answers: [answer(playlistInviteQuery('secret'), { ...invite, is_member: true })] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Open the playlist' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/playlist/${playlist.id}/`),
    );
  },
};

export const LongName: Story = {
  args: {
    answers: [
      answer(playlistInviteQuery('secret'), {
        ...invite,
        playlist: { ...invite.playlist, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) },
      }),
    ],
  },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

// Without a playlist the link is not valid, so that there is no empty state.
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
