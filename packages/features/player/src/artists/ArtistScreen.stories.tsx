import { sampleArtist } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryPage } from '../stories/StoryPage.tsx';
import { ArtistScreen } from './ArtistScreen.tsx';

const meta = {
  title: 'player/ArtistScreen',
  component: StoryPage,
  args: {
    screen: ArtistScreen,
    route: '/artist/:artistId/:artistName',
    address: `/artist/${sampleArtist.id}/artist`,
  },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five popular tracks at first, and the rest when asked for. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole('grid', { name: 'Popular' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    // The name is light on the dark picture, in the light theme too.
    const name = canvas.getByRole('heading', { level: 1 });
    await expect(getComputedStyle(name).color).toBe(getComputedStyle(canvas.getByText(/followers/)).color);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
  },
};

export const WithoutMusic: Story = {
  args: { catalogue: { artistTracks: [], artistAlbums: [] } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('No music here yet')).toBeVisible();
  },
};

export const Bare: Story = {
  args: {
    catalogue: {
      artist: {
        ...sampleArtist,
        name: 'The Extraordinarily Long-Winded Philharmonic Orchestra of Upper Lower Saxony',
        image: null,
        background_image: null,
        bio: null,
        links: [],
        genres: [],
        similar: [],
        country: null,
      },
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
