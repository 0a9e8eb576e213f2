import { sampleTracks } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryPlayer } from '../stories/StoryPlayer.tsx';
import { PlayerDock } from './PlayerDock.tsx';
import { TabTitle } from './TabTitle.tsx';

const meta = {
  title: 'player/TabTitle',
  component: TabTitle,
  parameters: { layout: 'fullscreen' },
  args: { page: 'Slow Tide - Segno' },
  render: (args) => (
    <StoryPlayer>
      <TabTitle {...args} />
      <PlayerDock />
    </StoryPlayer>
  ),
  beforeEach() {
    const { title } = document;
    return () => {
      document.title = title;
    };
  },
} satisfies Meta<typeof TabTitle>;
export default meta;

/** The title is the track's while it plays, and the page's while it is paused. */
export const Default: StoryObj<typeof meta> = {
  async play({ canvasElement }) {
    const bar = within(await within(canvasElement).findByRole('region', { name: 'Player' }));
    const { name, artists } = sampleTracks[1]!;
    await waitFor(() => expect(document.title).toBe(`▸ ${name} · ${artists[0]!.name}`));
    await userEvent.click(await bar.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(document.title).toBe('Slow Tide - Segno'));
    await userEvent.click(bar.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(document.title).toMatch(/^▸ /));
  },
};
