import { userPath, userPlaylistsQuery, userQuery } from '@segno/data';
import { samplePlaylists, sampleUsers } from '@segno/data/samples';
import { answer, answerPages, emptyStory, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
    await expect(canvas.getByText('6 public playlists')).toBeVisible();
    for (const { name } of samplePlaylists.slice(0, 2))
      await expect(canvas.getAllByRole('link', { name: new RegExp(name) })[0]).toBeVisible();
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
