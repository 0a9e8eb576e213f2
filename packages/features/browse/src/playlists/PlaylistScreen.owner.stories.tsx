import { ApiError, likesQuery, playlistQuery, radioPath, trackPath, workspacesQuery } from '@segno/data';
import { sampleLikes, samplePlaylistTracks, sampleWorkspaces } from '@segno/data/samples';
import { answer } from '@segno/testing';
import { formattersOf } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import {
  entriesAnswer,
  own,
  playlist,
  playlistArgs,
  send,
  signedIn,
  tracksAnswer,
} from './playlistStories.ts';

const meta = {
  title: 'browse/PlaylistScreen/owner',
  component: PlayerScreen,
  args: playlistArgs,
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const [workspace] = sampleWorkspaces;
if (!workspace) throw new Error('There is no sample of a workspace.');

/** The owner moves and removes tracks, edits the details and deletes the playlist. */
export const Owner: Story = {
  tags: ['rtl'],
  args: {
    send,
    startup: signedIn,
    answers: [
      answer(playlistQuery(playlist.id), own),
      tracksAnswer(samplePlaylistTracks),
      entriesAnswer,
      answer(likesQuery(), sampleLikes),
      answer(workspacesQuery(), sampleWorkspaces),
    ],
  },
  beforeEach: () => void send.mockClear(),
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const [first] = samplePlaylistTracks;
    const name = first?.track.name ?? '';
    await expect(await canvas.findByRole('grid', { name: /^Tracks of Rain on the Roof/ })).toBeVisible();
    await expect(canvas.getByText('Private')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Follow/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: `Remove ${name} from the playlist` })).toBeVisible();
    await step('PLAYLIST-13 a row in the own order has the links and columns of other lists', async () => {
      const row = within(canvas.getByRole('row', { name: new RegExp(`^${name},`) }));
      await expect(row.getByRole('link', { name })).toHaveAttribute('href', trackPath(first!.track));
      await expect(row.getByRole('link', { name: first!.track.artists[0]!.name })).toBeVisible();
      await expect(row.getByRole('link', { name: first!.track.album!.name })).toBeVisible();
      await expect(row.getByText(formattersOf('en').number(first!.track.plays_count))).toBeVisible();
    });
    await step('the dialog has the stored values', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit details' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit playlist' }));
      await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue(playlist.name);
      await expect(dialog.getByRole('switch', { name: 'Public' })).not.toBeChecked();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    });
    await step('SHARE-1 the sheet of a private playlist says who can open its link', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
      const dialog = within(await screen.findByRole('dialog', { name: `Share “${playlist.name}”` }));
      await expect(
        dialog.getByText('This playlist is private. Others cannot open the link.'),
      ).toBeInTheDocument();
      await expect(dialog.queryByRole('textbox', { name: 'Embed' })).toBeNull();
      await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('WORKSPACE-8 a move into a workspace can be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `More for ${playlist.name}` }));
      const item = await screen.findByRole('menuitem', { name: 'Move to workspace' });
      // MENU-8: an ellipsis for a dialog that asks for more, none for a submenu, a page or an action.
      await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
        'Play',
        'Play next',
        'Add to queue',
        'Add to playlist…',
        'Move to workspace',
        'Invite people to edit…',
        'Move to folder',
        'Go to radio',
        'Download to this browser',
        'Export as',
        'Share…',
        'Copy link',
      ]);
      await expect(screen.queryByRole('menuitem', { name: 'Follow' })).toBeNull();
      // ARTIST-3
      await expect(screen.getByRole('menuitem', { name: 'Go to radio' })).toHaveAttribute(
        'href',
        radioPath('playlist', own),
      );
      await userEvent.click(item);
      const menu = within(await screen.findByRole('menu', { name: 'Move to workspace' }));
      // In the other workspace the person only views.
      await waitFor(() =>
        expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
          workspace.name,
          'Manage workspaces',
        ]),
      );
      await userEvent.click(menu.getByRole('menuitem', { name: workspace.name }));
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      const moves = send.mock.calls.filter(([path]) => path === `playlists/${playlist.id}/workspace`);
      await expect(moves.map(([, options]) => options?.body)).toEqual([
        { workspace_id: workspace.id },
        { workspace_id: null },
      ]);
    });
  },
};

/** A sorted or filtered view plays in its order and cannot be reordered. Its tracks can be removed. */
export const Sorted: Story = {
  args: {
    ...Owner.args,
    answers: [
      ...(Owner.args?.answers ?? []),
      tracksAnswer(
        samplePlaylistTracks.toSorted((a, b) => a.track.name.localeCompare(b.track.name)),
        { order: 'title' },
      ),
      // A slow machine searches before the word is typed.
      ...['z', 'zz', 'zzz'].map((query) => tracksAnswer([], { order: 'title', query })),
    ],
    send: () => Promise.resolve({ removal_id: 1 }),
  },
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Title' }));
    await expect(await canvas.findByText('Tracks can be moved in the playlist order only.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Drag / })).toBeNull();
    await step('several are removed at once', async () => {
      const rows = canvas.getAllByRole('row');
      await userEvent.click(rows[1]!);
      await userEvent.keyboard('{Control>}a{/Control}');
      const bar = within(await canvas.findByRole('toolbar', { name: /tracks selected$/ }));
      await expect(bar.getByRole('button', { name: 'Add to playlist' })).toBeVisible();
      await userEvent.click(bar.getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(screen.getByText(/^Removed \d+ tracks$/)).toBeVisible());
    });
    await step('nothing found', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search in this playlist' }), 'zzz');
      // LIST-4
      await expect(await canvas.findByText('There are no items matching your query')).toBeVisible();
    });
    await step('LIST-3 the playlist order can be shown again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show the playlist order' }));
      await expect(await canvas.findByRole('grid', { name: /^Tracks of .* Drag a track/ })).toBeVisible();
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
    });
  },
};

/** SELECT-3 the actions for several tracks of an own playlist. Escape ends the selection. */
export const Selected: Story = {
  args: { ...Owner.args },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const rows = await canvas.findAllByRole('row');
    await userEvent.click(rows[0]!);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const bar = within(await canvas.findByRole('toolbar', { name: '2 tracks selected' }));
    for (const name of ['Play next', 'Add to queue', 'Add to playlist', 'Remove', 'Clear selection'])
      await expect(bar.getByRole('button', { name })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull());
  },
};

let isCut = false;
const refusals: ((error: ApiError) => void)[] = [];

/** A move that the server refuses, or that does not reach it, returns at once, although the list cannot be read again. */
export const FailedMove: Story = {
  args: {
    ...Owner.args,
    answers: [
      ...(Owner.args?.answers ?? []).filter(({ key }) => key !== entriesAnswer.key),
      {
        ...entriesAnswer,
        get data() {
          return isCut ? new Promise(() => {}) : entriesAnswer.data;
        },
      },
    ],
    send: () =>
      new Promise((_resolve, reject) => {
        isCut = true;
        refusals.push(reject);
      }),
  },
  beforeEach() {
    isCut = false;
    refusals.length = 0;
  },
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const [first, second] = samplePlaylistTracks.map(({ track }) => track.name);
    const firstRow = () => canvas.getAllByRole('row')[0];
    const moveFirst = async (error: ApiError) => {
      await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^Reorder ${first}`) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to bottom' }));
      await waitFor(() => expect(firstRow()).toHaveTextContent(second!));
      await waitFor(() => expect(refusals).toHaveLength(1));
      refusals.pop()?.(error);
      await waitFor(() => expect(firstRow()).toHaveTextContent(first!));
    };
    await step('refused', async () => {
      const message = 'You can not change this playlist.';
      await moveFirst(new ApiError({ status: 403, code: 'forbidden', message, serverMessage: message }));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    });
    await step('without a connection', async () => {
      await moveFirst(new ApiError({ code: 'network_error', message: 'Network error' }));
      const message = 'The server cannot be reached.';
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    });
  },
};
