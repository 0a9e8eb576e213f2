import { labelAlbumsQuery, labelArtistsQuery, labelPath, labelQuery, labelTracksQuery } from '@segno/data';
import { sampleAlbums, sampleArtists, sampleLabel, sampleTracks } from '@segno/data/samples';
import { answer, answerPages, emptyStory, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { labelPage } from './labelPage.ts';

const meta = {
  title: 'browse/LabelScreen',
  component: PlayerScreen,
  args: {
    page: labelPage,
    address: labelPath(sampleLabel),
    answers: [
      answer(labelQuery(sampleLabel.id), sampleLabel),
      answerPages(labelAlbumsQuery(sampleLabel.id), sampleAlbums),
      answerPages(labelArtistsQuery(sampleLabel.id), sampleArtists),
      answerPages(labelTracksQuery(sampleLabel.id), sampleTracks),
    ],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: sampleLabel.name })).toBeVisible();
  },
};

/** A label without a picture has a mosaic of the covers of its albums. */
export const WithoutPicture: Story = {
  args: {
    answers: [
      answer(labelQuery(sampleLabel.id), { ...sampleLabel, image: null }),
      answerPages(labelAlbumsQuery(sampleLabel.id), sampleAlbums),
    ],
  },
  async play({ canvas }) {
    const head = (await canvas.findByRole('heading', { level: 1, name: sampleLabel.name })).closest(
      'header',
    )!;
    await expect(head.querySelectorAll('img')).toHaveLength(4);
  },
};

export const Tracks: Story = {
  args: { address: labelPath(sampleLabel, 'tracks') },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('grid')).toBeVisible();
  },
};

export const Artists: Story = {
  args: { address: labelPath(sampleLabel, 'artists') },
  async play({ canvas }) {
    const [artist] = sampleArtists;
    await expect((await canvas.findAllByRole('link', { name: artist?.name }))[0]).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    address: labelPath({ ...sampleLabel, name: 'Harbour '.repeat(12).trim(), slug: 'harbour' }),
    answers: [
      answer(labelQuery(sampleLabel.id), {
        ...sampleLabel,
        name: 'Harbour '.repeat(12).trim(),
        slug: 'harbour',
      }),
      answerPages(labelAlbumsQuery(sampleLabel.id), []),
    ],
  },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: /^Harbour Harbour/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('No albums of this label yet');
export const NoArtists: Story = {
  ...emptyStory('No artists of this label yet'),
  args: { state: 'empty', address: labelPath(sampleLabel, 'artists') },
};
export const NoTracks: Story = {
  ...emptyStory('No tracks of this label yet'),
  args: { state: 'empty', address: labelPath(sampleLabel, 'tracks') },
};
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
