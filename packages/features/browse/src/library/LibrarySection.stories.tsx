import { foldersQuery, libraryPlaylistsQuery, likesQuery, type HttpClient } from '@segno/data';
import { sampleAlbum, sampleLikes, samplePlaylists, sampleTracks } from '@segno/data/samples';
import { answer, answerPages, asListener } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TrackTable } from '@segno/music';
import { PlayerScreen } from '@segno/music/testing';
import { albumContext } from '@segno/playback';
import LibrarySection from './LibrarySection.tsx';

const send = fn();
/** The server answers added tracks with their entries. */
const answerAdded: HttpClient['send'] = (path, options) => {
  send(path, options?.body);
  return Promise.resolve({ ids: [1, 2] });
};

/** A list of tracks beside the playlists of the sidebar. */
const Page = () => (
  <div style={{ display: 'grid', gridTemplateColumns: '200px minmax(0, 1fr)', gap: 24 }}>
    <nav>
      <LibrarySection />
    </nav>
    <TrackTable label="Tracks" tracks={sampleTracks.slice(0, 5)} context={albumContext(sampleAlbum)} />
  </div>
);

const meta = {
  title: 'browse/LibrarySection',
  component: PlayerScreen,
  args: {
    screen: Page,
    route: '/',
    address: '/',
    startup: asListener(),
    send: answerAdded,
    answers: [
      answerPages(
        libraryPlaylistsQuery({ perPage: 20 }),
        samplePlaylists.slice(0, 3).map((playlist, index) => ({
          ...playlist,
          is_own: index < 2,
          permissions: { update: index < 2, delete: index < 2, move: index < 2, edit_tracks: index < 2 },
        })),
      ),
      answer(likesQuery(), sampleLikes),
    ],
  },
  beforeEach: () => void send.mockClear(),
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selected tracks are dragged to a playlist by keyboard: Enter on the handle, Tab to the playlist, Enter. */
export const DragByKeyboard: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Deep Work' });
    const rows = canvas.getAllByRole('row');
    // Beside the links of the row.
    await userEvent.click(within(rows[1]!).getByText(/^\d+:\d\d$/));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const handle = await canvas.findByRole('button', { name: 'Drag the selected tracks to a playlist' });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    const target = canvas.getByRole('link', { name: 'Deep Work' });
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-drop-target'));
    if (document.activeElement !== target) await userEvent.tab();
    await expect(target).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const [first, second] = sampleTracks;
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith('playlists/52/tracks', { track_ids: [first!.id, second!.id] }),
    );
    await waitFor(() => expect(screen.getByText('Added to “Deep Work”')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** A row, and any link to a record, can be dropped on a playlist that the person may edit. */
export const DropFromPage: Story = {
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const target = await canvas.findByRole('link', { name: 'Deep Work' });
    const drop = (types: Record<string, string>, on: Element) => {
      const dataTransfer = new DataTransfer();
      for (const [type, text] of Object.entries(types)) dataTransfer.setData(type, text);
      dataTransfer.effectAllowed = 'all';
      const { left, top } = on.getBoundingClientRect();
      for (const type of ['dragenter', 'dragover', 'drop'])
        on.dispatchEvent(
          new DragEvent(type, {
            dataTransfer,
            bubbles: true,
            cancelable: true,
            clientX: left + 5,
            clientY: top + 5,
          }),
        );
    };
    await step('a link to a track', async () => {
      drop({ 'text/uri-list': `${location.origin}/track/1002/low-tide` }, target);
      await waitFor(() => expect(send).toHaveBeenCalledWith('playlists/52/tracks', { track_ids: [1002] }));
    });
    await step('a link to another site is refused', async () => {
      drop({ 'text/uri-list': 'https://other.example/track/7' }, target);
      await waitFor(() => expect(screen.getByText('This cannot be added to a playlist')).toBeVisible());
    });
    await step('a playlist of another person takes nothing', async () => {
      drop(
        { 'text/uri-list': `${location.origin}/track/1003/x` },
        canvas.getByRole('link', { name: 'First Light' }),
      );
      await expect(send).toHaveBeenCalledTimes(1);
    });
  },
};

const [rain, work, light] = samplePlaylists;
const change = fn<HttpClient['send']>(() => Promise.resolve({}));

/** FOLDER-2: a folder opens in place. A playlist is moved by its menu, or by dropping its link. */
export const WithFolders: Story = {
  tags: ['rtl'],
  args: {
    send: change,
    answers: [
      answer(foldersQuery(), {
        folders: [
          { id: 1, name: 'Evenings', parent_id: null },
          { id: 2, name: 'Late', parent_id: 1 },
        ],
        places: [{ playlist_id: light!.id, folder_id: 1 }],
      }),
      answerPages(libraryPlaylistsQuery({ perPage: 20 }), [rain!, work!, light!]),
      answerPages(libraryPlaylistsQuery({ perPage: 20, folder: 0 }), [rain!, work!]),
      answerPages(libraryPlaylistsQuery({ perPage: 50, folder: 1 }), [light!]),
      answer(likesQuery(), { ...sampleLikes, playlists: [rain!.id] }),
    ],
  },
  beforeEach() {
    localStorage.removeItem('segno-sidebar-library');
    change.mockClear();
  },
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('a folder opens', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Evenings' }));
      await expect(await canvas.findByRole('link', { name: light!.name })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Late' })).toBeVisible();
    });
    await step('a link that is dropped on it moves the playlist', async () => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/uri-list', `${location.origin}/playlist/${work!.id}/x`);
      dataTransfer.effectAllowed = 'all';
      const folder = canvas.getByRole('button', { name: 'Evenings' });
      const { left, top } = folder.getBoundingClientRect();
      const at = { bubbles: true, cancelable: true, clientX: left + 5, clientY: top + 5 };
      for (const type of ['dragenter', 'dragover', 'drop'])
        folder.dispatchEvent(new DragEvent(type, { dataTransfer, ...at }));
      await waitFor(() =>
        expect(change).toHaveBeenCalledWith(
          'me/folders/places',
          expect.objectContaining({ body: { playlist_ids: [work!.id], folder_id: 1 } }),
        ),
      );
      await waitFor(() => expect(screen.getByText('Moved to “Evenings”')).toBeVisible());
      await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    });
  },
};
