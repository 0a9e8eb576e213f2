import {
  IdParam,
  PageParams,
  PlaylistList,
  slugify,
  TrackResponse,
  TrackList,
  TrackListParams,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { findGenre } from '../genres/store.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { shareResponse } from '../http/shareResponses.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { listPlaylists, playlistFilters } from '../playlists/store.ts';
import { findTrack, listTracks, trackFilters } from './store.ts';

export const trackRoutes = (db: Database) =>
  createRouter()
    .get('/', allow('music.view'), responds(TrackList), validate('query', TrackListParams), (c) => {
      const { order = 'popular', genre, ...page } = c.req.valid('query');
      return shareResponse(c, async (viewer) => {
        const filters = genre ? [trackFilters.genre((await findGenre(db, slugify(genre))).name)] : [];
        return listTracks(db, viewer, { ...page, order, filters });
      });
    })
    .get('/:id', allow('music.view'), responds(TrackResponse), validate('param', IdParam), async (c) =>
      c.json({ track: await findTrack(db, c.var.viewer, c.req.valid('param').id) }),
    )
    .get(
      '/:id/playlists',
      allow('music.view'),
      responds(PlaylistList),
      validate('param', IdParam),
      validate('query', PageParams),
      async (c) => {
        const { id } = await findTrack(db, c.var.viewer, c.req.valid('param').id);
        const filters = [playlistFilters.track(id)];
        return c.json(
          await listPlaylists(db, c.var.viewer, { ...c.req.valid('query'), order: 'liked', filters }),
        );
      },
    );
