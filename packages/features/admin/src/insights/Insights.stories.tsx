import { insightsQuery, valueListsQuery } from '@segno/data';
import { sampleEmptyInsights, sampleInsights } from '@segno/data/samples';
import {
  answer,
  asAdmin,
  emptyStory,
  failedStory,
  forbiddenStory,
  loadingStory,
  TestScreen,
} from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { adminAlbumInsightsPage } from './adminAlbumInsightsPage.ts';
import { adminArtistInsightsPage } from './adminArtistInsightsPage.ts';
import { adminTrackInsightsPage } from './adminTrackInsightsPage.ts';

const zones = { timezones: { Europe: [{ value: 'Europe/Berlin', text: 'Berlin (GMT+1)' }] } };

const meta = {
  title: 'admin/Insights',
  component: TestScreen,
  args: {
    page: adminArtistInsightsPage,
    address: '/admin/artists/4/insights',
    startup: asAdmin(),
    answers: [
      ...(['artists', 'albums', 'tracks'] as const).map((kind) =>
        answer(insightsQuery(kind, 4, {}), sampleInsights, { empty: sampleEmptyInsights }),
      ),
      answer(valueListsQuery(['timezones']), zones as never),
    ],
    send: fn(async () => ({})),
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tracks lead to their own insights in the administration. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Insights of Nadia Voss' });
    const [track] = sampleInsights.tracks;
    await expect(await canvas.findByRole('link', { name: track?.name })).toHaveAttribute(
      'href',
      `/admin/tracks/${track?.id}/insights`,
    );
  },
};

export const OfAnAlbum: Story = {
  args: { page: adminAlbumInsightsPage, address: '/admin/albums/4/insights' },
};
export const OfATrack: Story = {
  args: { page: adminTrackInsightsPage, address: '/admin/tracks/4/insights' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = emptyStory('Nobody has played this in the period');
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
