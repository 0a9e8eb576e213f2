import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/ApiError.ts';
import { request } from '../http/request.ts';
import { Done } from '../shared/contract.ts';
import type { LikeChange } from './LikeChange.ts';
import { likesQuery } from './queries.ts';

/** A like or follow that waits for a connection, with the person who gave it. */
interface KeptLike extends LikeChange {
  viewer: number;
}

const key = 'segno.likes';
/** The most changes that wait. */
const most = 500;

const read = (storage: Storage): KeptLike[] => {
  try {
    const found: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(found) ? (found as KeptLike[]) : [];
  } catch {
    return [];
  }
};
const write = (storage: Storage, likes: readonly KeptLike[]) => {
  if (likes.length > 0) storage.setItem(key, JSON.stringify(likes.slice(-most)));
  else storage.removeItem(key);
};
const isSame = (one: KeptLike, other: KeptLike) =>
  one.kind === other.kind && one.id === other.id && one.viewer === other.viewer;

/** Keeps a change that could not be sent. Of several of a record the last one counts. */
export function keepLike(storage: Storage, { kind, id, isLiked }: LikeChange, viewer: number) {
  const like = { kind, id, isLiked, viewer };
  write(storage, [...read(storage).filter((each) => !isSame(each, like)), like]);
}

/** Sends what a person changed without a connection. Changes that the server refuses are dropped. */
export async function sendKeptLikes(client: QueryClient, storage: Storage, viewer: number) {
  const waiting = read(storage).filter((each) => each.viewer === viewer);
  for (const like of waiting) {
    try {
      // In their order.
      // oxlint-disable-next-line no-await-in-loop
      await request(client, Done, `me/likes/${like.kind}/${like.id}`, {
        method: like.isLiked ? 'PUT' : 'DELETE',
      });
    } catch (error) {
      // A code of 0 is no response: it waits for the next connection.
      if (error instanceof ApiError && error.status === 0) return;
    }
    // A later change of the same record may have been kept in the meantime.
    write(
      storage,
      read(storage).filter((each) => !isSame(each, like) || each.isLiked !== like.isLiked),
    );
  }
  if (waiting.length > 0) await client.invalidateQueries({ queryKey: likesQuery().queryKey });
}
