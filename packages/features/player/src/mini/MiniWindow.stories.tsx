import { sampleTracks } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PlayerDock } from '../bar/PlayerDock.tsx';
import { StoryPlayer } from '../stories/StoryPlayer.tsx';
import { miniWindow } from './miniWindow.ts';

const meta = {
  title: 'player/MiniWindow',
  component: StoryPlayer,
  parameters: { layout: 'fullscreen' },
  args: {
    children: <PlayerDock />,
  },
  // The story's own window stands for the one that a browser opens.
  beforeEach() {
    miniWindow.setState({ window: { document, close: () => {} } as unknown as Window });
    return () => miniWindow.setState({ window: null });
  },
} satisfies Meta<typeof StoryPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PLAYER-20: cover, title and transport. */
export const Default: Story = {
  tags: ['rtl'],
  async play() {
    const mini = within(await within(document.body).findByRole('main', { name: 'Player' }));
    await waitFor(() => expect(mini.getByText(sampleTracks[1]!.name)).toBeVisible());
    await userEvent.click(mini.getByRole('button', { name: 'Pause' }));
    await expect(await mini.findByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.click(mini.getByRole('button', { name: 'Next' }));
    await expect(await mini.findByText(sampleTracks[2]!.name)).toBeVisible();
  },
};
