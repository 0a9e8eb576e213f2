import {
  blocksQuery,
  type HttpClient,
  imageUrl,
  likesQuery,
  userLikesQuery,
  userPath,
  userPeopleQuery,
  userPlaylistsQuery,
  userQuery,
  userRepostsQuery,
} from '@segno/data';
import { sampleImage, sampleLikes, samplePlaylists, sampleTracks, sampleUsers } from '@segno/data/samples';
import {
  answer,
  answerPages,
  asListener,
  emptyStory,
  failedStory,
  forbiddenStory,
  loadingStory,
} from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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

export const NoLikes: Story = {
  ...emptyStory(`${user.name} likes no songs yet`),
  args: {
    address: userPath(user, 'likes'),
    answers: [answer(userQuery(user.id), user), answerPages(userLikesQuery(user.id), [])],
  },
};

export const NoFollowers: Story = {
  ...emptyStory(`${user.name} has no followers yet`),
  args: {
    address: userPath(user, 'followers'),
    answers: [answer(userQuery(user.id), user), answerPages(userPeopleQuery(user.id, 'followers'), [])],
  },
};

export const FollowsNobody: Story = {
  ...emptyStory(`${user.name} follows nobody yet`),
  args: {
    address: userPath(user, 'following'),
    answers: [answer(userQuery(user.id), user), answerPages(userPeopleQuery(user.id, 'following'), [])],
  },
};

const send = fn<HttpClient['send']>();
let blocked: { id: number; name: string }[] = [];

/** BLOCK-1: a member blocks a person, and ends it, with one button. */
export const Blocks: Story = {
  args: {
    address: userPath(longNamed),
    startup: asListener(),
    send,
    answers: [
      answer(userQuery(longNamed.id), longNamed),
      answerPages(userPlaylistsQuery(longNamed.id), samplePlaylists),
      answer(likesQuery(), sampleLikes),
      {
        ...answer(blocksQuery(), { users: [] }),
        get data() {
          return { users: blocked };
        },
      },
    ],
  },
  beforeEach() {
    blocked = [];
    send.mockReset();
    send.mockImplementation((_path, { method } = {}) => {
      blocked = method === 'PUT' ? [{ id: longNamed.id, name: longNamed.name }] : [];
      return Promise.resolve({});
    });
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Block' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Unblock' }));
    await expect(await canvas.findByRole('button', { name: 'Block' })).toBeVisible();
    await expect(send.mock.calls.map(([path, options]) => [path, options?.method])).toEqual([
      [`me/blocks/${longNamed.id}`, 'PUT'],
      [`me/blocks/${longNamed.id}`, 'DELETE'],
    ]);
  },
};

export const LongName: Story = {
  args: {
    address: userPath(longNamed),
    answers: [answer(userQuery(longNamed.id), longNamed), answerPages(userPlaylistsQuery(longNamed.id), [])],
  },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: longNamed.name });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('Noor Haddad has no public playlists');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
