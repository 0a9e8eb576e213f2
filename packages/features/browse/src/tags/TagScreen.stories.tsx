import { radioPath, tagAlbumsQuery, tagChannelQuery, tagPath, tagQuery, tagTracksQuery } from '@segno/data';
import { sampleAlbums, sampleChannel, sampleTags, sampleTracks } from '@segno/data/samples';
import { answer, answerPages, emptyStory, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { tagPage } from './tagPage.ts';

const [tag] = sampleTags;
if (!tag) throw new Error('There is no sample of a tag.');

const meta = {
  title: 'browse/TagScreen',
  component: PlayerScreen,
  args: {
    page: tagPage,
    address: tagPath(tag),
    answers: [
      answer(tagQuery(tag.name), tag, { empty: { ...tag, tracks_count: 0, albums_count: 0 } }),
      answer(tagChannelQuery(tag.name), sampleChannel, { empty: { ...sampleChannel, sections: [] } }),
      answerPages(tagTracksQuery(tag.name), sampleTracks.slice(0, 12)),
      answerPages(tagAlbumsQuery(tag.name), sampleAlbums),
    ],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The most popular records of every type with the tag. */
export const Overview: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: '#Late night' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    const head = canvas.getByRole('heading', { level: 1 }).closest('header')!;
    await expect(within(head).getByRole('button', { name: 'Play Late night' })).toBeVisible();
    await expect(within(head).getByRole('button', { name: 'Shuffle' })).toBeVisible();
    // RADIO-1: a tag is a seed.
    await expect(within(head).getByRole('link', { name: 'Radio' })).toHaveAttribute(
      'href',
      radioPath('tag', tag),
    );
    await expect(head.querySelectorAll('img')).toHaveLength(4);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Artists to know' })).toBeVisible());
  },
};

export const Tracks: Story = {
  args: { address: tagPath(tag, 'tracks') },
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Tracks' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Albums: Story = {
  args: { address: tagPath(tag, 'albums') },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Albums' })).toHaveAttribute('aria-current', 'page');
  },
};

/** A long name without spaces, and long names of its tracks. */
export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    address: tagPath(tag, 'tracks'),
    answers: [
      answer(tagQuery(tag.name), { ...tag, display_name: 'Nachtzugfensterplatz'.repeat(4) }),
      answer(tagChannelQuery(tag.name), sampleChannel),
      answerPages(
        tagTracksQuery(tag.name),
        sampleTracks.slice(0, 2).map((track) => ({ ...track, name: `${track.name} `.repeat(9).trim() })),
      ),
    ],
  },
  async play({ canvas }) {
    await canvas.findByRole('grid');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('No tracks with this tag');
export const NoAlbums: Story = {
  ...emptyStory('No albums with this tag'),
  args: { state: 'empty', address: tagPath(tag, 'albums') },
};
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
