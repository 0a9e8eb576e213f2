import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { artistQuery } from './artists/queries.ts';
import { ApiError } from './http/ApiError.ts';
import { likeMutation } from './likes/mutations.ts';
import { likesQuery } from './likes/queries.ts';
import { markAllAsReadMutation } from './notifications/mutations.ts';
import { notificationsQuery } from './notifications/queries.ts';
import { deletePlaylistMutation, moveTracksMutation } from './playlists/mutations.ts';
import { playlistQuery, playlistTracksQuery } from './playlists/queries.ts';
import { createQueryClient } from './queryClient/createQueryClient.ts';
import {
  sampleArtist,
  sampleLikes,
  sampleNotifications,
  samplePage,
  samplePlaylists,
  samplePlaylistTracks,
} from './samples.ts';

const refused = new ApiError({ status: 403, code: 'forbidden', message: 'No.' });

/** A client whose requests wait until the test answers them. */
function openClient() {
  const requests: {
    path: string;
    method?: string;
    body?: object;
    answer: (value: unknown) => void;
    fail: (error: Error) => void;
  }[] = [];
  const client = createQueryClient({
    isServer: true,
    http: {
      send: (path, { method, body } = {}) =>
        new Promise((answer, fail) => requests.push({ path, method, body, answer, fail })),
    },
  });
  return { client, requests };
}

const likesOf = (client: QueryClient) => client.getQueryData(likesQuery().queryKey)?.tracks;

test('LIKE-1 a like shows at once, and is taken back when the server refuses it', async () => {
  const { client, requests } = openClient();
  client.setQueryData(likesQuery().queryKey, { ...sampleLikes, tracks: [1] });
  const observer = new MutationObserver(client, likeMutation());
  const liked = observer.mutate({ kind: 'tracks', id: 2, isLiked: true });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(likesOf(client)).toEqual([2, 1]);
  expect(requests[0]).toMatchObject({ path: 'me/likes/tracks/2', method: 'PUT' });
  requests[0]?.fail(refused);
  await expect(liked).rejects.toBe(refused);
  expect(likesOf(client)).toEqual([1]);
});

test('LIKE-1 a follow counts on the page of the artist at once, and no more when the server refuses it', async () => {
  const { client, requests } = openClient();
  const { queryKey } = artistQuery(4);
  client.setQueryData(likesQuery().queryKey, { ...sampleLikes, artists: [] });
  client.setQueryData(queryKey, { ...sampleArtist, followers_count: 7 });
  const followed = new MutationObserver(client, likeMutation()).mutate({
    kind: 'artists',
    id: 4,
    isLiked: true,
  });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(client.getQueryData(queryKey)?.followers_count).toBe(8);
  requests[0]?.fail(refused);
  await expect(followed).rejects.toBe(refused);
  expect(client.getQueryData(queryKey)?.followers_count).toBe(7);
});

test('LIKE-1 a like that is given before the likes were read shows afterwards', async () => {
  const { client, requests } = openClient();
  const stop = new QueryObserver(client, likesQuery()).subscribe(() => {});
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const liked = new MutationObserver(client, likeMutation()).mutate({ kind: 'tracks', id: 2, isLiked: true });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer({});
  await liked;
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  requests[2]?.answer({ ...sampleLikes, tracks: [2] });
  await vi.waitFor(() => expect(likesOf(client)).toEqual([2]));
  stop();
});

test('LIKE-1 a like without a connection shows at once, also before the likes were read', async () => {
  const { client, requests } = openClient();
  const stop = new QueryObserver(client, likesQuery()).subscribe(() => {});
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const liked = new MutationObserver(client, likeMutation()).mutate({ kind: 'tracks', id: 2, isLiked: true });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(likesOf(client)).toEqual([2]);
  requests[1]?.answer({});
  await liked;
  // The next reading fails for lack of a connection.
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  requests[2]?.fail(refused);
  await vi.waitFor(() => expect(client.getQueryState(likesQuery().queryKey)?.fetchStatus).toBe('idle'));
  expect(likesOf(client)).toEqual([2]);
  stop();
});

test('LIKE-1 presses in quick succession are sent one after the other, so that the last one counts', async () => {
  const { client, requests } = openClient();
  client.setQueryData(likesQuery().queryKey, { ...sampleLikes, tracks: [] });
  const press = (isLiked: boolean) =>
    new MutationObserver(client, likeMutation()).mutate({ kind: 'tracks', id: 2, isLiked });
  const presses = [press(true), press(false)];
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer({});
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  requests[1]?.answer({});
  await Promise.all(presses);
  expect(likesOf(client)).toEqual([]);
});

test('PLAYLIST-2 a moved entry shows at its new place at once, across loaded pages; then the order of the server', async () => {
  const { client, requests } = openClient();
  const { queryKey } = playlistTracksQuery(5);
  const entries = samplePlaylistTracks.slice(0, 4);
  const [one, two, three, four] = entries.map(({ id }) => id);
  const page = (ids: (number | undefined)[]) => ({
    pagination: samplePage(entries.filter(({ id }) => ids.includes(id))),
  });
  client.setQueryData(queryKey, { pages: [page([one, two]), page([three, four])], pageParams: [null, 'x'] });
  // The list is on the screen.
  const stop = new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => {});
  const order = () =>
    client.getQueryData(queryKey)?.pages.map(({ pagination }) => pagination.data.map(({ id }) => id));
  const moved = new MutationObserver(client, moveTracksMutation()).mutate({
    id: 5,
    ids: [four ?? 0],
    before: two ?? 0,
  });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(order()).toEqual([
    [one, four],
    [two, three],
  ]);
  expect(requests[0]).toMatchObject({ path: 'playlists/5/tracks/move', body: { ids: [four], before: two } });
  requests[0]?.answer({});
  await moved;
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);

  // After the last loaded entry, which is not the last of the playlist; and back when nothing is answered.
  const before = order();
  client.setQueryData(
    queryKey,
    (known) =>
      known && {
        ...known,
        pages: [
          { pagination: samplePage([1, 2].map((at) => ({ ...entries[at - 1]!, position: at }))) },
          { pagination: samplePage([3, 4].map((at) => ({ ...entries[at - 1]!, position: at }))) },
        ],
      },
  );
  const failing = [
    { ids: [one ?? 0], before: null, after: three },
    { ids: [two ?? 0], before: null },
  ].map((input) => new MutationObserver(client, moveTracksMutation()).mutate({ id: 5, ...input }));
  await vi.waitFor(() =>
    expect(order()).toEqual([
      [three, one],
      [four, two],
    ]),
  );
  for (const [index, each] of failing.entries()) {
    await vi.waitFor(() => expect(requests).toHaveLength(index + 2));
    requests[index + 1]?.fail(refused);
    await expect(each).rejects.toBe(refused);
  }
  expect(order()).toEqual([
    [one, two],
    [three, four],
  ]);
  expect(before).not.toEqual(order());
  stop();
});

test('notifications show as read at once, and as unread again when the server cannot be reached', async () => {
  const { client, requests } = openClient();
  const { queryKey } = notificationsQuery();
  const list = { pages: [{ pagination: samplePage(sampleNotifications) }], pageParams: [null] };
  client.setQueryData(queryKey, list);
  const marked = new MutationObserver(client, markAllAsReadMutation()).mutate();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const read = client.getQueryData(queryKey)?.pages[0]?.pagination.data.map(({ read_at }) => read_at);
  expect(read).not.toContain(null);
  requests[0]?.fail(refused);
  await expect(marked).rejects.toBe(refused);
  expect(client.getQueryData(queryKey)).toEqual(list);
});

test('PLAYLIST-4 a deleted playlist is removed when its page is left, so that Back does not show it', async () => {
  const { client, requests } = openClient();
  const { queryKey } = playlistQuery(5);
  const tracksKey = playlistTracksQuery(5).queryKey;
  client.setQueryData(queryKey, samplePlaylists[0]);
  client.setQueryData(tracksKey, { pages: [], pageParams: [] });
  const leave = new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => {});
  const deleted = new MutationObserver(client, deletePlaylistMutation()).mutate(5);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer({});
  await deleted;
  expect(client.getQueryData(tracksKey)).toBeUndefined();
  expect(client.getQueryData(queryKey)).toBe(samplePlaylists[0]);
  leave();
  expect(client.getQueryData(queryKey)).toBeUndefined();
});
