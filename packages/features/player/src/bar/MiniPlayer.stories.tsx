import { sampleTracks } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryPlayer } from '../playback/StoryPlayer.tsx';
import { MiniPlayer } from './MiniPlayer.tsx';
import { PlayerDock } from './PlayerDock.tsx';

const meta = {
  title: 'player/MiniPlayer',
  component: MiniPlayer,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story, { args }) => <StoryPlayer {...args}>{Story()}</StoryPlayer>],
} satisfies Meta<typeof StoryPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'], args: { children: null } };

export const LongTitle: Story = {
  args: {
    children: null,
    startAt: 0,
    tracks: [sampleTracks.find(({ name }) => name.length > 50) ?? sampleTracks[0]!],
  },
};

/** On a phone the dock is the mini player, and a tap opens all of it. */
export const OpensTheFullScreen: Story = {
  args: { children: null },
  render: () => <PlayerDock />,
  async play({ canvasElement }) {
    const page = within(document.body);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Open the player: / }));
    const dialog = await page.findByRole('dialog', { name: 'Full-screen player' });
    await expect(dialog).toHaveFocus();
  },
};
