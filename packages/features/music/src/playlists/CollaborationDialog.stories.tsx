import { collaborationQuery, type Collaboration, type HttpClient } from '@segno/data';
import { samplePlaylists } from '@segno/data/samples';
import { answer, answerError, asOwner } from '@segno/testing';
import { closeToast, Button, openDialog } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '../stories/PlayerScreen.tsx';
import CollaborationDialog from './CollaborationDialog.tsx';

const [playlist] = samplePlaylists;
if (!playlist) throw new Error('There is no sample of a playlist.');
const own = {
  ...playlist,
  is_own: true,
  permissions: { update: true, delete: true, move: true, edit_tracks: true },
};

const link = { path: '/playlist-invite/7Hq2sJ8WcVb1', created_at: '2026-11-01T10:00:00.000Z' };
const joined: Collaboration = {
  link,
  people: [
    { id: 5, name: 'Nora Lind', image: null, joined_at: '2026-11-03T10:00:00.000Z' },
    {
      id: 6,
      name: 'Bartholomew Featherstonehaugh-Wolfeschlegelsteinhausen',
      image: null,
      joined_at: '2026-11-02T10:00:00.000Z',
    },
  ],
};
const open = () =>
  void openDialog(({ close }) => <CollaborationDialog playlist={own} onClose={() => close()} />);

function Opener() {
  return <Button onPress={open}>Open</Button>;
}

const meta = {
  title: 'music/CollaborationDialog',
  component: PlayerScreen,
  args: {
    address: '/',
    screen: Opener,
    startup: asOwner(own),
    answers: [answer(collaborationQuery(own.id), joined)],
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = fn<HttpClient['send']>(async (path, options) =>
  options?.method === 'POST' ? { collaboration: { link, people: [] } } : {},
);

/** PLAYLIST-8: the link with who has joined by it. The owner removes people. */
export const Joined: Story = {
  tags: ['rtl'],
  args: { send },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('textbox', { name: 'Link' })).toHaveValue(
      new URL(link.path, location.href).href,
    );
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Nora Lind' }));
    await expect(send).toHaveBeenCalledWith(
      `playlists/${own.id}/collaboration/people/5`,
      expect.objectContaining({ method: 'DELETE' }),
    );
  },
};

/** PLAYLIST-8: without a link nobody can join. */
export const NoLink: Story = {
  args: { send, answers: [answer(collaborationQuery(own.id), { link: null, people: [] })] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create a link' }));
    await expect(send).toHaveBeenCalledWith(
      `playlists/${own.id}/collaboration/link`,
      expect.objectContaining({ method: 'POST' }),
    );
  },
};

/** The people could not be read. */
export const Failed: Story = {
  args: { answers: [answerError(collaborationQuery(own.id), new Error('No'))] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }));
    const heading = await screen.findByText('The people of this playlist could not be loaded');
    await waitFor(() => expect(heading).toBeVisible());
  },
};
