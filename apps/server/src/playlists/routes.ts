import {
  AddTracksAnswer,
  AddTracksInput,
  CreatePlaylistInput,
  Done,
  IdParam,
  LibraryPlaylistParams,
  MovePlaylistInput,
  MoveTracksInput,
  PlaylistAnswer,
  PlaylistList,
  PlaylistListParams,
  PlaylistTrackList,
  PlaylistTrackParams,
  RemoveTracksAnswer,
  RemoveTracksInput,
  RestoreTracksInput,
  UpdatePlaylistInput,
} from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { shareAnswer } from '../http/answerCopies.ts';
import { allow, signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { requireUser } from '../viewer/requireUser.ts';
import { createPlaylist, deletePlaylist, movePlaylist, restorePlaylist, updatePlaylist } from './edit.ts';
import { addTracks, moveTracks, removeTracks, restoreTracks } from './entries.ts';
import { findPlaylist, listLibraryPlaylists, listPlaylists, listPlaylistTracks } from './store.ts';

export const playlistRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get('/', allow('music.view'), answers(PlaylistList), validate('query', PlaylistListParams), (c) => {
      const { order = 'popular', ...page } = c.req.valid('query');
      return shareAnswer(c, (viewer) => listPlaylists(db, viewer, { ...page, order }));
    })
    .post(
      '/',
      allow('playlists.create'),
      answers(PlaylistAnswer, 201),
      validate('json', CreatePlaylistInput),
      async (c) => {
        const viewer = requireUser(c.var.viewer);
        const id = await createPlaylist(db, viewer, c.req.valid('json'), c.var.workspaceId ?? null);
        return c.json({ playlist: await findPlaylist(db, viewer, id) }, 201);
      },
    )
    .get('/:id', allow('music.view'), answers(PlaylistAnswer), validate('param', IdParam), async (c) =>
      c.json({ playlist: await findPlaylist(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .put(
      '/:id',
      signedIn,
      answers(PlaylistAnswer),
      validate('param', IdParam),
      validate('json', UpdatePlaylistInput),
      async (c) => {
        const viewer = requireUser(c.var.viewer);
        const { id } = c.req.valid('param');
        await updatePlaylist(db, viewer, id, c.req.valid('json'));
        return c.json({ playlist: await findPlaylist(db, viewer, id) });
      },
    )
    .put(
      '/:id/workspace',
      signedIn,
      answers(PlaylistAnswer),
      validate('param', IdParam),
      validate('json', MovePlaylistInput),
      async (c) => {
        const viewer = requireUser(c.var.viewer);
        const { id } = c.req.valid('param');
        await movePlaylist(db, viewer, id, c.req.valid('json').workspace_id);
        return c.json({ playlist: await findPlaylist(db, viewer, id) });
      },
    )
    .delete('/:id', signedIn, answers(Done), validate('param', IdParam), async (c) => {
      await deletePlaylist(db, requireUser(c.var.viewer), c.req.valid('param').id);
      return c.json({});
    })
    .post('/:id/restore', signedIn, answers(PlaylistAnswer), validate('param', IdParam), async (c) => {
      const viewer = requireUser(c.var.viewer);
      const { id } = c.req.valid('param');
      await restorePlaylist(db, viewer, id);
      return c.json({ playlist: await findPlaylist(db, viewer, id) });
    })
    .get(
      '/:id/tracks',
      allow('music.view'),
      answers(PlaylistTrackList),
      validate('param', IdParam),
      validate('query', PlaylistTrackParams),
      async (c) => {
        const { id } = await findPlaylist(db, c.var.viewer, c.req.valid('param').id);
        return c.json(await listPlaylistTracks(db, c.var.viewer, id, c.req.valid('query')));
      },
    )
    .post(
      '/:id/tracks',
      signedIn,
      answers(AddTracksAnswer),
      validate('param', IdParam),
      validate('json', AddTracksInput),
      async (c) => {
        const viewer = requireUser(c.var.viewer);
        return c.json({ ids: await addTracks(db, viewer, c.req.valid('param').id, c.req.valid('json')) });
      },
    )
    .post(
      '/:id/tracks/move',
      signedIn,
      answers(Done),
      validate('param', IdParam),
      validate('json', MoveTracksInput),
      async (c) => {
        await moveTracks(db, requireUser(c.var.viewer), c.req.valid('param').id, c.req.valid('json'));
        return c.json({});
      },
    )
    .post(
      '/:id/tracks/remove',
      signedIn,
      answers(RemoveTracksAnswer),
      validate('param', IdParam),
      validate('json', RemoveTracksInput),
      async (c) => {
        const viewer = requireUser(c.var.viewer);
        const { ids } = c.req.valid('json');
        return c.json({ removal_id: await removeTracks(db, viewer, c.req.valid('param').id, ids) });
      },
    )
    .post(
      '/:id/tracks/restore',
      signedIn,
      answers(Done),
      validate('param', IdParam),
      validate('json', RestoreTracksInput),
      async (c) => {
        const viewer = requireUser(c.var.viewer);
        await restoreTracks(db, viewer, c.req.valid('param').id, c.req.valid('json').removal_id);
        return c.json({});
      },
    );

/** The playlists of the signed-in person, or of the active workspace, under `/me/playlists`. */
export const libraryPlaylistRoutes = (db: Database) =>
  new Hono<AppEnv>().get(
    '/',
    signedIn,
    answers(PlaylistList),
    validate('query', LibraryPlaylistParams),
    async (c) => {
      const viewer = requireUser(c.var.viewer);
      const workspaceId = c.var.workspaceId ?? null;
      return c.json(await listLibraryPlaylists(db, viewer, workspaceId, c.req.valid('query')));
    },
  );
