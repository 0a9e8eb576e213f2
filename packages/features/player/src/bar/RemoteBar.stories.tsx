import { sampleTracks } from '@segno/data/samples';
import type { Player } from '@segno/playback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryPlayer } from '../stories/StoryPlayer.tsx';
import { PlayerDock } from './PlayerDock.tsx';

const send = fn();
const continueHere = fn(() => Promise.resolve());
const track = sampleTracks[0]!;

const playOn =
  (name: string, title = track.name) =>
  (player: Player) =>
    player.remote.setState({
      playback: { device: name, track: { ...track, name: title }, isPlaying: true, position: 0, at: 0 },
      commands: { send, continueHere },
    });

const meta = {
  title: 'player/RemoteBar',
  component: StoryPlayer,
  parameters: { layout: 'fullscreen' },
  args: { children: <PlayerDock />, status: 'paused', onReady: playOn('Firefox, Linux') },
} satisfies Meta<typeof StoryPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, step }) {
    await expect(await canvas.findByText('Playing on Firefox, Linux')).toBeVisible();
    await step('HANDOFF-3 it controls the other device', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause there' }));
      await expect(send).toHaveBeenLastCalledWith('pause');
    });
    await step('HANDOFF-4 it goes on here', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue here' }));
      await expect(continueHere).toHaveBeenCalled();
    });
  },
};

export const LongNames: Story = {
  args: {
    onReady: playOn('A browser with a very long name, a system with a very long name', track.name.repeat(9)),
  },
};
