import {
  libraryPlaylistsPageQuery,
  likesQuery,
  type LibraryPlaylistsInput,
  type Playlist,
} from '@segno/data';
import { sampleLikes, samplePage, samplePlaylists, sampleUser } from '@segno/data/samples';
import { answer, asListener, emptyStory, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { LibraryPlaylistsScreen } from './LibraryPlaylistsScreen.tsx';

/** The answer to one state of the table. */
const page = (input: LibraryPlaylistsInput, playlists: readonly Playlist[], total = playlists.length) =>
  answer(
    libraryPlaylistsPageQuery(input),
    { ...samplePage(playlists), total },
    { empty: { ...samplePage<Playlist>([]) } },
  );

const own = samplePlaylists.slice(0, 2).map((playlist) => ({
  ...playlist,
  owner: { id: sampleUser.id, name: sampleUser.name },
  is_own: true,
  public: false,
  permissions: { update: true, delete: true, move: true, edit_tracks: true },
}));
const library = [...own, ...samplePlaylists.slice(2)];

const meta = {
  title: 'browse/LibraryPlaylistsScreen',
  component: PlayerScreen,
  args: {
    screen: LibraryPlaylistsScreen,
    route: '/library/playlists',
    address: '/library/playlists',
    startup: asListener(),
    answers: [page({ page: 1 }, library)],
  },
  beforeEach: () => localStorage.removeItem('segno-list-playlists'),
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Rain on the Roof' })).toBeVisible();
    await step('a playlist needs a name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'New playlist' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'New playlist' }));
      const name = dialog.getByRole('textbox', { name: /^Name/ });
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      await expect(name).toHaveFocus();
      await expect(name).toHaveAccessibleDescription(/Enter a name\./);
    });
    await step('FORM-8 Escape asks before typed values are lost, and closes the dialog', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Low tide');
      await userEvent.keyboard('{Escape}');
      const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
      await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
      await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'New playlist' })).toBeVisible();
    });
  },
};

/** Search, order and filters are in the address; a press on the current order reverses it. */
export const Filtered: Story = {
  args: {
    answers: [
      page({ page: 1 }, library),
      // A slow machine searches before the word is typed.
      ...['w', 'wo', 'wor', 'work'].map((query) => page({ query, page: 1 }, library.slice(1, 2))),
      page(
        { order: 'name', page: 1 },
        library.toSorted((a, b) => a.name.localeCompare(b.name)),
      ),
      page(
        { order: 'name', direction: 'desc', page: 1 },
        library.toSorted((a, b) => b.name.localeCompare(a.name)),
      ),
      page({ order: 'name', direction: 'desc', visibility: 'private', page: 1 }, []),
    ],
  },
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const names = () =>
      canvas.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
    await canvas.findByRole('grid', { name: 'Your playlists' });
    await step('LIST-2 words are searched for while typing', async () => {
      const search = canvas.getByRole('searchbox', { name: 'Search your playlists' });
      await userEvent.type(search, 'work');
      await waitFor(() => expect(names()).toEqual(['Deep Work']));
      await expect(canvas.getByText('1 playlist')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await waitFor(() => expect(names()).toHaveLength(6));
      await expect(search).toHaveValue('');
    });
    await step('LIST-2 a header sorts, and reverses its order', async () => {
      const header = () => canvas.getByRole('columnheader', { name: 'Name' });
      await userEvent.click(header());
      await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
      await expect(names()[0]).toBe('Deep Work');
      await userEvent.click(header());
      await waitFor(() => expect(names()[0]).toBe('Rain on the Roof'));
      await expect(header()).toHaveAttribute('aria-sort', 'descending');
    });
    await step('a filter without results says so, and can be cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Visibility/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Private' }));
      // LIST-4
      await expect(await canvas.findByText('There are no items matching your query')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    });
  },
};

/** An address that names a page and filters opens with them. */
export const SecondPage: Story = {
  args: {
    address: '/library/playlists?owner=others&page=2&order=unknown',
    answers: [page({ owner: 'others', page: 2 }, library.slice(2), 34)],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'href',
      '/library/playlists?owner=others',
    );
  },
};

/** A followed playlist as an administrator gets it, who may delete every playlist. */
const asAdministrator = (playlist: Playlist): Playlist =>
  playlist.name === 'First Light'
    ? { ...playlist, permissions: { update: true, delete: true, move: true, edit_tracks: true } }
    : playlist;

/**
 * Selected playlists are deleted or unfollowed together: only own ones are deleted, whatever the person may delete.
 * Escape clears the selection.
 */
export const Selected: Story = {
  args: {
    answers: [
      page({ page: 1 }, library.map(asAdministrator)),
      answer(likesQuery(), { ...sampleLikes, playlists: library.slice(2).map(({ id }) => id) }),
    ],
    send: () => Promise.resolve({}),
  },
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const checkbox = async (name: RegExp) =>
      within(await canvas.findByRole('row', { name })).getByRole('checkbox');
    await userEvent.click(await checkbox(/Rain on the Roof/));
    await userEvent.click(await checkbox(/First Light/));
    const bar = within(canvas.getByRole('toolbar', { name: '2 playlists selected' }));
    await expect(bar.getByRole('button', { name: 'Unfollow' })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('Deleted 1 playlist')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await step('Escape clears the selection', async () => {
      await userEvent.click(await checkbox(/Deep Work/));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull());
    });
  },
};

const longName =
  'A playlist with a name that is as long as the contract allows, which is exactly one hundred letters';

export const LongNames: Story = {
  args: {
    answers: [
      page(
        { page: 1 },
        library.map((playlist) => ({ ...playlist, name: longName })),
      ),
    ],
  },
};

/** A person without the permission to create playlists has no button. */
export const WithoutPermission: Story = {
  args: {
    startup: asListener({ permissions: [{ name: 'music.view', restrictions: [] }] }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'Rain on the Roof' });
    await expect(canvas.queryByRole('button', { name: 'New playlist' })).toBeNull();
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('No playlists yet');
/** WORKSPACE-9: the list of a workspace does not say that there are no playlists at all. */
export const EmptyWorkspace: Story = {
  args: {
    state: 'empty',
    startup: {
      ...asListener(),
      workspace: { id: 3, name: 'Morning radio', members_count: 2, role: 'owner' },
    },
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'No playlists in “Morning radio” yet' });
  },
};
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
