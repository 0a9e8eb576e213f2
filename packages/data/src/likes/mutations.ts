import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { artistQuery } from '../artists/queries.ts';
import { ApiError } from '../http/ApiError.ts';
import { request } from '../http/request.ts';
import type { LikeManyKind } from '../library/contract.ts';
import { Done } from '../shared/contract.ts';
import type { Likes } from './contract.ts';
import type { LikeChange } from './LikeChange.ts';
import { likesQuery } from './queries.ts';

/** Sends a change, or keeps it in the browser without a connection. */
async function sendLike(change: LikeChange, client: QueryClient): Promise<unknown> {
  const { kind, id, isLiked, viewer } = change;
  try {
    return await request(client, Done, `me/likes/${kind}/${id}`, { method: isLiked ? 'PUT' : 'DELETE' });
  } catch (error) {
    if (viewer === undefined || !(error instanceof ApiError) || error.code !== 'network_error') throw error;
    const { keepLike } = await import('./keptLikes.ts');
    keepLike(localStorage, change, viewer);
    return {};
  }
}

const withChange = (likes: Likes, { kind, id, isLiked }: LikeChange): Likes => {
  const others = likes[kind].filter((known) => known !== id);
  return { ...likes, [kind]: isLiked ? [id, ...others] : others };
};

/** What a change is made to before the likes were read: the next reading brings the others. */
const unread: Likes = { tracks: [], albums: [], artists: [], playlists: [], users: [] };

/** Whether the change differs from what is known. A like that is given already counts once. */
const isNews = (client: QueryClient, { kind, id, isLiked }: LikeChange) => {
  const known = client.getQueryData(likesQuery().queryKey);
  return known !== undefined && known[kind].includes(id) !== isLiked;
};

/** Counts a follow on the page of an artist. */
function countFollower(client: QueryClient, { kind, id, isLiked }: LikeChange) {
  if (kind !== 'artists') return;
  client.setQueryData(
    artistQuery(id).queryKey,
    (artist) =>
      artist && { ...artist, followers_count: Math.max(0, artist.followers_count + (isLiked ? 1 : -1)) },
  );
}

/**
 * Mutation options that like or follow a record, or take it back. Every list shows it at once; when the server refuses,
 * the former state returns. Changes are sent one after the other, so that the last press counts.
 */
export const likeMutation = () => {
  const { queryKey } = likesQuery();
  return mutationOptions({
    mutationKey: queryKey,
    scope: { id: 'likes' },
    mutationFn: (change: LikeChange, { client }) => sendLike(change, client),
    onMutate: async (change, { client }) => {
      await client.cancelQueries({ queryKey });
      const isCounted = isNews(client, change);
      if (isCounted) countFollower(client, change);
      client.setQueryData(queryKey, (likes) => withChange(likes ?? unread, change));
      return { isCounted };
    },
    onError: (_error, change, result, { client }) => {
      if (result?.isCounted) countFollower(client, { ...change, isLiked: !change.isLiked });
      client.setQueryData(
        queryKey,
        (likes) => likes && withChange(likes, { ...change, isLiked: !change.isLiked }),
      );
    },
    onSettled: (_answer, _error, _change, _result, { client }) => {
      // After the last of several presses. The first press may also have cancelled the first reading.
      if (client.isMutating({ mutationKey: queryKey }) === 1) void client.invalidateQueries({ queryKey });
    },
    onSuccess: (_answer, { kind }, _result, { client }) => {
      if (kind !== 'playlists') void client.invalidateQueries({ queryKey: ['library', kind] });
      if (kind === 'playlists') void client.invalidateQueries({ queryKey: ['playlists', 'library'] });
    },
  });
};

interface ManyLikes {
  /** @default 'tracks' */
  kind?: LikeManyKind;
  ids: readonly number[];
  isLiked: boolean;
}

/** Mutation options that like or follow many records of one kind, or take it back. */
export const likeManyMutation = () => {
  const { queryKey } = likesQuery();
  return mutationOptions({
    scope: { id: 'likes' },
    mutationFn: async ({ kind = 'tracks', ids, isLiked }: ManyLikes, { client }) => {
      const path = isLiked ? `me/likes/${kind}` : `me/likes/${kind}/remove`;
      for (let start = 0; start < ids.length; start += mostLiked)
        await request(client, Done, path, {
          method: 'POST',
          body: { ids: ids.slice(start, start + mostLiked) },
        });
    },
    onSuccess: (_answer, { kind = 'tracks' }, _result, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: ['library', kind] }),
        // The numbers of followers.
        kind === 'artists' && client.invalidateQueries({ queryKey: ['artists'] }),
      ]),
  });
};

/** The most records of one request. */
const mostLiked = 1000;
