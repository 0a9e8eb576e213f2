import { likesQuery, playlistQuery, playlistTracksList } from '@segno/data';
import { sampleLikes, samplePage, samplePlaylistTracks } from '@segno/data/samples';
import { answer } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '@segno/music/testing';
import { entriesAnswer, own, playlist, playlistArgs, send, signedIn } from './playlistStories.ts';

const meta = {
  title: 'browse/PlaylistScreen/long',
  component: PlayerScreen,
  args: playlistArgs,
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

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
