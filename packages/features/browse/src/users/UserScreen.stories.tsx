import {
  imageUrl,
  userLikesQuery,
  userPath,
  userPeopleQuery,
  userPlaylistsQuery,
  userQuery,
  userRepostsQuery,
} from '@segno/data';
import { sampleImage, samplePlaylists, sampleTracks, sampleUsers } from '@segno/data/samples';
import { answer, answerPages, emptyStory, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { userPage } from './userPage.ts';

const [user, longNamed] = sampleUsers;
if (!user || !longNamed) throw new Error('There are no samples of users.');

const meta = {
  title: 'browse/UserScreen',
  component: PlayerScreen,
  args: {
    page: userPage,
    address: userPath(user),
    answers: [
      answer(userQuery(user.id), user, { empty: { ...user, playlists_count: 0 } }),
      answerPages(userPlaylistsQuery(user.id), samplePlaylists),
    ],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: user.name })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', imageUrl(user.image!, 192));
    await expect(canvas.getByText('6 public playlists')).toBeVisible();
    for (const { name } of samplePlaylists.slice(0, 2))
      await expect(canvas.getAllByRole('link', { name: new RegExp(name) })[0]).toBeVisible();
  },
};

export const Likes: Story = {
  args: {
    address: userPath(user, 'likes'),
    answers: [answer(userQuery(user.id), user), answerPages(userLikesQuery(user.id), sampleTracks)],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('grid', { name: 'Likes' })).toBeVisible();
  },
};

/** PEOPLE-1: the followers of a person, with their pictures. */
export const Followers: Story = {
  args: {
    address: userPath(user, 'followers'),
    answers: [
      answer(userQuery(user.id), user),
      answerPages(userPeopleQuery(user.id, 'followers'), [{ ...longNamed, image: sampleImage(40) }]),
    ],
  },
  async play({ canvas }) {
    const cover = (await canvas.findByRole('link', { name: longNamed.name })).closest('div');
    await waitFor(() => expect(cover?.parentElement?.querySelector('img')).not.toBeNull());
  },
};

export const NoReposts: Story = {
  args: {
    address: userPath(user, 'reposts'),
    answers: [answer(userQuery(user.id), user), answerPages(userRepostsQuery(user.id), [])],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: /has reposted nothing yet/ })).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    address: userPath(longNamed),
    answers: [answer(userQuery(longNamed.id), longNamed), answerPages(userPlaylistsQuery(longNamed.id), [])],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('Noor Haddad has no public playlists');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
