import { libraryPlaylistsQuery, likesQuery } from '@segno/data';
import { sampleAlbum, sampleLikes, samplePlaylists, sampleTracks } from '@segno/data/samples';
import { answer, answerPages, asListener } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { albumContext } from '../cards/contexts.ts';
import { PlayerScreen } from '../stories/PlayerScreen.tsx';
import { TrackTable } from '../tracklist/TrackTable.tsx';
// The application loads these parts on demand; stories import them statically, so that they need not wait.
import '../selection/TrackSelectionBar.tsx';
import LibrarySection from './LibrarySection.tsx';

const send = fn();

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
  title: 'player/LibrarySection',
  component: PlayerScreen,
  args: {
    screen: Page,
    route: '/',
    address: '/',
    startup: asListener(),
    send: (path, options) => {
      send(path, options?.body);
      return Promise.resolve({ ids: [1, 2] });
    },
    answers: [
      answerPages(
        libraryPlaylistsQuery({ perPage: 20 }),
        samplePlaylists.slice(0, 3).map((playlist, index) => ({
          ...playlist,
          permissions: { update: index < 2, delete: index < 2, edit_tracks: index < 2 },
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
