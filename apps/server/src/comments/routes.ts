import {
  CommentResponse,
  CommentList,
  CommentListParams,
  type CommentTarget,
  Done,
  IdParam,
  NewComment,
  ReportComment,
  UpdateComment,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import type { AppRequest } from '../http/AppEnv.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow, signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { whileOn } from '../settings/whileOn.ts';
import {
  addComment,
  deleteComment,
  likeComment,
  reportComment,
  restoreComment,
  updateComment,
} from './edit.ts';
import { findComment, listComments } from './store.ts';

/** Refuses a request without the answer to the human check, where the site asks for it. */
export type CommentCheck = (c: AppRequest, token: string | undefined) => Promise<void>;

/** The comments on a kind of record, to be mounted with the routes of the record. */
export const targetCommentRoutes = (db: Database, target: CommentTarget, requireHuman?: CommentCheck) =>
  createRouter()
    .get(
      '/:id/comments',
      allow('music.view'),
      responds(CommentList),
      validate('param', IdParam),
      validate('query', CommentListParams),
      async (c) =>
        c.json(await listComments(db, c.var.viewer, target, c.req.valid('param').id, c.req.valid('query'))),
    )
    .post(
      '/:id/comments',
      signedIn,
      responds(CommentResponse, 201),
      whileOn(db, 'player.comments'),
      validate('param', IdParam),
      validate('json', NewComment),
      async (c) => {
        const viewer = c.var.viewer;
        const { human_token, ...comment } = c.req.valid('json');
        await requireHuman?.(c, human_token);
        const id = await addComment(db, viewer, target, c.req.valid('param').id, comment);
        return c.json({ comment: await findComment(db, viewer, id) }, 201);
      },
    );

export const commentRoutes = (db: Database) =>
  createRouter()
    .put(
      '/:id',
      signedIn,
      responds(CommentResponse),
      validate('param', IdParam),
      validate('json', UpdateComment),
      async (c) => {
        const viewer = c.var.viewer;
        const { id } = c.req.valid('param');
        await updateComment(db, viewer, id, c.req.valid('json').text);
        return c.json({ comment: await findComment(db, viewer, id) });
      },
    )
    .delete('/:id', signedIn, responds(Done), validate('param', IdParam), async (c) => {
      await deleteComment(db, c.var.viewer, c.req.valid('param').id);
      return c.json({});
    })
    .post('/:id/restore', signedIn, responds(CommentResponse), validate('param', IdParam), async (c) => {
      const viewer = c.var.viewer;
      const { id } = c.req.valid('param');
      await restoreComment(db, viewer, id);
      return c.json({ comment: await findComment(db, viewer, id) });
    })
    .put('/:id/like', signedIn, responds(Done), validate('param', IdParam), async (c) => {
      await likeComment(db, c.var.viewer, c.req.valid('param').id, true);
      return c.json({});
    })
    .delete('/:id/like', signedIn, responds(Done), validate('param', IdParam), async (c) => {
      await likeComment(db, c.var.viewer, c.req.valid('param').id, false);
      return c.json({});
    })
    .post(
      '/:id/report',
      signedIn,
      responds(Done),
      validate('param', IdParam),
      validate('json', ReportComment),
      async (c) => {
        const { id } = c.req.valid('param');
        await reportComment(db, c.var.viewer, id, c.req.valid('json').reason);
        return c.json({});
      },
    );
