'use client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useStartup } from '../startup/StartupProvider.ts';
import type { LikeKind } from './contract.ts';
import { likeMutation } from './mutations.ts';
import { likesQuery } from './queries.ts';

/** The like or follow of a record by the visitor. */
export interface LikeState {
  /** Guests cannot like: offer them the sign-in. */
  isAvailable: boolean;
  isLiked: boolean;
  /** Likes the record or takes the like back. `onError` is called when the server refused. */
  toggle: (onError: (error: Error) => void) => void;
}

/** Whether the visitor likes or follows a record, and a function that changes it. */
export function useLike(kind: LikeKind, id: number): LikeState {
  const viewer = useStartup().user?.id;
  const isAvailable = viewer !== undefined;
  const { data } = useQuery({
    ...likesQuery(),
    enabled: isAvailable,
    select: (likes) => likes[kind].includes(id),
  });
  const { mutateAsync } = useMutation(likeMutation());
  const isLiked = data === true;
  return {
    isAvailable,
    isLiked,
    // Not the callback of `mutate`, which is dropped when the row or page is closed before the response.
    toggle: (onError) => void mutateAsync({ kind, id, isLiked: !isLiked, viewer }).catch(onError),
  };
}
