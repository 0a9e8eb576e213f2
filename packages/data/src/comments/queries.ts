import { pagesQuery } from '../http/pagesQuery.ts';
import { CommentList, type CommentOrder, type CommentTarget } from './contract.ts';

/** Infinite query options for the comments on a track or an album, without replies. */
export const commentsQuery = (target: CommentTarget, id: number, order: CommentOrder = 'newest') =>
  pagesQuery(['comments', target, id, { order }], CommentList, `${target}/${id}/comments`, { order });

/** Infinite query options for the replies to a comment, oldest first. */
export const repliesQuery = (target: CommentTarget, id: number, parent: number) =>
  pagesQuery(['comments', target, id, 'replies', parent], CommentList, `${target}/${id}/comments`, {
    parent,
  });
