import type { Comment } from '@segno/data';

/** A place of the waveform with its comments, the first of which is shown. */
export interface CommentMark {
  /** The part of the track before it, from 0 to 1. */
  at: number;
  comment: Comment;
  count: number;
}

/** The comments of a track at their places, at most one mark in each of `places` equal parts. */
export function commentMarks(comments: readonly Comment[], duration: number, places: number): CommentMark[] {
  const marks = new Map<number, CommentMark>();
  for (const comment of comments) {
    const { position } = comment;
    if (position === null || position >= duration || comment.text === '') continue;
    const place = Math.floor((position / duration) * places);
    const known = marks.get(place);
    if (known) known.count += 1;
    else marks.set(place, { at: place / places, comment, count: 1 });
  }
  return [...marks.values()].toSorted((one, other) => one.at - other.at);
}
