import { feedQuery, type FeedEntry } from '@segno/data';
import { sampleAlbum, sampleTrack } from '@segno/data/samples';
import { answerPages, asListener, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
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
/** PEOPLE-2: whoever follows nobody finds the way to music. */
export const Empty: Story = {
  args: { state: 'empty' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Nothing new yet' });
    await expect(canvas.getByRole('link', { name: 'Find music' })).toHaveAttribute('href', '/search');
  },
};
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim();
export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    answers: [
      answerPages(feedQuery(), [
        { ...entries[0]!, item: { type: 'album', album: { ...sampleAlbum, name: long } } },
        { ...entries[1]!, user: { id: 8, name: long } },
      ]),
    ],
  },
  async play({ canvas }) {
    await canvas.findAllByRole('link', { name: long });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
