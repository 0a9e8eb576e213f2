import { sampleTracks } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryPlayer } from '@segno/playback/testing';
import { TrackTiles } from './TrackTiles.tsx';

const meta = {
  title: 'music/TrackTiles',
  component: TrackTiles,
  args: {
    tracks: sampleTracks.slice(0, 6),
    context: { type: 'search', id: 'tide', name: 'tide', href: '/search/tide' },
  },
  decorators: [(Story) => <StoryPlayer>{Story()}</StoryPlayer>],
} satisfies Meta<typeof TrackTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the height in pixels of a link's hit target above and below its centre. */
function heightOf(link: Element): number {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  const [x, middle] = [(left + right) / 2, (top + bottom) / 2];
  const isHit = (y: number) => document.elementFromPoint(x, y)?.closest('a') === link;
  let height = 0;
  for (let y = Math.round(middle); isHit(y); y -= 1) height += 1;
  for (let y = Math.round(middle) + 1; isHit(y); y += 1) height += 1;
  return height;
}

/** The current track is marked, even if it plays from an album. Each link is at least 24 px high. */
export const Default: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const { name } = sampleTracks[1]!;
    await expect(await canvas.findByRole('button', { name: `Pause ${name}` })).toBeInTheDocument();
    await expect(canvas.getByText(name).closest('[data-current]')).not.toBeNull();
    for (const link of canvas.getAllByRole('link')) {
      await expect([link.textContent, heightOf(link) >= 24]).toEqual([link.textContent, true]);
    }
  },
};
