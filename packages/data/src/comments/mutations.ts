import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { albumQuery } from '../albums/queries.ts';
import { type HumanCheckOptions, humanToken } from '../humanCheck/humanToken.ts';
import { request } from '../http/request.ts';
import { Done } from '../shared/contract.ts';
import { trackQuery } from '../tracks/queries.ts';
import { CommentResponse, type CommentTarget, type NewComment, type ReportReason } from './contract.ts';

/** Reads the comments of a record again, and the record itself, which has their number. */
const readAgain = (client: QueryClient, target: CommentTarget, id: number) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['comments', target, id] }),
    client.invalidateQueries({
      queryKey: (target === 'tracks' ? trackQuery(id) : albumQuery(id)).queryKey,
      exact: true,
    }),
  ]);

/** Mutation options that comment a track or an album, or answer a comment. `check` is the human check where the site asks for it. */
export const addCommentMutation = (
  target: CommentTarget,
  id: number,
  check: HumanCheckOptions | null = null,
) =>
  mutationOptions({
    mutationFn: async (body: NewComment, { client }) =>
      request(client, CommentResponse, `${target}/${id}/comments`, {
        method: 'POST',
        body: { ...body, ...(check && { human_token: await humanToken(client, check) }) },
      }),
    onSuccess: (_answer, _input, _result, { client }) => readAgain(client, target, id),
  });

/** Mutation options that change the text of an own comment. */
export const updateCommentMutation = () =>
  mutationOptions({
    mutationFn: ({ id, text }: { id: number; text: string }, { client }) =>
      request(client, CommentResponse, `comments/${id}`, { method: 'PUT', body: { text } }),
    onSuccess: (_answer, _input, _result, { client }) => client.invalidateQueries({ queryKey: ['comments'] }),
  });

/** Mutation options that delete an own comment on a track or an album, whose id is `of`. */
export const deleteCommentMutation = (target: CommentTarget, of: number) =>
  mutationOptions({
    mutationFn: (id: number, { client }) => request(client, Done, `comments/${id}`, { method: 'DELETE' }),
    onSuccess: (_answer, _input, _result, { client }) => readAgain(client, target, of),
  });

/** Mutation options that restore a comment on a track or an album, whose id is `of`, that the person deleted within the last hour. */
export const restoreCommentMutation = (target: CommentTarget, of: number) =>
  mutationOptions({
    mutationFn: (id: number, { client }) =>
      request(client, CommentResponse, `comments/${id}/restore`, { method: 'POST' }),
    onSuccess: (_answer, _input, _result, { client }) => readAgain(client, target, of),
  });

/** Mutation options that like a comment, or take the like back. */
export const likeCommentMutation = () =>
  mutationOptions({
    mutationFn: ({ id, isLiked }: { id: number; isLiked: boolean }, { client }) =>
      request(client, Done, `comments/${id}/like`, { method: isLiked ? 'PUT' : 'DELETE' }),
    onSuccess: (_answer, _input, _result, { client }) => client.invalidateQueries({ queryKey: ['comments'] }),
  });

/** Mutation options that report a comment. */
export const reportCommentMutation = () =>
  mutationOptions({
    mutationFn: ({ id, reason }: { id: number; reason: ReportReason }, { client }) =>
      request(client, Done, `comments/${id}/report`, { method: 'POST', body: { reason } }),
    onSuccess: (_answer, _input, _result, { client }) => client.invalidateQueries({ queryKey: ['comments'] }),
  });
