import { sampleTracks } from '@segno/data/samples';
import { closeToast, toast, TooltipHost } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { artistNames, MediaMenuDock } from '@segno/music';
import type { Player } from '@segno/playback';
import { StoryPlayer } from '../stories/StoryPlayer.tsx';
import { PlayerDock } from '../bar/PlayerDock.tsx';
import QueuePanel from './QueuePanel.tsx';
import { QueuePanelDock } from './QueuePanelDock.tsx';

let player: Player;
const many = Array.from({ length: 10_001 }, (_, index) => sampleTracks[index % sampleTracks.length]!);

const meta = {
  title: 'player/QueuePanel',
  component: QueuePanel,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <StoryPlayer {...args}>
        <div style={{ inlineSize: 340, maxInlineSize: '100%', blockSize: '100dvb' }}>{Story()}</div>
      </StoryPlayer>
    ),
  ],
} satisfies Meta<typeof StoryPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label') ?? row.textContent ?? '');

export const Default: Story = {
  tags: ['rtl'],
  args: {
    children: null,
    tracks: sampleTracks.slice(0, 9),
    nextUp: sampleTracks.slice(12, 15),
    onReady: (ready) => {
      player = ready;
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const current = await canvas.findByText(sampleTracks[1]!.name);
    await expect(current.closest('[aria-current="true"]')).not.toBeNull();
    const similar = canvas.getByRole('switch', { name: 'Go on with similar music' });
    await expect(similar).toBeChecked();
    await userEvent.click(similar);
    await waitFor(() => expect(player.state.getState().autoplay).toBe(false));
    await userEvent.click(similar);
    await waitFor(() => expect(player.state.getState().autoplay).toBe(true));
  },
};

/** No entry follows the current track. */
export const Empty: Story = {
  args: { children: null, tracks: sampleTracks.slice(0, 1), startAt: 0 },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('Nothing comes next')).toBeVisible();
  },
};

/** Ten thousand entries: a few at first, and the rest on request in a virtualised list. */
export const TenThousand: Story = {
  args: {
    children: null,
    tracks: many,
    startAt: 0,
    onReady: (ready) => {
      player = ready;
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('grid', { name: 'Next from Slow Tide' });
    await expect(within(list).getAllByRole('row')).toHaveLength(50);
    const more = canvas.getByRole('button', { name: 'Show 9,950 more tracks' });
    await userEvent.click(more);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull());
    const rows = await canvas.findAllByRole('row');
    await expect(rows.length).toBeLessThan(120);
    const { commands, state } = player;
    const keyAt = (index: number) => state.getState().upcoming.at(index)?.key ?? '';
    const [first, last] = [keyAt(0), keyAt(-1)];
    commands.move(last, first);
    await expect(keyAt(0)).toBe(last);
    commands.undo();
    await expect(keyAt(-1)).toBe(last);
    commands.jumpTo(keyAt(5000));
    await expect(state.getState().upcoming).toHaveLength(4999);
  },
};

/** Removing an entry by its button and by the Delete key. */
export const Removing: Story = {
  args: { children: null, tracks: sampleTracks.slice(0, 5), startAt: 0 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('grid', { name: 'Next from Slow Tide' });
    const name = sampleTracks[1]!.name;
    await userEvent.click(within(list).getByRole('button', { name: `Remove ${name} from the queue` }));
    await waitFor(() => expect(rowsOf(list)).toHaveLength(3));
    within(list).getAllByRole('row')[0]!.focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(rowsOf(list)).toHaveLength(2));
  },
};

/** Reordering by keyboard: Enter on the handle, arrow keys, Enter again. QUEUE-17: Escape ends the drag and not the queue. */
export const ReorderingByKeyboard: Story = {
  args: { children: null, tracks: sampleTracks.slice(0, 5), startAt: 0 },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <>
      <TooltipHost />
      <div style={{ blockSize: 400 }}>
        <QueuePanelDock />
      </div>
      <PlayerDock />
    </>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const toggle = await canvas.findByRole('button', { name: 'Queue' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    const list = await canvas.findByRole('grid', { name: 'Next from Slow Tide' });
    const before = rowsOf(list);
    const { name, artists } = sampleTracks[1]!;
    const label = `Reorder ${name} by ${artistNames(artists)}`;
    const handle = within(list).getByRole('button', { name: label });
    const row = handle.closest<HTMLElement>('[role="row"]')!;
    // A focus from outside goes to a row.
    row.focus();
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row).toHaveAttribute('data-dragging'));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).not.toHaveAttribute('data-dragging'));
    await expect(list).toBeInTheDocument();
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
    await expect(rowsOf(list)).toEqual(before);
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowsOf(list)).not.toEqual(before));
    await expect(rowsOf(list).toSorted()).toEqual(before.toSorted());
    await expect(list).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(toggle).toHaveFocus();
  },
};

/** QUEUE-17: Escape closes the menu of a row, and the focus returns to the button that opened it. */
export const MenuOfARow: Story = {
  args: { children: null, tracks: sampleTracks.slice(0, 5), startAt: 0 },
  render: () => (
    <>
      <QueuePanel />
      <MediaMenuDock />
    </>
  ),
  async play({ canvasElement }) {
    const list = await within(canvasElement).findByRole('grid', { name: 'Next from Slow Tide' });
    const more = within(list).getByRole('button', { name: `More for ${sampleTracks[1]!.name}` });
    for (const open of [() => userEvent.click(more), () => userEvent.keyboard('{Enter}')]) {
      await open();
      const menu = await within(document.body).findByRole('menu');
      await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(menu).not.toBeInTheDocument());
      await waitFor(() => expect(more).toHaveFocus());
      // What the list does with a focus that returns must not move it to the row.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await expect(more).toHaveFocus();
    }
  },
};

/** PLAYER-28: by keyboard “Clear” moves the focus to the list, and “Undo”, one key away, moves it back. */
export const ClearingByKeyboard: Story = {
  args: { children: null, tracks: sampleTracks.slice(0, 5), startAt: 0 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('grid', { name: 'Next from Slow Tide' });
    const panel = canvas.getByRole('complementary', { name: 'Queue' });
    canvas.getByRole('button', { name: 'Clear' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(panel).toContainElement(document.activeElement as HTMLElement);
    const undo = await within(document.body).findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus());
    await expect(rowsOf(await canvas.findByRole('grid', { name: 'Next from Slow Tide' }))).toHaveLength(4);

    // “Undo” of the panel, which disappears with the last change that it undoes.
    await userEvent.keyboard('{Enter}');
    (await canvas.findByRole('button', { name: 'Undo: clear' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus());
    const [row] = within(await canvas.findByRole('grid', { name: 'Next from Slow Tide' })).getAllByRole(
      'row',
    );
    row!.focus();
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(row).not.toBeInTheDocument());
    (await canvas.findByRole('button', { name: 'Undo: remove' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus());
  },
};

/** QUEUE-15: the key of the queue moves the focus into it, and the next press brings it back. */
export const OpeningByKey: Story = {
  args: { children: null, tracks: sampleTracks.slice(0, 5), startAt: 0 },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <>
      <button type="button">Far away</button>
      <div style={{ blockSize: 400 }}>
        <QueuePanelDock />
      </div>
      <PlayerDock />
    </>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('region', { name: 'Player' });
    const far = canvas.getByRole('button', { name: 'Far away' });
    far.focus();
    await waitFor(async () => {
      await userEvent.keyboard('q');
      await expect(canvas.getByRole('complementary', { name: 'Queue' })).toHaveFocus();
    });
    await userEvent.tab();
    await expect(canvas.getByRole('complementary', { name: 'Queue' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('q');
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'Queue' })).toBeNull());
    await expect(far).toHaveFocus();
  },
};

/**
 * QUEUE-17: Escape closes the queue from anywhere on the page. In the queue and in the player bar one press is enough, also while
 * the focused button shows its tooltip, which it dismisses too. A focus inside returns to the element that had it before.
 */
export const ClosingByEscape: Story = {
  args: { children: null, tracks: sampleTracks.slice(0, 5), startAt: 0 },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => closeToast,
  render: () => (
    <>
      <TooltipHost />
      <div style={{ blockSize: 400 }}>
        <QueuePanelDock />
      </div>
      <PlayerDock />
    </>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const bar = within(await canvas.findByRole('region', { name: 'Player' }));
    const toggle = await bar.findByRole('button', { name: 'Queue' });
    await userEvent.click(toggle);
    await canvas.findByRole('complementary', { name: 'Queue' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'Queue' })).toBeNull());
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('complementary', { name: 'Queue' });
    const clear = canvas.getByRole('button', { name: 'Clear' });
    clear.focus();
    // A detour over a toast, which may be gone when the queue closes.
    toast('A message', { action: { label: 'Skip', onAction: () => {} } });
    (await within(document.body).findByRole('button', { name: 'Skip' })).focus();
    clear.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'Queue' })).toBeNull());
    await expect(toggle).toHaveFocus();

    // Also while the focused button shows its tooltip.
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('complementary', { name: 'Queue' });
    canvas.getByRole('button', { name: 'Clear' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close queue' })).toHaveFocus();
    await within(document.body).findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'Queue' })).toBeNull());
    await expect(toggle).toHaveFocus();

    // And in the bar.
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('complementary', { name: 'Queue' });
    bar.getByRole('button', { name: 'Next' }).focus();
    await within(document.body).findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'Queue' })).toBeNull());
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
  },
};

/** A press on a row plays its track. */
export const Jumping: Story = {
  args: { children: null, tracks: sampleTracks.slice(0, 5), startAt: 0 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('grid', { name: 'Next from Slow Tide' });
    await userEvent.click(within(list).getByText(sampleTracks[3]!.name));
    await waitFor(() => expect(rowsOf(list)).toHaveLength(1));
  },
};

export const RightToLeft: Story = {
  args: { children: null, nextUp: sampleTracks.slice(12, 14) },
  globals: { direction: 'rtl' },
};
