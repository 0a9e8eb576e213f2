import {
  AddTracksResponse,
  AddTracksInput,
  CreatePlaylistInput,
  Done,
  IdParam,
  LibraryPlaylistParams,
  MatchTracksResponse,
  MatchTracksInput,
  MovePlaylistInput,
  MoveTracksInput,
  PlaylistResponse,
  PlaylistList,
  PlaylistListParams,
  PlaylistTrackList,
  PlaylistTrackParams,
  RemoveTracksResponse,
  RemoveTracksInput,
  RestoreTracksInput,
  SmartPreview,
  SmartPreviewInput,
  SmartRulesResponse,
  UpdatePlaylistInput,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import type { AppRequest } from '../http/AppEnv.ts';
import { shareResponse } from '../http/shareResponses.ts';
import { inTurn, takeTurn } from '../http/heavyWork.ts';
import { allow, signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { createPlaylist, deletePlaylist, movePlaylist, restorePlaylist, updatePlaylist } from './edit.ts';
import { matchTracks } from './match.ts';
import { addTracks, moveTracks, removeTracks, restoreTracks } from './entries.ts';
import { findPlaylist, findRules, previewRules, listLibraryPlaylists, listPlaylists } from './store.ts';
import { listPlaylistTracks } from './listTracks.ts';

/** What the tracks of a file cost in addition: each is searched for. */
const matchCost = 4;

/** What a preview costs in addition: it reads many tracks. */
const previewCost = 4;

/** The most entries that a request reads or changes without taking turns with other expensive requests. */
const quickEntries = 500;

/** Runs work on so many entries. */
const onEntries = <T>(c: AppRequest, db: Database, count: number, work: () => Promise<T>): Promise<T> =>
  count > quickEntries ? takeTurn(c, db, work) : work();

export const playlistRoutes = (db: Database) =>
  createRouter()
    .get('/', allow('music.view'), responds(PlaylistList), validate('query', PlaylistListParams), (c) => {
      const { order = 'popular', ...page } = c.req.valid('query');
      return shareResponse(c, (viewer) => listPlaylists(db, viewer, { ...page, order }));
    })
    .post(
      '/',
      allow('playlists.create'),
      responds(PlaylistResponse, 201),
      validate('json', CreatePlaylistInput),
      async (c) => {
        const { viewer } = c.var;
        const input = c.req.valid('json');
        const id = await onEntries(c, db, input.track_ids.length, () =>
          createPlaylist(db, viewer, input, c.var.workspaceId ?? null),
        );
        return c.json({ playlist: await findPlaylist(db, viewer, id, inTurn(c, db)) }, 201);
      },
    )
    .post(
      '/match',
      allow('playlists.create'),
      responds(MatchTracksResponse),
      validate('json', MatchTracksInput),
      async (c) => {
        c.var.charge?.(matchCost);
        const matches = await takeTurn(c, db, () => matchTracks(db, c.var.viewer, c.req.valid('json')));
        return c.json({ matches });
      },
    )
    .post(
      '/smart-preview',
      allow('playlists.create'),
      responds(SmartPreview),
      validate('json', SmartPreviewInput),
      async (c) => {
        c.var.charge?.(previewCost);
        const { viewer } = c.var;
        const { rules } = c.req.valid('json');
        return c.json(await takeTurn(c, db, () => previewRules(db, viewer, rules)));
      },
    )
    .get('/:id/rules', signedIn, responds(SmartRulesResponse), validate('param', IdParam), async (c) =>
      c.json({ rules: await findRules(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .get('/:id', allow('music.view'), responds(PlaylistResponse), validate('param', IdParam), async (c) =>
      c.json({ playlist: await findPlaylist(db, c.var.viewer, c.req.valid('param').id, inTurn(c, db)) }),
    )
    .put(
      '/:id',
      signedIn,
      responds(PlaylistResponse),
      validate('param', IdParam),
      validate('json', UpdatePlaylistInput),
      async (c) => {
        const { viewer } = c.var;
        const { id } = c.req.valid('param');
        await updatePlaylist(db, viewer, id, c.req.valid('json'));
        return c.json({ playlist: await findPlaylist(db, viewer, id, inTurn(c, db)) });
      },
    )
    .put(
      '/:id/workspace',
      signedIn,
      responds(PlaylistResponse),
      validate('param', IdParam),
      validate('json', MovePlaylistInput),
      async (c) => {
        const { viewer } = c.var;
        const { id } = c.req.valid('param');
        await movePlaylist(db, viewer, id, c.req.valid('json').workspace_id);
        return c.json({ playlist: await findPlaylist(db, viewer, id, inTurn(c, db)) });
      },
    )
    .delete('/:id', signedIn, responds(Done), validate('param', IdParam), async (c) => {
      await deletePlaylist(db, c.var.viewer, c.req.valid('param').id);
      return c.json({});
    })
    .post('/:id/restore', signedIn, responds(PlaylistResponse), validate('param', IdParam), async (c) => {
      const { viewer } = c.var;
      const { id } = c.req.valid('param');
      await restorePlaylist(db, viewer, id);
      return c.json({ playlist: await findPlaylist(db, viewer, id, inTurn(c, db)) });
    })
    .get(
      '/:id/tracks',
      allow('music.view'),
      responds(PlaylistTrackList),
      validate('param', IdParam),
      validate('query', PlaylistTrackParams),
      async (c) => {
        const { viewer } = c.var;
        const { id, is_smart, tracks_count } = await findPlaylist(
          db,
          viewer,
          c.req.valid('param').id,
          inTurn(c, db),
        );
        const input = c.req.valid('query');
        const isFirst = input.cursor === undefined && (input.page ?? 1) === 1;
        const isPlain = isFirst && (input.order ?? 'position') === 'position' && !input.query;
        const read = () => listPlaylistTracks(db, viewer, id, input);
        return c.json(
          await (is_smart ? takeTurn(c, db, read) : onEntries(c, db, isPlain ? 0 : tracks_count, read)),
        );
      },
    )
    .post(
      '/:id/tracks',
      signedIn,
      responds(AddTracksResponse),
      validate('param', IdParam),
      validate('json', AddTracksInput),
      async (c) => {
        const { viewer } = c.var;
        const { id } = c.req.valid('param');
        const input = c.req.valid('json');
        const add = () => addTracks(db, viewer, id, input);
        return c.json({ ids: await onEntries(c, db, input.track_ids.length, add) });
      },
    )
    .post(
      '/:id/tracks/move',
      signedIn,
      responds(Done),
      validate('param', IdParam),
      validate('json', MoveTracksInput),
      async (c) => {
        const { viewer } = c.var;
        const { id } = c.req.valid('param');
        const input = c.req.valid('json');
        await onEntries(c, db, input.ids.length, () => moveTracks(db, viewer, id, input));
        return c.json({});
      },
    )
    .post(
      '/:id/tracks/remove',
      signedIn,
      responds(RemoveTracksResponse),
      validate('param', IdParam),
      validate('json', RemoveTracksInput),
      async (c) => {
        const { viewer } = c.var;
        const { ids } = c.req.valid('json');
        const { id } = c.req.valid('param');
        const remove = () => removeTracks(db, viewer, id, ids);
        return c.json({ removal_id: await onEntries(c, db, ids.length, remove) });
      },
    )
    .post(
      '/:id/tracks/restore',
      signedIn,
      responds(Done),
      validate('param', IdParam),
      validate('json', RestoreTracksInput),
      async (c) => {
        const { viewer } = c.var;
        await restoreTracks(db, viewer, c.req.valid('param').id, c.req.valid('json').removal_id);
        return c.json({});
      },
    );

/** The playlists of the signed-in person, or of the active workspace, under `/me/playlists`. */
export const libraryPlaylistRoutes = (db: Database) =>
  createRouter().get(
    '/',
    signedIn,
    responds(PlaylistList),
    validate('query', LibraryPlaylistParams),
    async (c) => {
      const { viewer } = c.var;
      const workspaceId = c.var.workspaceId ?? null;
      return c.json(await listLibraryPlaylists(db, viewer, workspaceId, c.req.valid('query')));
    },
  );
