import { sampleTracks } from '@segno/data/samples';
import { StoryPlayer } from '@segno/playback/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import TrackSelectionBar from './TrackSelectionBar.tsx';

const meta = {
  title: 'music/TrackSelectionBar',
  component: TrackSelectionBar,
  args: { tracks: sampleTracks.slice(0, 2), onClear: fn() },
  decorators: [(Story) => <StoryPlayer>{Story()}</StoryPlayer>],
} satisfies Meta<typeof TrackSelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While the tracks that are not loaded are read, the pressed button is pending and the others are disabled. */
export const Reading: Story = {
  args: { count: 500, onRead: () => new Promise(() => {}) },
  async play({ args }) {
    const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
    await userEvent.click(await button('Add to queue'));
    await expect(await button('Add to queue')).toHaveAttribute('data-pending');
    await expect(await button('Play next')).toBeDisabled();
    await expect(await button('Play next')).not.toHaveAttribute('data-pending');
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};
