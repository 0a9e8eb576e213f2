import type { HttpClient, Startup } from '@segno/data';
import { samplePlaylists, sampleTracks } from '@segno/data/samples';
import { asListener, TestScreen } from '@segno/testing';
import { closeToast, DialogHost } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
// The application loads the dialog on demand; stories import it statically, so that they need not wait.
import '@segno/music/testing';
import { StoryPlayer } from '../stories/StoryPlayer.tsx';
import QueuePanel from './QueuePanel.tsx';

const startup = asListener();
const tracks = sampleTracks.slice(0, 3);
const viewing: Startup = { ...startup, workspace: { ...startup.workspace, id: 9, role: 'viewer' } };
const inPlayer = (visitor: Startup) => (page: ReactNode) => (
  <StoryPlayer tracks={tracks} startAt={0} startup={visitor}>
    {page}
  </StoryPlayer>
);
const send = fn<HttpClient['send']>(() => Promise.resolve({ playlist: samplePlaylists[0] }));

const meta = {
  title: 'player/SaveQueue',
  component: TestScreen,
  args: {
    screen: QueuePanel,
    route: '/',
    address: '/',
    answers: [],
    startup,
    send,
    wrap: inPlayer(startup),
    beside: <DialogHost />,
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A signed-in person saves the queue as a playlist: the current track and those that follow. */
export const Default: Story = {
  async play({ canvasElement, args }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Save as playlist' }));
    const dialog = await screen.findByRole('dialog', { name: 'New playlist' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Tonight');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const track_ids = tracks.map(({ id }) => id);
    await expect(args.send).toHaveBeenCalledWith(
      'playlists',
      expect.objectContaining({
        method: 'POST',
        body: expect.objectContaining({ name: 'Tonight', track_ids }) as object,
      }),
    );
  },
};

/** WORKSPACE-8 in a workspace that the person only views, the queue cannot be saved. */
export const Viewer: Story = {
  args: { startup: viewing, wrap: inPlayer(viewing) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Clear' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save as playlist' })).toBeNull();
  },
};
