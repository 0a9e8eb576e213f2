import * as v from 'valibot';
import { HumanToken } from '../auth/contract.ts';
import {
  Count,
  Id,
  Image,
  Milliseconds,
  paginated,
  PageParams,
  RecordPermissions,
  Timestamp,
} from '../shared/contract.ts';

/** The kinds of records that have comments. */
export const CommentTarget = v.picklist(['tracks', 'albums']);
export type CommentTarget = v.InferOutput<typeof CommentTarget>;

/** The maximum length of a comment in characters. */
export const maxCommentLength = 1000;

/** A comment, or the place of a deleted one that has replies. */
export const Comment = v.object({
  id: Id,
  parent_id: v.nullable(Id),
  /** Null for a deleted comment. */
  user: v.nullable(v.object({ id: Id, name: v.string(), image: v.optional(v.nullable(Image)) })),
  /** Plain text; empty for a deleted comment. */
  text: v.string(),
  /** The place in the track. */
  position: v.nullable(Milliseconds),
  likes_count: Count,
  replies_count: Count,
  is_liked: v.boolean(),
  status: v.picklist(['visible', 'hidden', 'deleted']),
  created_at: Timestamp,
  updated_at: Timestamp,
  permissions: RecordPermissions,
});
export type Comment = v.InferOutput<typeof Comment>;

export const CommentList = paginated(Comment);
export const CommentResponse = v.object({ comment: Comment });
export const CommentOrder = v.picklist(['newest', 'oldest', 'position']);
export type CommentOrder = v.InferOutput<typeof CommentOrder>;
export const CommentListParams = v.object({
  ...PageParams.entries,
  order: v.optional(CommentOrder),
  /** The replies to this comment, oldest first. */
  parent: v.optional(
    v.pipe(
      v.string(),
      v.transform(Number),
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(2_147_483_647),
    ),
  ),
});

const text = v.pipe(
  v.string('Write a comment.'),
  v.trim(),
  v.nonEmpty('Write a comment.'),
  v.maxLength(maxCommentLength, `A comment has at most ${maxCommentLength} characters.`),
);

/** The body of POST {tracks|albums}/{id}/comments. */
export const NewComment = v.object({
  text,
  position: v.optional(v.nullable(Milliseconds), null),
  parent_id: v.optional(v.nullable(Id), null),
  /** The answer to the human check, where new comments have it. */
  human_token: v.optional(HumanToken),
});
export type NewComment = v.InferInput<typeof NewComment>;

/** The body of PUT comments/{id}. */
export const UpdateComment = v.object({ text });
export type UpdateComment = v.InferInput<typeof UpdateComment>;

export const ReportReason = v.picklist(['spam', 'hate', 'sexual', 'copyright', 'other']);
export type ReportReason = v.InferOutput<typeof ReportReason>;

/** The body of POST comments/{id}/report. */
export const ReportComment = v.object({ reason: ReportReason });
