import {
  artistAlbumsQuery,
  artistQuery,
  artistTracksQuery,
  radioPath,
  trackQuery,
  type ArtistDetail,
} from '@segno/data';
import { sampleAlbums, sampleArtist, sampleStartup, sampleTrack, sampleTracks } from '@segno/data/samples';
import { answer, answerPages, emptyStory, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { artistPage } from './artistPage.ts';

const answersWith = (artist: ArtistDetail) => [
  answer(artistQuery(artist.id), artist),
  answerPages(artistTracksQuery(artist.id), sampleTracks.slice(0, 12)),
  answerPages(artistAlbumsQuery(artist.id), sampleAlbums.slice(0, 8)),
];

const meta = {
  title: 'browse/ArtistScreen',
  component: PlayerScreen,
  args: {
    page: artistPage,
    address: `/artist/${sampleArtist.id}/artist`,
    answers: answersWith(sampleArtist),
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ARTIST-3 The first five popular tracks, and the rest after a press on the button. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole('grid', { name: 'Popular' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    // The name is light on the dark picture in the light theme too.
    const name = canvas.getByRole('heading', { level: 1 });
    await expect(getComputedStyle(name).color).toBe(getComputedStyle(canvas.getByText(/followers/)).color);
    await expect(getComputedStyle(name.closest('header')!).backgroundImage).toContain('oklch');
    await expect(canvas.getByRole('link', { name: 'Radio' })).toHaveAttribute(
      'href',
      radioPath('artist', sampleArtist),
    );
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
  },
};

/** AD-1: advertisements below the header, at most 1000 px wide, and below the similar artists, at most 430 px. */
export const Advertised: Story = {
  args: {
    startup: {
      ...sampleStartup,
      settings: { ...sampleStartup.settings, ads: { heights: { artist_top: 90, artist_bottom: 250 } } },
    },
  },
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas }) {
    const [above, below] = await canvas.findAllByRole('complementary', { name: /^Advertisement/ });
    const boxOf = (element: HTMLElement) => element.getBoundingClientRect();
    const similar = canvas.getByRole('region', { name: 'Similar artists' });
    await expect([boxOf(above!).height, boxOf(below!).height]).toEqual([90, 250]);
    await expect(boxOf(above!).width).toBeLessThanOrEqual(1000);
    await expect(boxOf(below!).width).toBe(430);
    await expect(boxOf(above!).top).toBeGreaterThan(boxOf(canvas.getByRole('heading', { level: 1 })).bottom);
    await expect(boxOf(above!).bottom).toBeLessThan(boxOf(canvas.getByRole('grid', { name: 'Popular' })).top);
    await expect(boxOf(below!).top).toBeGreaterThan(boxOf(similar).bottom);
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('No music here yet');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

export const Bare: Story = {
  args: {
    answers: answersWith({
      ...sampleArtist,
      name: 'The Extraordinarily Long-Winded Philharmonic Orchestra of Upper Lower Saxony',
      image: null,
      background_image: null,
      bio: null,
      links: [],
      genres: [],
      similar: [],
      country: null,
      verified: true,
    }),
  },
  globals: { viewport: { value: 'phone' } },
  // The mark of a verified artist is on the line of the last word of the name.
  async play({ canvas }) {
    const name = await canvas.findByRole('heading', { level: 1 });
    const badge = name.querySelector('svg')!.getBoundingClientRect();
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (text.nextNode()) range.selectNodeContents(text.currentNode);
    await expect(range.toString()).toBe('Saxony');
    const word = range.getBoundingClientRect();
    await expect(name.getBoundingClientRect().height).toBeGreaterThan(2 * word.height);
    await expect(badge.top).toBeGreaterThanOrEqual(word.top);
    await expect(badge.bottom).toBeLessThanOrEqual(word.bottom);
  },
};

const unknown: ArtistDetail = { ...sampleArtist, bio: null, country: null, links: [], genres: [] };

/** ARTIST-1: a view without content says so. */
export const NothingAbout: Story = {
  args: { address: `/artist/${sampleArtist.id}/artist?view=about`, answers: answersWith(unknown) },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: `Nothing is known about ${sampleArtist.name} yet` });
  },
};

export const NoPopularTracks: Story = {
  args: { state: 'empty', address: `/artist/${sampleArtist.id}/artist?view=tracks` },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'No music here yet' });
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** The country is a part of what is known, also alone. */
export const OnlyACountry: Story = {
  args: {
    address: `/artist/${sampleArtist.id}/artist?view=about`,
    answers: answersWith({ ...unknown, country: 'NO' }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Norway')).toBeVisible();
  },
};

/** ARTIST-2: what the artist wants people to see first. */
export const News: Story = {
  args: {
    answers: [
      ...answersWith({
        ...sampleArtist,
        announcement: 'The new album appears in December.',
        pinned_track_id: 21,
        tour_dates: [
          { date: '2100-12-12', city: 'Bergen', venue: 'Kulturhuset', url: 'https://tickets.example' },
          { date: '2100-12-14', city: 'Oslo', venue: 'A venue with quite a long name', url: null },
        ],
      }),
      answer(trackQuery(21), { ...sampleTrack, id: 21, name: 'Tide' }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('The new album appears in December.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tickets for Bergen' })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** SHARE-1: the sheet opens from the head, whose buttons fit a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const dialog = await screen.findByRole('dialog', { name: `Share “${sampleArtist.name}”` });
    await expect(within(dialog).queryByRole('textbox', { name: 'Embed' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
