import { sampleArtists, sampleTracks } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryPlayer } from '../stories/StoryPlayer.tsx';
import { PlayerBar } from './PlayerBar.tsx';

const [first, second] = sampleTracks;
const longNamed = sampleTracks.find(({ name }) => name.length > 50) ?? sampleTracks[0]!;

const meta = {
  title: 'player/PlayerBar',
  component: PlayerBar,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story, { args }) => <StoryPlayer {...args}>{Story()}</StoryPlayer>],
} satisfies Meta<typeof StoryPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  args: { children: null },
  async play({ canvasElement }) {
    const bar = within(await within(canvasElement).findByRole('region', { name: 'Player' }));
    await expect(bar.getByRole('link', { name: second!.name })).toBeVisible();
    // The tooltip of a button contains its shortcut.
    for (const [name, keys] of [
      ['Pause', 'Space'],
      ['Next', 'N'],
      ['Shuffle', 'S'],
      ['Queue', 'Q'],
      ['Full screen', 'F'],
    ])
      await expect([name, bar.getByRole('button', { name }).dataset.shortcut]).toEqual([name, keys]);
    const seek = bar.getByRole('slider', { name: 'Position' });
    await expect(await bar.findByText('1:05')).toBeVisible();
    await expect(seek).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^1 minute 5 seconds of 3 minutes/),
    );
    await userEvent.click(bar.getByRole('button', { name: 'Pause' }));
    await userEvent.click(bar.getByRole('button', { name: 'Play' }));
    await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
};

/** Each button has a name for its action and exposes its state. */
export const Modes: Story = {
  args: { children: null },
  async play({ canvasElement }) {
    const bar = within(await within(canvasElement).findByRole('region', { name: 'Player' }));
    const shuffle = bar.getByRole('button', { name: 'Shuffle' });
    await expect(shuffle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(shuffle);
    await expect(shuffle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(bar.getByRole('button', { name: 'Repeat: off' }));
    await userEvent.click(bar.getByRole('button', { name: 'Repeat: all' }));
    await expect(bar.getByRole('button', { name: 'Repeat: this track' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(bar.getByRole('button', { name: 'Mute' }));
    await expect(bar.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '0%');
    await userEvent.click(bar.getByRole('button', { name: 'Unmute' }));
    await expect(bar.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '100%');
    await userEvent.click(bar.getByRole('button', { name: 'Mute' }));
  },
};

/** Previous restarts the track after its first 3 s, and before that plays the previous track. */
export const NextAndPrevious: Story = {
  args: { children: null },
  async play({ canvasElement }) {
    const bar = within(await within(canvasElement).findByRole('region', { name: 'Player' }));
    await bar.findByText('1:05');
    await userEvent.click(bar.getByRole('button', { name: 'Previous' }));
    await expect(await bar.findByText('0:00')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Previous' }));
    await expect(await bar.findByRole('link', { name: first!.name })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Next' }));
    await expect(await bar.findByRole('link', { name: second!.name })).toBeVisible();
  },
};

/** The arrow keys on the seek bar change the position. */
export const SeekingByKeys: Story = {
  tags: ['rtl'],
  args: { children: null },
  async play({ canvasElement }) {
    const bar = within(await within(canvasElement).findByRole('region', { name: 'Player' }));
    await bar.findByText('1:05');
    bar.getByRole('slider', { name: 'Position' }).focus();
    const [on, back] = document.documentElement.dir === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left'];
    await userEvent.keyboard(`{Arrow${on}}{Arrow${on}}{Arrow${back}}`);
    await expect(await bar.findByText('1:06')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(await bar.findByText('0:00')).toBeVisible();
  },
};

/** The speed is set in the menu. A speed other than normal is shown in the bar, as a button that resets it. */
export const Speed: Story = {
  args: { children: null },
  async play({ canvasElement }) {
    const bar = within(await within(canvasElement).findByRole('region', { name: 'Player' }));
    const page = within(document.body);
    await userEvent.click(bar.getByRole('button', { name: 'More' }));
    await userEvent.click(await page.findByRole('menuitem', { name: /Playback speed/ }));
    await userEvent.click(await page.findByRole('menuitemradio', { name: '1.5×' }));
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await userEvent.click(bar.getByRole('button', { name: 'More' }));
    await expect(await page.findByRole('menuitem', { name: 'Playback speed' })).toHaveAccessibleDescription(
      '1.5×',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await userEvent.click(bar.getByRole('button', { name: '1.5× speed. Back to normal' }));
    await expect(bar.queryByRole('button', { name: /speed/ })).toBeNull();
  },
};

export const Paused: Story = { args: { children: null, status: 'paused' } };

/** While the audio is loading, the button pauses and shows a spinner. */
export const Loading: Story = { args: { children: null, status: 'silent' } };

export const LongTitle: Story = {
  args: {
    children: null,
    startAt: 0,
    tracks: [
      {
        ...longNamed,
        is_explicit: true,
        artists: sampleArtists
          .slice(0, 4)
          .map(({ id, name, slug }, order) => ({ id, name, slug, role: 'primary', order })),
      },
    ],
  },
};

export const NoCover: Story = {
  args: { children: null, startAt: 0, tracks: [{ ...sampleTracks[0]!, image: null }] },
};

export const RightToLeft: Story = { args: { children: null }, globals: { direction: 'rtl' } };

export const Tablet: Story = {
  args: { children: null },
  globals: { viewport: { value: 'tablet' } },
};
