import { feedQuery, type FeedEntry } from '@segno/data';
import { sampleAlbum, sampleTrack } from '@segno/data/samples';
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
import { FeedScreen } from './FeedScreen.tsx';

const entries: FeedEntry[] = [
  {
    id: 'release 1',
    type: 'release',
    at: '2026-01-05T12:00:00.000Z',
    user: null,
    item: { type: 'album', album: sampleAlbum },
  },
  {
    id: 'repost 2',
    type: 'repost',
    at: '2026-01-04T12:00:00.000Z',
    user: { id: 8, name: 'Noor Haddad' },
    item: { type: 'track', track: sampleTrack },
  },
];

const meta = {
  title: 'browse/FeedScreen',
  component: PlayerScreen,
  args: {
    screen: FeedScreen,
    route: '/feed',
    address: '/feed',
    startup: asListener(),
    answers: [answerPages(feedQuery(), entries)],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole('link', { name: sampleAlbum.name }))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Noor Haddad/ })).toBeVisible();
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('Nothing new yet');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
