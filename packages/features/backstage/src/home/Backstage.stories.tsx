import { managedArtistsQuery, managedReleasesQuery } from '@segno/data';
import { answer, emptyStory, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { asArtist } from '../stories/samples.ts';
import { backstagePage } from './backstagePage.ts';

const release = { image: null, release_date: '2026-12-04' };

const meta = {
  title: 'backstage/Backstage',
  component: TestScreen,
  args: {
    page: backstagePage,
    address: '/backstage',
    startup: asArtist(),
    answers: [
      answer(
        managedArtistsQuery(),
        [{ id: 4, name: 'Nadia Voss', image: null, role: 'manager', status: 'published' }],
        { empty: [] },
      ),
      answer(
        managedReleasesQuery(),
        {
          albums: [
            { ...release, id: 11, name: 'Harbour', status: 'scheduled' },
            { ...release, id: 12, name: 'Low tide', status: 'published' },
          ],
          tracks: [
            {
              ...release,
              id: 21,
              name: 'A very long name of a track that does not end before the row does',
              status: 'draft',
              release_date: null,
            },
          ],
        },
        { empty: { albums: [], tracks: [] } },
      ),
    ],
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas }) {
    const albums = within(await canvas.findByRole('list', { name: 'Your albums' }));
    const [album] = albums.getAllByRole('listitem');
    await expect(album).toHaveTextContent('Scheduled');
    await expect(albums.getByRole('link', { name: 'Harbour' })).toHaveAttribute(
      'href',
      '/backstage/albums/11/edit',
    );
  },
};

/** A long name is cut, and does not make the page wider. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await canvas.findByRole('link', { name: /^A very long name/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Empty: Story = emptyStory('You do not act for an artist yet');
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
