import {
  CollaborationResponse,
  CollaboratorParam,
  Done,
  IdParam,
  PlaylistResponse,
  PlaylistInviteResponse,
  PlaylistInviteParam,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { inTurn } from '../http/heavyWork.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow, signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import {
  createInvite,
  findCollaboration,
  findInvite,
  joinByInvite,
  removeCollaborator,
  revokeInvite,
} from './collaborators.ts';
import { findPlaylist } from './store.ts';

/** Who edits a playlist besides its owner, under `/playlists` (PLAYLIST-8). */
export const collaborationRoutes = (db: Database) =>
  createRouter()
    .get(
      '/:id/collaboration',
      signedIn,
      responds(CollaborationResponse),
      validate('param', IdParam),
      async (c) =>
        c.json({ collaboration: await findCollaboration(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .post(
      '/:id/collaboration/link',
      signedIn,
      responds(CollaborationResponse),
      validate('param', IdParam),
      async (c) => {
        const { id } = c.req.valid('param');
        await createInvite(db, c.var.viewer, id);
        return c.json({ collaboration: await findCollaboration(db, c.var.viewer, id) });
      },
    )
    .delete('/:id/collaboration/link', signedIn, responds(Done), validate('param', IdParam), async (c) => {
      await revokeInvite(db, c.var.viewer, c.req.valid('param').id);
      return c.json({});
    })
    .delete(
      '/:id/collaboration/people/:userId',
      signedIn,
      responds(Done),
      validate('param', CollaboratorParam),
      async (c) => {
        const { id, userId } = c.req.valid('param');
        await removeCollaborator(db, c.var.viewer, id, userId);
        return c.json({});
      },
    );

/** Joining a playlist by its link, under `/playlist-invites`. */
export const playlistInviteRoutes = (db: Database) =>
  createRouter()
    .get(
      '/:token',
      allow('music.view'),
      responds(PlaylistInviteResponse),
      validate('param', PlaylistInviteParam),
      async (c) => c.json({ invite: await findInvite(db, c.var.viewer, c.req.valid('param').token) }),
    )
    .post(
      '/:token',
      signedIn,
      responds(PlaylistResponse),
      validate('param', PlaylistInviteParam),
      async (c) => {
        const { viewer } = c.var;
        const id = await joinByInvite(db, viewer, c.req.valid('param').token);
        const collaborations = new Set(viewer.collaborations).add(id);
        return c.json({ playlist: await findPlaylist(db, { ...viewer, collaborations }, id, inTurn(c, db)) });
      },
    );
