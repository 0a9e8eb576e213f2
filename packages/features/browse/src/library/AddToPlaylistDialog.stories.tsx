import { ApiError, libraryPlaylistsQuery, type Playlist } from '@segno/data';
import { samplePlaylists, sampleStartup, sampleWorkspaces } from '@segno/data/samples';
import { answerPages, asListener } from '@segno/testing';
import { Button, DialogTrigger, openDialog } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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

/** The dialog as the menu of a track opens it. */
const Opened = () => (
  <Button
    onPress={() =>
      void openDialog(({ close }) => (
        <AddToPlaylistDialog trackIds={[101]} name="Harbour Lights Out" onClose={() => close()} />
      ))
    }
  >
    Add to playlist
  </Button>
);
const title = 'Add “Harbour Lights Out” to a playlist';
const open = async () => {
  (await screen.findByRole('button', { name: 'Add to playlist' })).focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: title }));
};

/** The question about a track that the playlist has keeps the focus, so that Escape closes it. */
export const Duplicate: Story = {
  args: {
    screen: Opened,
    send: async () => {
      throw new ApiError({
        status: 409,
        code: 'only_duplicates',
        message: 'This track is already in the playlist.',
      });
    },
  },
  async play() {
    const dialog = await open();
    (await dialog.findByRole('button', { name: /Deep Work/ })).focus();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('dialog', { name: 'Already in the playlist' });
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add to playlist' })).toHaveFocus());
  },
};

/** A new playlist is named in a dialog above this one: Escape leads back. */
export const NewPlaylist: Story = {
  args: { screen: Opened },
  async play({ step }) {
    const dialog = await open();
    (await dialog.findByRole('button', { name: 'New playlist' })).focus();
    await userEvent.keyboard('{Enter}');
    const name = within(await screen.findByRole('dialog', { name: 'New playlist' })).getByRole('textbox', {
      name: 'Name',
    });
    await waitFor(() => expect(name).toHaveFocus());
    await step('back to the list', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New playlist' })).toBeNull());
      await expect(screen.getByRole('dialog', { name: title })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: 'New playlist' })).toHaveFocus());
    });
    await step('and to the page', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Add to playlist' })).toHaveFocus());
    });
  },
};
