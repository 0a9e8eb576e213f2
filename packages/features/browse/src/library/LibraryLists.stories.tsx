import {
  ApiError,
  albumTracksQuery,
  type HttpClient,
  historyDayList,
  historyDaysQuery,
  libraryAlbumsList,
  libraryArtistsList,
  likesQuery,
} from '@segno/data';
import { sampleAlbums, sampleArtists, sampleLikes, samplePage, sampleTracks } from '@segno/data/samples';
import { answer, answerError, asListener, failedStory, forbiddenStory, loadingStory } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { LibraryAlbumsScreen } from './LibraryAlbumsScreen.tsx';
import { LibraryArtistsScreen } from './LibraryArtistsScreen.tsx';
import { LibraryHistoryScreen } from './LibraryHistoryScreen.tsx';

const added_at = '2026-01-05T12:00:00.000Z';
const long = 'The Extraordinarily Long-Winded Philharmonic Orchestra of Upper Lower Saxony';
const albums = sampleAlbums.map((album) => ({ id: album.id, added_at, album }));
const artists = sampleArtists.map((artist) => ({ id: artist.id, added_at, artist }));
const whole = <T,>(data: readonly T[]) => ({ ...samplePage(data), total: data.length, starts: [] });
const none = { empty: whole([]) };
const plays = (day: string) =>
  whole(
    sampleTracks.slice(0, 2).map((track, index) => ({
      id: index + 1,
      track,
      played_at: `${day}T1${index}:00:00.000Z`,
      day,
    })),
  );
const days = ['2026-01-05', '2026-01-04'];

/** The lists of the library beside songs and playlists. */
const meta = {
  title: 'browse/LibraryLists',
  component: PlayerScreen,
  args: {
    screen: LibraryAlbumsScreen,
    route: '/library/albums',
    address: '/library/albums',
    startup: asListener(),
    answers: [
      answer(libraryAlbumsList().first, whole(albums), none),
      answer(libraryArtistsList().first, whole(artists), none),
      answer(historyDaysQuery(), { days: days.map((day) => ({ day, count: 2 })) }, { empty: { days: [] } }),
      ...days.map((day) => answer(historyDayList(day).first, plays(day))),
      answer(likesQuery(), sampleLikes),
    ],
  },
  beforeEach() {
    for (const list of ['albums', 'artists']) localStorage.removeItem(`segno-list-${list}`);
  },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An empty list says what would be in it, and has the way to music. */
const emptyList = (heading: string): Story => ({
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: heading });
    await expect(canvas.getByRole('link', { name: 'Find music' })).toHaveAttribute('href', '/search');
  },
});

export const Albums: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [album] = sampleAlbums;
    const links = await canvas.findAllByRole('link', { name: new RegExp(album?.name ?? '') });
    await expect(links[0]).toBeVisible();
    await expect(canvas.getByText(`${sampleAlbums.length} albums`)).toBeVisible();
  },
};

const total = 5000;
const perPage = 100;
const cursorOf = (page: number) => `page ${page}`;
const albumsOf = (page: number) =>
  Array.from({ length: perPage }, (_, place) => {
    const id = page * perPage + place + 1;
    return { id, added_at, album: { ...sampleAlbums[id % sampleAlbums.length]!, id, name: `Album ${id}` } };
  });

/** LIST-5 LIBRARY-4: a grid of 5,000 covers, of which the rows in view are drawn and read. */
export const ManyAlbums: Story = {
  args: {
    answers: [
      answer(libraryAlbumsList().first, {
        ...samplePage(albumsOf(0)),
        per_page: perPage,
        total,
        starts: Array.from({ length: total / perPage - 1 }, (_, index) => cursorOf(index + 1)),
      }),
      ...Array.from({ length: total / perPage - 1 }, (_, index) =>
        answer(libraryAlbumsList().page(cursorOf(index + 1)), samplePage(albumsOf(index + 1))),
      ),
    ],
  },
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('link', { name: 'Album 1' });
    await step('the page has the length of the whole list', async () => {
      await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(50_000));
      await expect(canvas.getByText('5,000 albums')).toBeVisible();
    });
    await step('the last album is read when it comes into view', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Album 5000' })[0]).toBeVisible());
      await expect(canvas.getAllByRole('link', { name: /^Album/ }).length).toBeLessThan(300);
    });
  },
};

/** The tracks that a request of `manyRead` albums brings. Eight of these requests reach the limit of a playlist. */
const manyTracks = Array.from({ length: 1300 }, (_, index) => sampleTracks[index % sampleTracks.length]!);
const manyRead = 20;

/** SELECT-5: the tracks of all selected albums are read in few requests, and no more of them than are used. */
export const ManyAlbumsQueued: Story = {
  args: {
    answers: [
      ...(ManyAlbums.args?.answers ?? []),
      answer(likesQuery(), sampleLikes),
      ...Array.from({ length: 8 }, (_, request) =>
        answer(
          albumTracksQuery(
            Array.from({ length: manyRead }, (_place, index) => request * manyRead + index + 1),
          ),
          manyTracks,
        ),
      ),
    ],
  },
  async play({ canvas }) {
    const [link] = await canvas.findAllByRole('link', { name: 'Album 1' });
    link?.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await screen.findByRole('toolbar', { name: '5,000 albums selected' });
    await userEvent.click(screen.getByRole('button', { name: 'Add to queue' }));
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull(), { timeout: 10_000 });
  },
};

/** LIBRARY-3: a list without parameters opens in the order that it had. */
export const AlbumsKeepTheirOrder: Story = {
  args: {
    answers: [
      ...(meta.args.answers ?? []),
      answer(libraryAlbumsList({ order: 'name' }).first, whole(albums.toReversed())),
    ],
  },
  beforeEach() {
    localStorage.setItem('segno-list-albums', 'order=name');
    return () => localStorage.removeItem('segno-list-albums');
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const sort = await canvas.findByRole('button', { name: /Sort by/ });
    await waitFor(() => expect(sort).toHaveTextContent('Name'));
  },
};

const send = fn<HttpClient['send']>(() => Promise.resolve({}));
const [firstAlbum, secondAlbum, thirdAlbum] = sampleAlbums.map(({ name }) => name);
const pick = (name = '') => screen.getByRole('checkbox', { name: `Select ${name}` });

/** SELECT-5: cards are selected by mouse and by keyboard, removed together, and brought back. */
export const AlbumsSelected: Story = {
  args: {
    send,
  },
  beforeEach: () => void send.mockClear(),
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const ids = sampleAlbums.map(({ id }) => id);
    const [link] = await canvas.findAllByRole('link', { name: firstAlbum });
    await step('Space on the name of a card selects it, and its link does not open', async () => {
      link?.focus();
      await userEvent.keyboard(' ');
      await expect(pick(firstAlbum)).toBeChecked();
      await expect(await screen.findByRole('toolbar', { name: '1 album selected' })).toBeVisible();
    });
    await step('Shift and an arrow key extend the selection', async () => {
      pick(firstAlbum).focus();
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await expect(pick(secondAlbum)).toHaveFocus();
      await expect(await screen.findByRole('toolbar', { name: '2 albums selected' })).toBeVisible();
    });
    await step('a press anywhere on a card adds it, with Shift all between', async () => {
      await userEvent.click(pick(secondAlbum));
      await expect(await screen.findByRole('toolbar', { name: '1 album selected' })).toBeVisible();
      // One session, which knows that Shift is down.
      const user = userEvent.setup();
      await user.keyboard('{Shift>}');
      await user.click(pick(thirdAlbum));
      await user.keyboard('{/Shift}');
      await expect(await screen.findByRole('toolbar', { name: '3 albums selected' })).toBeVisible();
    });
    await step('Escape ends the selection, Control and A select all', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
      link?.focus();
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(
        await screen.findByRole('toolbar', { name: `${sampleAlbums.length} albums selected` }),
      ).toBeVisible();
    });
    await step('the selected albums are removed, and can be brought back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
      await expect(
        await screen.findByText(`Removed ${sampleAlbums.length} albums from your library`),
      ).toBeVisible();
      await expect(send).toHaveBeenCalledWith(
        'me/likes/albums/remove',
        expect.objectContaining({ method: 'POST', body: { ids } }),
      );
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(() =>
        expect(send).toHaveBeenCalledWith(
          'me/likes/albums',
          expect.objectContaining({ method: 'POST', body: { ids: ids.toReversed() } }),
        ),
      );
    });
  },
};

/** SELECT-5: on a phone the button above the cards begins a selection; then a tap on a card adds or removes it. */
export const AlbumsSelectedByTouch: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    answers: [...(meta.args.answers ?? []), answer(albumTracksQuery([sampleAlbums[1]!.id]), sampleTracks)],
  },
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('link', { name: firstAlbum });
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }));
    await step('the checkbox covers the card, so that a tap on the cover selects', async () => {
      const { left, top, width, height } = canvas
        .getByRole('link', { name: secondAlbum })
        .getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(pick(secondAlbum));
      await userEvent.click(pick(secondAlbum));
      await expect(pick(secondAlbum)).toBeChecked();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    });
    await step('the tracks of the selected albums are queued', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add to queue' }));
      await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
    });
  },
};
export const AlbumsLoading: Story = loadingStory;
export const AlbumsEmpty: Story = { ...emptyList('No saved albums yet'), args: { state: 'empty' } };
export const AlbumsFailed: Story = failedStory;
export const AlbumsForbidden: Story = forbiddenStory;
export const AlbumsLongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    answers: [
      answer(
        libraryAlbumsList().first,
        whole(albums.map((each) => ({ ...each, album: { ...each.album, name: long } }))),
      ),
    ],
  },
  async play({ canvas }) {
    await canvas.findAllByRole('link', { name: long });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const ofArtists = { screen: LibraryArtistsScreen, route: '/library/artists', address: '/library/artists' };
export const Artists: Story = {
  args: ofArtists,
  tags: ['rtl'],
  async play({ canvasElement }) {
    const [artist] = sampleArtists;
    const links = await within(canvasElement).findAllByRole('link', { name: new RegExp(artist?.name ?? '') });
    await expect(links[0]).toBeVisible();
  },
};
export const ArtistsLongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    ...ofArtists,
    answers: [
      answer(
        libraryArtistsList().first,
        whole(artists.map((each) => ({ ...each, artist: { ...each.artist, name: long } }))),
      ),
    ],
  },
  async play({ canvas }) {
    await canvas.findAllByRole('link', { name: long });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const ArtistsLoading: Story = { ...loadingStory, args: { ...ofArtists, state: 'loading' } };
export const ArtistsEmpty: Story = {
  ...emptyList('You follow no artists yet'),
  args: { ...ofArtists, state: 'empty' },
};
export const ArtistsFailed: Story = { ...failedStory, args: { ...ofArtists, state: 'error' } };
export const ArtistsForbidden: Story = { ...forbiddenStory, args: { ...ofArtists, state: 'forbidden' } };

/** SELECT-5: followed artists are selected from the menu of a card too. */
export const ArtistsSelected: Story = {
  args: { ...ofArtists, send },
  beforeEach: () => void send.mockClear(),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [artist] = sampleArtists;
    const [link] = await canvas.findAllByRole('link', { name: artist?.name });
    await fireEvent.contextMenu(link as Element);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    await expect(await screen.findByRole('toolbar', { name: '1 artist selected' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        'me/likes/artists/remove',
        expect.objectContaining({ body: { ids: [artist?.id] } }),
      ),
    );
    await expect(await screen.findByText('You no longer follow 1 artist')).toBeVisible();
  },
};

const history = { screen: LibraryHistoryScreen, route: '/library/history', address: '/library/history' };
/** PLAY-7 a section for each day, which is read when it comes into view. */
export const History: Story = {
  args: history,
  tags: ['rtl'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('grid')).toHaveLength(2));
    await expect(canvas.getByRole('region', { name: /4 January 2026|January 4, 2026/ })).toBeVisible();
  },
};
export const HistoryLoading: Story = { ...loadingStory, args: { ...history, state: 'loading' } };
export const HistoryEmpty: Story = {
  ...emptyList('Nothing played yet'),
  args: { ...history, state: 'empty' },
};
export const HistoryFailed: Story = { ...failedStory, args: { ...history, state: 'error' } };
export const HistoryForbidden: Story = { ...forbiddenStory, args: { ...history, state: 'forbidden' } };

/** The times of plays are in the time zone of the account, as their days are, and not in that of the browser. */
export const HistoryTimes: Story = {
  args: { ...history, startup: asListener({ timezone: 'Pacific/Auckland' }) },
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('row', { name: new RegExp(sampleTracks[0]!.name) });
    await expect(first).toHaveTextContent('11:00 PM');
  },
};

/** The plays of one day cannot be read: the others are there, and that day can be tried again. */
export const HistoryOfADayFails: Story = {
  args: {
    ...history,
    answers: [
      answer(historyDaysQuery(), { days: days.map((day) => ({ day, count: 2 })) }),
      answer(historyDayList(days[0] ?? '').first, plays(days[0] ?? '')),
      answerError(
        historyDayList(days[1] ?? '').first,
        new ApiError({ message: 'Server error', status: 500, code: 'server_error' }),
      ),
      answer(likesQuery(), sampleLikes),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('This day could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getAllByRole('grid')).toHaveLength(1);
  },
};
export const HistoryLongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    ...history,
    answers: [
      answer(historyDaysQuery(), { days: [{ day: days[0] ?? '', count: 1 }] }),
      answer(
        historyDayList(days[0] ?? '').first,
        whole([
          {
            id: 1,
            track: { ...sampleTracks[0]!, name: long },
            played_at: `${days[0]}T10:00:00.000Z`,
            day: days[0] ?? '',
          },
        ]),
      ),
      answer(likesQuery(), sampleLikes),
    ],
  },
  async play({ canvas }) {
    await canvas.findByRole('row', { name: new RegExp(long) });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const HistoryPhone: Story = { args: history, globals: { viewport: { value: 'phone' } } };
