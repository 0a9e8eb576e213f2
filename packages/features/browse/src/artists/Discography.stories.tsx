import { artistAlbumsQuery, artistQuery, artistTracksQuery, discographyQuery } from '@segno/data';
import { sampleAlbums, sampleArtist, sampleTracks } from '@segno/data/samples';
import { answer, answerPages, emptyStory, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { artistPage } from './artistPage.ts';

const { id } = sampleArtist;
/** What the other views of the page show. */
const others = [
  answer(artistQuery(id), sampleArtist),
  answerPages(artistTracksQuery(id), sampleTracks),
  answerPages(artistAlbumsQuery(id), sampleAlbums),
];
const singles = sampleAlbums.slice(0, 2).map((album) => ({ ...album, type: 'single' as const }));

/** The view of the page of an artist with all releases. */
const meta = {
  title: 'browse/Discography',
  component: PlayerScreen,
  args: {
    page: artistPage,
    address: `/artist/${id}/${sampleArtist.slug}?view=discography`,
    answers: [
      ...others,
      answerPages(discographyQuery(id, {}), sampleAlbums),
      answerPages(discographyQuery(id, { type: 'single' }), singles),
      answerPages(discographyQuery(id, { order: 'name' }), sampleAlbums.toReversed()),
    ],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const albumLinks = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/album/'));

/** ARTIST-1: releases by type and in an order, in the address. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const types = await within(canvasElement).findByRole('link', { name: 'Singles' });
    await expect(types).toHaveAttribute('href', expect.stringMatching(/view=discography&type=single$/));
    await waitFor(() => expect(albumLinks(canvasElement)).toHaveLength(sampleAlbums.length));
  },
};

export const OneType: Story = {
  args: { address: `/artist/${id}/${sampleArtist.slug}?view=discography&type=single` },
  async play({ canvasElement }) {
    await waitFor(() => expect(albumLinks(canvasElement)).toHaveLength(singles.length));
    await expect(within(canvasElement).getByRole('link', { name: 'Singles' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('No releases of this type');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    answers: [
      ...others,
      answerPages(
        discographyQuery(id, {}),
        sampleAlbums.map((album) => ({ ...album, name: `${album.name} `.repeat(12).trim() })),
      ),
    ],
  },
  async play({ canvasElement }) {
    await waitFor(() => expect(albumLinks(canvasElement)).toHaveLength(sampleAlbums.length));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
