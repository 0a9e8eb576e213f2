import {
  ApiError,
  type HttpClient,
  likesQuery,
  playlistQuery,
  playlistTracksList,
  playlistTracksQuery,
  radioPath,
  searchQuery,
  trackPath,
  tracksQuery,
  type PlaylistTrack,
  type PlaylistTracksInput,
  workspacesQuery,
} from '@segno/data';
import {
  sampleLikes,
  samplePage,
  samplePlaylists,
  samplePlaylistTracks,
  sampleSearchResults,
  sampleTracks,
  sampleUser,
  sampleWorkspaces,
} from '@segno/data/samples';
import {
  answer,
  answerPages,
  asOwner,
  emptyStory,
  failedStory,
  forbiddenStory,
  loadingStory,
} from '@segno/testing';
import { closeToast, formattersOf } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import './PlaylistEntries.tsx';
import './PlaylistFilters.tsx';
import { playlistPage } from './playlistPage.ts';

const [playlist] = samplePlaylists;
if (!playlist) throw new Error('There is no sample of a playlist.');

const whole = (entries: readonly PlaylistTrack[]) => ({
  ...samplePage(entries),
  total: entries.length,
  starts: [],
});
/** A playlist with these tracks, or a sorted or filtered view of it. */
const tracksAnswer = (entries: readonly PlaylistTrack[], input?: PlaylistTracksInput) =>
  answer(playlistTracksList(playlist.id, input).first, whole(entries), { empty: whole([]) });
const entriesAnswer = answerPages(playlistTracksQuery(playlist.id), samplePlaylistTracks);

const meta = {
  title: 'browse/PlaylistScreen',
  component: PlayerScreen,
  args: {
    page: playlistPage,
    address: `/playlist/${playlist.id}/playlist`,
    answers: [
      answer(playlistQuery(playlist.id), playlist, {
        empty: { ...playlist, tracks_count: 0, duration: 0, image: null },
      }),
      tracksAnswer(samplePlaylistTracks),
    ],
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('grid')).toBeVisible();
  },
};

const own = {
  ...playlist,
  owner: { id: sampleUser.id, name: sampleUser.name },
  is_own: true,
  public: false,
  permissions: { update: true, delete: true, move: true, edit_tracks: true },
};

const [workspace] = sampleWorkspaces;
if (!workspace) throw new Error('There is no sample of a workspace.');

/** The server answers a change with the playlist. */
const send = fn<HttpClient['send']>(() => Promise.resolve({ playlist: own }));

/** The server answers added tracks with their entries, and a removal of these with its id. */
const sendAdded = fn<HttpClient['send']>(() => Promise.resolve({ playlist: own, ids: [901], removal_id: 1 }));

const signedIn = asOwner(own);

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
    await step('WORKSPACE-8 a move into a workspace can be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `More for ${playlist.name}` }));
      const item = await screen.findByRole('menuitem', { name: 'Move to…' });
      await expect(screen.queryByRole('menuitem', { name: 'Follow' })).toBeNull();
      // ARTIST-3
      await expect(screen.getByRole('menuitem', { name: 'Go to radio' })).toHaveAttribute(
        'href',
        radioPath('playlist', own),
      );
      await userEvent.click(item);
      const menu = within(await screen.findByRole('menu', { name: 'Move to…' }));
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

const [sampleEntry] = samplePlaylistTracks;

const total = 10_000;
const perPage = 100;
const cursorOf = (page: number) => `page ${page}`;
const entriesOf = (page: number) =>
  Array.from({ length: perPage }, (_, place) => {
    const id = page * perPage + place + 1;
    return { ...sampleEntry!, id, position: id, track: { ...sampleEntry!.track, id, name: `Song ${id}` } };
  });
const longList = playlistTracksList(playlist.id);
const longPages = Array.from({ length: total / perPage - 1 }, (_, index) => index + 1);
const long = { ...playlist, tracks_count: total };
const longAnswers = [
  answer(longList.first, {
    ...samplePage(entriesOf(0)),
    per_page: perPage,
    total,
    starts: longPages.map(cursorOf),
  }),
  ...longPages.map((page) => answer(longList.page(cursorOf(page)), samplePage(entriesOf(page)))),
  answer(likesQuery(), sampleLikes),
];

/** LIST-5 PLAYLIST-11: ten thousand tracks, of which those in view are rendered and read. */
export const ManyTracks: Story = {
  args: { startup: signedIn, answers: [answer(playlistQuery(playlist.id), long), ...longAnswers] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(200);
    within(grid)
      .getByRole('row', { name: /^Song 1,/ })
      .focus();
    await userEvent.keyboard('{End}');
    await expect(await within(grid).findByRole('row', { name: /^Song 10000,/ })).toHaveFocus();
  },
};

/** PLAYLIST-11: the owner reads a long playlist at any place, removes from it, and puts it in order after a press. */
export const OwnerOfManyTracks: Story = {
  args: {
    startup: signedIn,
    send,
    answers: [
      answer(playlistQuery(playlist.id), { ...own, tracks_count: total }),
      ...longAnswers,
      entriesAnswer,
    ],
  },
  beforeEach() {
    send.mockClear();
    send.mockResolvedValueOnce({ removal_id: 1 });
  },
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('a selected track is removed wherever it is', async () => {
      const grid = await canvas.findByRole('grid');
      within(grid)
        .getByRole('row', { name: /^Song 1,/ })
        .focus();
      await userEvent.keyboard('{End}');
      await userEvent.click(await within(grid).findByRole('row', { name: /^Song 10000,/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
      await waitFor(() =>
        expect(send).toHaveBeenCalledWith(
          `playlists/${playlist.id}/tracks/remove`,
          expect.objectContaining({ body: { ids: [10_000] } }),
        ),
      );
    });
    await step('the order is changed after a press', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change the order' }));
      await expect(await canvas.findByRole('grid', { name: /Drag a track/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(canvas.queryByRole('grid', { name: /Drag a track/ })).toBeNull());
    });
  },
};

/** SMART-1: the rules give the order, so that there is no other, and the owner does not move tracks. */
export const Smart: Story = {
  args: {
    startup: signedIn,
    answers: [
      answer(playlistQuery(playlist.id), {
        ...own,
        is_smart: true,
        permissions: { ...own.permissions, edit_tracks: false },
      }),
      tracksAnswer(samplePlaylistTracks),
      answer(likesQuery(), sampleLikes),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit rules' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Sort by/ })).toBeNull();
  },
};

/** In a collaborative playlist each track says who added it. */
export const Collaborator: Story = {
  args: {
    startup: signedIn,
    answers: [
      answer(playlistQuery(playlist.id), {
        ...playlist,
        collaborative: true,
        permissions: { update: false, delete: false, move: false, edit_tracks: true },
      }),
      tracksAnswer(samplePlaylistTracks),
      entriesAnswer,
      tracksAnswer(samplePlaylistTracks, { order: 'title' }),
      answer(likesQuery(), { ...sampleLikes, playlists: [playlist.id] }),
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(/Added by Segno editors/))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit details' })).toBeNull();
    await expect(await canvas.findByRole('button', { name: `Following ${playlist.name}` })).toBeVisible();
    // Also in a sorted view, which is a table.
    await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Title' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Title' })).toBeVisible();
    await expect(canvas.getAllByText(/Added by Segno editors/)[0]).toBeVisible();
  },
};

let isRemoved = false;

/** PLAYLIST-8: the page of a person who is removed says so, and offers no changes. */
export const RemovedCollaborator: Story = {
  args: {
    ...Collaborator.args,
    answers: (Collaborator.args?.answers ?? []).map((one, index) => ({
      ...one,
      get error() {
        return isRemoved && index === 0
          ? new ApiError({ status: 404, code: 'not_found', message: '' })
          : undefined;
      },
    })),
  },
  beforeEach() {
    isRemoved = false;
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: playlist.name })).toBeVisible();
    isRemoved = true;
    await expect(
      await canvas.findByText('You cannot open this playlist any more', {}, { timeout: 8000 }),
    ).toBeVisible();
    await expect(canvas.queryByRole('searchbox', { name: 'Search for tracks' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Your playlists' })).toBeVisible();
  },
};

/** ACCESS-9: an administrator may change the playlists of others, and follows them as everybody does. */
export const Administrator: Story = {
  args: {
    startup: signedIn,
    answers: [
      answer(playlistQuery(playlist.id), { ...playlist, permissions: own.permissions }),
      tracksAnswer(samplePlaylistTracks),
      entriesAnswer,
      answer(likesQuery(), sampleLikes),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: `Follow ${playlist.name}` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit details' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `More for ${playlist.name}` }));
    await expect(await screen.findByRole('menuitem', { name: 'Follow' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Move to…' })).toBeNull();
    // The menu is shared: an open one would be that of the next story.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** A guest who presses a heart or follows is offered the sign-in. */
export const GuestFollows: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: `Follow ${playlist.name}` }));
    // The toast fades in.
    await waitFor(() => expect(screen.getByText('Log in to like and follow music')).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login\?next=/),
    );
  },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    answers: [
      answer(playlistQuery(playlist.id), {
        ...playlist,
        name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
        description: 'Songs for the hour after midnight, when nobody speaks. '.repeat(8),
        owner: { id: 1, name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim() },
      }),
      tracksAnswer(
        samplePlaylistTracks.slice(0, 2).map((entry) => ({
          ...entry,
          track: { ...entry.track, name: `${entry.track.name} `.repeat(9).trim() },
        })),
      ),
    ],
  },
  async play({ canvas }) {
    await canvas.findByRole('grid');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('This playlist is empty');

/** PLAYLIST-14: the owner of an empty playlist fills it in place. */
export const EmptyOfTheOwner: Story = {
  args: {
    startup: signedIn,
    send: sendAdded,
    answers: [
      answer(playlistQuery(playlist.id), { ...own, tracks_count: 0, duration: 0, image: null }),
      tracksAnswer([]),
      entriesAnswer,
      answer(likesQuery(), sampleLikes),
      answerPages(tracksQuery({ order: 'popular', perPage: 50 }), sampleTracks),
      answer(searchQuery('rain', { types: ['tracks'], perPage: 50 }), {
        query: 'rain',
        results: { ...sampleSearchResults.results, tracks: sampleTracks.slice(3, 5) },
      }),
    ],
  },
  beforeEach: () => {
    sendAdded.mockClear();
    return () => closeToast();
  },
  async play({ canvas, step }) {
    const [first, second] = sampleTracks;
    await canvas.findByRole('heading', { name: 'This playlist is empty' });
    const suggested = await canvas.findByRole('list', { name: 'Suggested tracks' });
    await expect(within(suggested).getByRole('link', { name: second!.name })).toBeVisible();
    await step('a suggested track is added and leaves the list, and undo brings it back', async () => {
      const add = `Add ${first!.name} to the playlist`;
      await userEvent.click(within(suggested).getByRole('button', { name: add }));
      await waitFor(() =>
        expect(sendAdded).toHaveBeenCalledWith(
          `playlists/${playlist.id}/tracks`,
          expect.objectContaining({ body: { track_ids: [first!.id] } }),
        ),
      );
      await expect(within(suggested).queryByRole('button', { name: add })).toBeNull();
      await expect(
        within(suggested).getByRole('button', { name: `Add ${second!.name} to the playlist` }),
      ).toHaveFocus();
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await expect(await within(suggested).findByRole('button', { name: add })).toBeVisible();
    });
    await step('a search finds other tracks', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search for tracks' }), 'rain');
      const found = await canvas.findByRole('list', { name: 'Found tracks' });
      await expect(within(found).getAllByRole('listitem')).toHaveLength(2);
    });
  },
};

export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;

/** SHARE-1: the sheet opens from the head, whose buttons fit a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share…' }));
    const dialog = await screen.findByRole('dialog', { name: `Share “${playlist.name}”` });
    await expect(within(dialog).getByRole('textbox', { name: 'Embed' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
