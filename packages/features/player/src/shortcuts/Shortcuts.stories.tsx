import { sampleStartup, sampleTracks } from '@segno/data/samples';
import { SearchField } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { announcements } from '../settings/announcements.ts';
import { PlayerDock } from '../bar/PlayerDock.tsx';
import { TrackTable } from '@segno/music';
import type { Player } from '@segno/playback';
import { resetShortcuts, shortcutSettings } from './shortcutSettings.ts';
import { StoryPlayer } from '../stories/StoryPlayer.tsx';
import { QueuePanelDock } from '../queue/QueuePanelDock.tsx';

const meta = {
  title: 'player/Shortcuts',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <SearchField aria-label="Search the catalogue" />
      <div style={{ inlineSize: 340, blockSize: 400 }}>
        <QueuePanelDock />
      </div>
      <PlayerDock />
    </>
  ),
  decorators: [(Story, { args }) => <StoryPlayer {...args}>{Story()}</StoryPlayer>],
} satisfies Meta<typeof StoryPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `?` opens the overview. */
export const Overview: Story = {
  tags: ['rtl'],
  args: { children: null },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('region', { name: 'Player' });
    await userEvent.keyboard('?');
    const dialog = await within(document.body).findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(within(dialog).getByText('Play or pause')).toBeVisible());
  },
};

/** Shortcuts control the player from anywhere on the page. */
export const FromThePage: Story = {
  tags: ['rtl'],
  args: { children: null },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const bar = within(await canvas.findByRole('region', { name: 'Player' }));
    await bar.findByText('1:05');
    await userEvent.keyboard('k');
    await expect(await bar.findByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(await bar.findByRole('button', { name: 'Pause' })).toBeVisible();
    const [on, back] = document.documentElement.dir === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left'];
    await userEvent.keyboard(`{Arrow${on}}`);
    await expect(await bar.findByText('1:10')).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await bar.findByText('1:00')).toBeVisible();
    await userEvent.keyboard('n');
    await expect(await bar.findByRole('link', { name: sampleTracks[2]!.name })).toBeVisible();
    await userEvent.keyboard(`{Shift>}{Arrow${back}}{/Shift}`);
    await expect(await bar.findByRole('link', { name: sampleTracks[1]!.name })).toBeVisible();
    await userEvent.keyboard('m');
    await expect(await bar.findByRole('button', { name: 'Unmute' })).toBeVisible();
    await userEvent.keyboard('s');
    await expect(bar.getByRole('button', { name: 'Shuffle' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('r');
    await expect(await bar.findByRole('button', { name: 'Repeat: all' })).toBeVisible();
    await userEvent.keyboard('q');
    await expect(await canvas.findByRole('complementary', { name: 'Queue' })).toBeVisible();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Search the catalogue' })).toHaveFocus();
  },
};

/** SETTING-15: the arrow keys move by the seconds of `player.seek_step`, J and L by twice as many. */
export const SeekStep: Story = {
  args: {
    children: null,
    startup: { ...sampleStartup, settings: { player: { seek_step: 20 } } },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const bar = within(await canvas.findByRole('region', { name: 'Player' }));
    await bar.findByText('1:05');
    await userEvent.keyboard('{ArrowRight}');
    await expect(await bar.findByText('1:25')).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await bar.findByText('0:45')).toBeVisible();
  },
};

/** PLAYER-14: text fields receive what is typed, and controls keep the keys that they handle. */
export const NotWhileTyping: Story = {
  args: { children: null },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const bar = within(await canvas.findByRole('region', { name: 'Player' }));
    const field = canvas.getByRole('searchbox', { name: 'Search the catalogue' });
    await userEvent.type(field, 'km n?');
    await expect(field).toHaveValue('km n?');
    await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
    const shuffle = bar.getByRole('button', { name: 'Shuffle' });
    shuffle.focus();
    await userEvent.keyboard(' ');
    await expect(shuffle).toHaveAttribute('aria-pressed', 'true');
    await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** PLAYER-14: after a click on a control, Space plays and pauses. A control that was focused by keyboard handles Space itself. */
export const SpaceAfterAClick: Story = {
  args: { children: null },
  render: () => (
    <>
      <TrackTable
        label="Tracks"
        tracks={sampleTracks.slice(0, 3)}
        context={{ type: 'album', id: 11, name: 'Slow Tide', href: '/album/11/ida-marlow/slow-tide' }}
      />
      <PlayerDock />
    </>
  ),
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const bar = within(await canvas.findByRole('region', { name: 'Player' }));
    const spaceToggles = async () => {
      await userEvent.keyboard(' ');
      await expect(await bar.findByRole('button', { name: 'Play' })).toBeVisible();
      await userEvent.keyboard(' ');
      await expect(await bar.findByRole('button', { name: 'Pause' })).toBeVisible();
    };
    await step('a double click on a row', async () => {
      await userEvent.dblClick(canvas.getAllByRole('row').at(-1)!);
      await expect(await bar.findByRole('link', { name: sampleTracks[2]!.name })).toBeVisible();
      await expect(await bar.findByRole('button', { name: 'Pause' })).toBeVisible();
      await spaceToggles();
    });
    await step('a click on the seek bar', async () => {
      await userEvent.click(bar.getByRole('slider', { name: 'Position' }));
      await spaceToggles();
    });
    await step('a click on Shuffle and on Queue', async () => {
      const shuffle = bar.getByRole('button', { name: 'Shuffle' });
      await userEvent.click(shuffle);
      await spaceToggles();
      await expect(shuffle).toHaveAttribute('aria-pressed', 'true');
      const queue = bar.getByRole('button', { name: 'Queue' });
      await userEvent.click(queue);
      await spaceToggles();
      await expect(queue).toHaveAttribute('aria-pressed', 'true');
    });
    await step('Tab gives Space back to the control', async () => {
      const more = bar.getByRole('button', { name: 'More' });
      await userEvent.tab();
      await expect(more).toHaveFocus();
      await userEvent.tab({ shift: true });
      await userEvent.keyboard(' ');
      await expect(bar.getByRole('button', { name: 'Queue' })).toHaveAttribute('aria-pressed', 'false');
      await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
    });
  },
};

/** PLAYER-25: screen readers announce each track once, unless this is turned off. */
export const Announces: Story = {
  args: { children: null },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const bar = within(await canvas.findByRole('region', { name: 'Player' }));
    const status = await canvas.findByText(new RegExp(`^Now playing: ${sampleTracks[1]!.name} by`));
    await expect(status).toHaveAttribute('role', 'status');
    await userEvent.click(bar.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText(new RegExp(`^Now playing: ${sampleTracks[2]!.name} by`))).toBe(
      status,
    );
    announcements.setState({ isOn: false });
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    announcements.setState({ isOn: true });
  },
};

let player: Player;

/** The message about a track that loads slowly skips it. Of two tabs, each says which one plays. */
export const Messages: Story = {
  args: {
    children: null,
    status: 'silent',
    onReady: (ready) => {
      player = ready;
    },
  },
  async play({ canvasElement }) {
    const page = within(document.body);
    const bar = within(await within(canvasElement).findByRole('region', { name: 'Player' }));
    await waitFor(() => expect(player.state.getState().status).toBe('loading'));
    player.state.setState({ notice: { type: 'slow', track: sampleTracks[1]! } });
    const skip = await page.findByRole('button', { name: 'Skip' });
    await expect(page.getByText(/is taking long to load\. Still trying…/)).toBeInTheDocument();
    await userEvent.click(skip);
    await expect(await bar.findByRole('link', { name: sampleTracks[2]!.name })).toBeVisible();
    await waitFor(() => expect(page.queryByText(/is taking long to load/)).toBeNull());
    player.state.setState({ notice: { type: 'pausedElsewhere' } });
    await page.findByText('Music plays here now. Your other tab was paused.');
    player.state.setState({ notice: { type: 'pausedHere' } });
    const paused = await page.findByText('Paused here: music plays in another tab.');
    // TOAST-6
    await expect(paused.closest('[data-type]')).toHaveAttribute('data-type', 'neutral');
    await expect(page.queryByText(/Your other tab was paused/)).toBeNull();
  },
};

/** A track that cannot be played is reported once, and playback stops. */
export const Failing: Story = {
  args: { children: null, status: 'broken', tracks: sampleTracks.slice(0, 2), startAt: 0 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const message = await within(document.body).findByText(
      'The queue could not be played. Please try again later.',
    );
    await waitFor(() => expect(message).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
  },
};

/** PLAYER-19: keys can be changed; a conflict is named, and all can be reset or turned off. */
export const Rebinding: Story = {
  args: { children: null, view: { areShortcutsOpen: true } },
  async play({ step }) {
    const page = within(document.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await step('a free key', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Change the keys of “Mute or unmute”' }));
      await expect(dialog.getByText('Press a key…')).toBeVisible();
      await userEvent.keyboard('x');
      await waitFor(async () => expect(await dialog.findByText('X')).toBeVisible());
    });
    await step('a key that is taken', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Change the keys of “Mute or unmute”' }));
      await userEvent.keyboard('n');
      await waitFor(async () => expect(await dialog.findByText('N is “Next track”.')).toBeVisible());
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    });
    await step('keys of another browser', async () => {
      await expect(dialog.getByRole('button', { name: 'Export' })).toBeVisible();
      const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
      const file = (text: string) => new File([text], 'segno-shortcuts.json', { type: 'application/json' });
      await userEvent.upload(input, file('no shortcuts'));
      await page.findByText('This file has no keyboard shortcuts.');
      await userEvent.upload(input, file('{"isOn":true,"bindings":{"mute":["y"]}}'));
      await waitFor(async () => expect(await dialog.findByText('Y')).toBeVisible());
    });
    await step('reset, and off', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Reset to the standard keys' }));
      await expect(dialog.queryByText('Y')).toBeNull();
      const on = dialog.getByRole('switch', { name: 'Use keyboard shortcuts' });
      await userEvent.click(on);
      await expect(on).not.toBeChecked();
      await userEvent.click(on);
    });
  },
};

/** PLAYER-19 PLAYER-28: without a pointer the focus stays at the shortcut, and its buttons keep Enter and Space. */
export const RebindingByKeyboard: Story = {
  args: { children: null, view: { areShortcutsOpen: true } },
  beforeEach: () => resetShortcuts,
  async play({ step }) {
    const page = within(document.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const mute = () => dialog.getByRole('button', { name: 'Change the keys of “Mute or unmute”' });
    const record = async () => {
      mute().focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(dialog.getByText('Press a key…').closest('dd')).toHaveFocus());
    };
    await step('a free key', async () => {
      await record();
      await userEvent.keyboard('x');
      await waitFor(() => expect(mute()).toHaveFocus());
    });
    await step('a key that is taken', async () => {
      await record();
      await userEvent.keyboard('n{Tab}');
      await expect(dialog.getByRole('button', { name: 'Use it here' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(mute()).toHaveFocus());
      await expect(shortcutSettings.getState().bindings).toMatchObject({ mute: ['n'] });
    });
    await step('the key of the palette cannot be taken', async () => {
      await record();
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(async () =>
        expect(await dialog.findByText('Ctrl+K is “Search and commands”.')).toBeVisible(),
      );
      await expect(dialog.queryByRole('button', { name: 'Use it here' })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(mute()).toHaveFocus());
    });
  },
};

/** PLAYER-19: the menu names the key that the listener has chosen, and none while the shortcuts are off. */
export const KeyInTheMenu: Story = {
  args: { children: null },
  beforeEach: () => {
    const before = shortcutSettings.getState();
    shortcutSettings.setState({ bindings: { overview: ['y'] } });
    return () => shortcutSettings.setState(before);
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    // Its keys are also its description, which is not shown.
    const item = await within(document.body).findByRole('menuitem', { name: /^Keyboard shortcuts/ });
    await expect(item).toHaveTextContent(/shortcutsY+$/);
    shortcutSettings.setState({ isOn: false });
    await waitFor(() => expect(item).toHaveTextContent(/shortcuts$/));
  },
};
