import { sampleTracks } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryPlayer } from '../stories/StoryPlayer.tsx';
import { MiniPlayer } from './MiniPlayer.tsx';
import { PlayerDock } from './PlayerDock.tsx';
import { swipe } from './swipe.ts';

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

/** On a phone the dock is the mini player. A tap opens the full-screen player. */
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

/**
 * A swipe sideways changes the track; a swipe up opens the full-screen player. In right-to-left the sides are swapped.
 */
export const Swipes: Story = {
  tags: ['rtl'],
  args: { children: null },
  render: () => <PlayerDock />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: /^Open the player: / });
    const toStart = document.documentElement.dir === 'rtl' ? 90 : -90;
    await swipe(button, [toStart, 5]);
    await waitFor(() => expect(button).toHaveAccessibleName(expect.stringContaining(sampleTracks[2]!.name)));
    await swipe(button, [-toStart, 5]);
    await waitFor(() => expect(button).toHaveAccessibleName(expect.stringContaining(sampleTracks[1]!.name)));
    await swipe(button, [0, -90]);
    const dialog = await within(document.body).findByRole('dialog', { name: 'Full-screen player' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close full screen' }));
  },
};
