import { genresQuery, searchQuery, type SearchResults } from '@segno/data';
import { sampleAlbums, sampleGenres, sampleSearchResults, sampleStartup } from '@segno/data/samples';
import { answer, answerAll, emptyStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { clearRecentSearches, recentSearches, addRecentSearch } from '@segno/music';
import { PlayerScreen } from '@segno/music/testing';
import { searchPage } from './searchPage.ts';

const nothing: SearchResults['results'] = {
  tracks: [],
  albums: [],
  artists: [],
  playlists: [],
  genres: [],
  tags: [],
  labels: [],
  users: [],
};

const meta = {
  title: 'browse/SearchScreen',
  component: PlayerScreen,
  args: {
    page: searchPage,
    address: '/search/low',
    answers: [
      answerAll(searchQuery('low'), sampleSearchResults, {
        empty: { ...sampleSearchResults, results: nothing },
      }),
      answer(genresQuery(), sampleGenres, { empty: [] }),
    ],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Artists' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/\d+ results/);
    await expect(canvas.getByRole('region', { name: 'Top result' })).toBeVisible();
    const tracks = canvas.getByRole('region', { name: 'Tracks' });
    await expect(within(tracks).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(tracks).getByRole('link', { name: 'Show all: Tracks' })).toHaveAttribute(
      'href',
      '/search/low/tracks',
    );
    // No row wraps.
    for (const name of ['Artists', 'Albums', 'Playlists', 'Genres']) {
      const items = within(canvas.getByRole('region', { name })).getAllByRole('listitem');
      await expect(new Set(items.map((item) => item.getBoundingClientRect().top)).size).toBe(1);
    }
  },
};

const latinName = 'The Extraordinarily Long-Winded Philharmonic Orchestra of Upper Lower Saxony';

/** Of a Latin name in a line in Arabic, the beginning stays in view. */
export const TopResultInArabic: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  args: {
    startup: {
      ...sampleStartup,
      i18n: { ...sampleStartup.i18n, language: 'ar', lines: { 'browse.albumType.album': 'ألبوم' } },
    },
    answers: [
      answer(searchQuery('harbour'), {
        query: 'harbour',
        results: {
          ...nothing,
          albums: [
            {
              ...sampleAlbums[0]!,
              name: 'Harbour',
              type: 'album' as const,
              artists: [{ ...sampleAlbums[0]!.artists[0]!, name: latinName }],
            },
          ],
        },
      }),
      answer(genresQuery(), sampleGenres),
    ],
    address: '/search/harbour',
  },
  async play({ canvas }) {
    const top = await canvas.findByRole('region', { name: 'Top result' });
    const line = within(top).getByText(/^ألبوم/);
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() && !texts.currentNode.textContent?.includes(latinName));
    const letter = document.createRange();
    const start = texts.currentNode.textContent?.indexOf(latinName) ?? 0;
    letter.setStart(texts.currentNode, start);
    letter.setEnd(texts.currentNode, start + 1);
    const box = line.getBoundingClientRect();
    await expect(letter.getBoundingClientRect().left).toBeGreaterThanOrEqual(box.left);
    letter.setEnd(texts.currentNode, start + latinName.length);
    await expect(letter.getBoundingClientRect().width).toBeGreaterThan(box.width);
  },
};

/** The top result is large. The first tracks are beside it, or below it on a phone. */
export const TopResult: Story = {
  args: { address: `/search/${encodeURIComponent(sampleSearchResults.results.albums[0]!.name)}` },
  async play({ canvasElement }) {
    const top = await within(canvasElement).findByRole('region', { name: 'Top result' });
    const { name } = sampleSearchResults.results.albums[0]!;
    await expect(within(top).getByRole('link', { name })).toBeVisible();
    await expect(within(top).getByRole('button', { name: `Play ${name}` })).toBeVisible();
    const [card, cover] = [
      top.querySelector('a')!.closest('div:has(> span img)')!,
      top.querySelector('img')!,
    ];
    await expect(cover.getBoundingClientRect().width).toBe(innerWidth > 768 ? 120 : 96);
    if (innerWidth > 768) {
      await expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(256);
      const tracks = within(canvasElement).getByRole('region', { name: 'Tracks' }).getBoundingClientRect();
      const { left, right, top: start, bottom } = top.getBoundingClientRect();
      await expect(tracks.left >= right || tracks.right <= left).toBe(true);
      await expect(tracks.top).toBeLessThan(bottom);
      await expect(tracks.bottom).toBeGreaterThan(start);
    }
  },
};

/** SEARCH-9: searches whose results were used are listed. One or all of them can be removed. */
export const RecentSearches: Story = {
  args: { address: '/search' },
  beforeEach() {
    for (const query of ['harbour', 'ida marlow', 'a long search for something that has many words in it'])
      addRecentSearch(query);
    return clearRecentSearches;
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const recent = await canvas.findByRole('region', { name: 'Recent searches' });
    await expect(within(recent).getByRole('link', { name: 'ida marlow' })).toHaveAttribute(
      'href',
      '/search/ida%20marlow',
    );
    const remove = (query: string) =>
      within(recent).getByRole('button', { name: `Remove “${query}” from the recent searches` });
    await userEvent.click(remove('ida marlow'));
    await expect(within(recent).queryByRole('link', { name: 'ida marlow' })).toBeNull();
    await expect(remove('harbour')).toHaveFocus();
    await userEvent.click(within(recent).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Recent searches' })).toBeNull());
    await expect(document.cookie).not.toContain('segno-searched');
  },
};

/** SEARCH-9: a search is stored when one of its results is used, not while typing. */
export const UsingAResultKeepsTheSearch: Story = {
  args: { address: '/search' },
  beforeEach: () => clearRecentSearches,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox'), 'tide');
    const top = await canvas.findByRole('region', { name: 'Top result' });
    await expect(recentSearches.read()).toEqual([]);
    await userEvent.click(within(top).getByRole('button', { name: /^Play/ }));
    await expect(recentSearches.read()).toEqual(['tide']);
    await expect(document.cookie).toContain('segno-searched=1');
  },
};

/** Without a query the genres are listed. Results appear while typing. */
export const Typing: Story = {
  args: { address: '/search' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Browse genres' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'low tide');
    await expect(await canvas.findByRole('heading', { name: 'Albums' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('low tide');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const OneKind: Story = { args: { address: '/search/low/albums' } };

/** The search field is shown before the results, and stays when they fail. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    address: `/search/${'nachtzugfensterplatz'.repeat(4)}`,
    answers: [
      answerAll(searchQuery('low'), {
        ...sampleSearchResults,
        results: {
          ...sampleSearchResults.results,
          albums: sampleSearchResults.results.albums.map((album) => ({
            ...album,
            name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
          })),
        },
      }),
    ],
  },
  async play({ canvas }) {
    for (const name of ['Top result', 'Tracks']) {
      const { right } = (await canvas.findByRole('region', { name })).getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
  },
};

export const Loading: Story = {
  args: { state: 'loading' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('searchbox')).toBeEnabled();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const Empty: Story = emptyStory('Nothing found for “low”');

const keepsTheField: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(canvas.getByRole('searchbox')).toHaveValue('low');
};

export const Failed: Story = { args: { state: 'error' }, play: keepsTheField };
export const Forbidden: Story = { args: { state: 'forbidden' }, play: keepsTheField };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
