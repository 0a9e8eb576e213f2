import type { Player } from '@segno/playback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { PlayerDock } from '../bar/PlayerDock.tsx';
import { StoryPlayer } from '../stories/StoryPlayer.tsx';

let player: Player;

const meta = {
  title: 'player/PlayerSettings',
  component: StoryPlayer,
  parameters: { layout: 'fullscreen' },
  args: {
    children: <PlayerDock />,
    view: { isSettingsOpen: true },
    onReady: (ready) => {
      player = ready;
    },
  },
} satisfies Meta<typeof StoryPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ step }) {
    const page = within(document.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Player settings' }));
    await step('PLAYER-16 the cross-fade has 0 to 12 seconds', async () => {
      const slider = dialog.getByRole('slider', { name: 'Cross-fade' });
      await expect(slider).toHaveAttribute('max', '12');
      await fireEvent.change(slider, { target: { value: '6' } });
      await waitFor(() => expect(player.state.getState().crossfade).toBe(6));
    });
    await step('PLAYER-25 the announcements are turned off', async () => {
      const announced = dialog.getByRole('switch', { name: 'Announce each track' });
      await userEvent.click(announced);
      await expect(announced).not.toBeChecked();
      await expect(localStorage.getItem('segno.announceTracks')).toBe('off');
      await userEvent.click(announced);
      await expect(announced).toBeChecked();
    });
    await step('PLAYER-15 the sleep timer stops after the track', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /Sleep timer/ }));
      await userEvent.click(await page.findByRole('option', { name: 'After this track' }));
      await waitFor(() => expect(player.state.getState().sleep).toEqual({ kind: 'track' }));
    });
  },
};

/** PLAYER-28: the buttons of the bar that disappear when they have done their work leave the focus in the player. */
export const KeyboardFocus: Story = {
  args: {
    view: {},
    onReady: ({ commands }) => {
      commands.setSleep({ minutes: 30 });
      commands.setRate(1.5);
    },
  },
  async play({ canvas, step }) {
    const page = within(document.body);
    await step('normal speed again', async () => {
      const rate = await canvas.findByRole('button', { name: /Back to normal/ });
      rate.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Mute' })).toHaveFocus());
    });
    await step('the sleep timer is turned off in the dialog that its button opened', async () => {
      const sleep = canvas.getByRole('button', { name: 'Sleep timer: 30 min' });
      sleep.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = within(await page.findByRole('dialog', { name: 'Player settings' }));
      dialog.getByRole('button', { name: /Sleep timer/ }).focus();
      await userEvent.keyboard('{Enter}');
      await page.findByRole('listbox');
      await userEvent.keyboard('{Home}{Enter}');
      await waitFor(() => expect(sleep).not.toBeInTheDocument());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
    });
  },
};

/** What remains is in the bar. */
export const SleepTimer: Story = {
  args: {
    view: {},
    onReady: ({ commands }) => commands.setSleep({ minutes: 30 }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Sleep timer: 30 min' })).toBeVisible();
  },
};
