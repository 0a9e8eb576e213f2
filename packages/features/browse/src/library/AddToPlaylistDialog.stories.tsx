import { libraryPlaylistsQuery, type Playlist } from '@segno/data';
import { samplePlaylists, sampleStartup, sampleWorkspaces } from '@segno/data/samples';
import { answerPages, asListener } from '@segno/testing';
import { Button, DialogTrigger } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { AddToPlaylistDialog } from '@segno/music/testing';
import LibrarySection from './LibrarySection.tsx';

const longName =
  'Songs for everyone who ever missed the last train home and walked along the river until the morning';
const playlists = samplePlaylists.map((playlist, index): Playlist => ({
  ...playlist,
  name: index === 0 ? longName : playlist.name,
  is_own: true,
  permissions: { update: true, delete: true, move: true, edit_tracks: true },
}));

const viewed = sampleWorkspaces.find(({ role }) => role === 'viewer') ?? sampleStartup.workspace;

/** The playlists in the sidebar, and the dialog over it. */
const Screen = () => (
  <>
    <div style={{ inlineSize: 224 }}>
      <LibrarySection />
    </div>
    <DialogTrigger defaultOpen>
      <Button>Add to playlist</Button>
      <AddToPlaylistDialog trackIds={[101]} name="Harbour Lights Out" onClose={() => {}} />
    </DialogTrigger>
  </>
);

const meta = {
  title: 'browse/AddToPlaylistDialog',
  component: PlayerScreen,
  args: {
    screen: Screen,
    route: '/',
    address: '/',
    startup: asListener(),
    answers: [
      answerPages(libraryPlaylistsQuery(), playlists),
      answerPages(libraryPlaylistsQuery({ perPage: 20 }), playlists),
    ],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A long name is cut at the end, in the dialog and in the sidebar. */
export const LongText: Story = {
  tags: ['rtl'],
  async play({ canvasElement, step }) {
    const dialog = within(await screen.findByRole('dialog'));
    await step('in the dialog', async () => {
      const long = await dialog.findByRole('button', { name: new RegExp(longName) });
      const short = dialog.getByRole('button', { name: /Deep Work/ });
      // Measured without the scale of the dialog's animation.
      await expect([long.offsetWidth, long.offsetHeight]).toEqual([short.offsetWidth, short.offsetHeight]);
      const covers = [long, short].map((button) => within(button).getByRole('presentation') as HTMLElement);
      await expect(covers.map(({ offsetWidth }) => offsetWidth)).toEqual([32, 32]);
      const [left, shortLeft] = covers.map((cover) => cover.getBoundingClientRect().left);
      await expect(left).toBeCloseTo(shortLeft as number, 0);
      const name = within(long).getByText(longName);
      await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
      await expect(within(long).getByText(/24 tracks/).offsetWidth).toBeGreaterThan(40);
      await expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth);
    });
    await step('in the sidebar', async () => {
      // The dialog hides the page from assistive technology.
      const list = within(canvasElement).getByRole('list', { hidden: true });
      const link = within(list).getByText(longName);
      await expect(link.scrollWidth).toBeGreaterThan(link.clientWidth);
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    });
  },
};

/** WORKSPACE-8 in a workspace that the person only views, there is nothing to create or to add to. */
export const Viewer: Story = {
  args: {
    startup: { ...asListener(), workspace: viewed },
    answers: [
      answerPages(libraryPlaylistsQuery(), samplePlaylists),
      answerPages(libraryPlaylistsQuery({ perPage: 20 }), samplePlaylists),
    ],
  },
  async play() {
    const dialog = within(await screen.findByRole('dialog'));
    const reason = await dialog.findByText('There is no playlist that you can change in this workspace.');
    // It fades in.
    await waitFor(() => expect(reason).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'New playlist' })).toBeNull();
  },
};
