import { sampleSearchResults } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryPage } from '../stories/StoryPage.tsx';
import { SearchScreen } from './SearchScreen.tsx';

const nothing = { tracks: [], albums: [], artists: [], playlists: [], genres: [], tags: [] };

const meta = {
  title: 'player/SearchScreen',
  component: StoryPage,
  args: { screen: SearchScreen, route: '/search/:searchQuery?/:tabName?', address: '/search/low' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Artists' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/\d+ results/);
  },
};

/** Before anything is typed: the genres. Results come while typing. */
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

export const NothingFound: Story = {
  args: {
    address: '/search/zzz',
    catalogue: { search: { ...sampleSearchResults, query: 'zzz', results: nothing } },
  },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Nothing found for “zzz”')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
