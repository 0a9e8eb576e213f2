import { sampleTrack, sampleTracks } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import type { Player } from '@segno/playback';
import { StoryPlayer } from '@segno/playback/testing';
import { Waveform } from './Waveform.tsx';

let player: Player;
const current = sampleTracks[1]!;
const peaks = Array.from({ length: 800 }, (_, at) => Math.round(200 + 55 * Math.sin(at / 40)));

const meta = {
  title: 'browse/Waveform',
  component: Waveform,
  args: { track: current, peaks },
  decorators: [
    (Story) => (
      <StoryPlayer
        onReady={(ready) => {
          player = ready;
        }}
      >
        <div style={{ padding: 16 }}>{Story()}</div>
      </StoryPlayer>
    ),
  ],
} satisfies Meta<typeof Waveform>;
export default meta;
type Story = StoryObj<typeof meta>;

const slider = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('slider', { name: 'Place in the track' });
const position = () => player.progress.getState().position;

/** The waveform shows the position in the track. */
export const Default: Story = {
  async play({ canvasElement }) {
    const line = await slider(canvasElement);
    await waitFor(() => expect(line).toHaveValue('65'));
    await expect(line).toHaveAttribute('aria-valuetext', expect.stringContaining('1 minute 5 seconds of'));
  },
};

/** The drawing follows the thumb during a drag. The player seeks when it is released. */
export const Dragging: Story = {
  async play({ canvasElement }) {
    const line = await slider(canvasElement);
    await waitFor(() => expect(line).toHaveValue('65'));
    await fireEvent.input(line, { target: { value: '100' } });
    await waitFor(() => expect(line).toHaveValue('100'));
    await expect(position()).toBe(65_000);
    line.dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() => expect(position()).toBe(100_000));
  },
};

/** A press on the waveform of another track plays that track from the pressed position. */
export const AnotherTrack: Story = {
  args: { track: sampleTrack },
  async play({ canvasElement }) {
    const line = await slider(canvasElement);
    await waitFor(() => expect(player.state.getState().status).toBe('playing'));
    await fireEvent.input(line, { target: { value: '30' } });
    line.dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() => expect(player.state.getState().current?.track.id).toBe(sampleTrack.id));
    await expect(position()).toBe(30_000);
  },
};

/** In right-to-left, time runs from right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
