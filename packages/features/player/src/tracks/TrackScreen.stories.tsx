import { albumQuery, trackQuery, type TrackDetail } from '@segno/data';
import { sampleAlbum, sampleTrack } from '@segno/data/samples';
import { answer, answerAll, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlayerScreen } from '../stories/PlayerScreen.tsx';
import { TrackScreen } from './TrackScreen.tsx';

const peaks = Array.from({ length: 400 }, (_, index) =>
  Math.round(128 + 90 * Math.sin(index / 9) * Math.cos(index / 31)),
);

const answersWith = (track: TrackDetail) => [
  answer(trackQuery(track.id), track),
  answerAll(albumQuery(sampleAlbum.id), sampleAlbum),
];

const meta = {
  title: 'player/TrackScreen',
  component: PlayerScreen,
  args: {
    screen: TrackScreen,
    route: '/track/:trackId/:trackName',
    address: `/track/${sampleTrack.id}/track`,
    answers: answersWith({ ...sampleTrack, peaks }),
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: sampleTrack.name })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Place in the track' })).toBeEnabled();
  },
};

/** A single track whose audio has not been analysed yet. */
export const Bare: Story = {
  args: {
    answers: answersWith({ ...sampleTrack, album: null, peaks: null, genres: [], tags: [], image: null }),
  },
};

// A track has no list and so no empty state: `Bare` shows one without any optional data.
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
