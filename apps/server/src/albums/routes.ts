import {
  AlbumResponse,
  AlbumList,
  AlbumListParams,
  AlbumTracks,
  AlbumTracksParams,
  IdParam,
  slugify,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { findGenre } from '../genres/store.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { shareResponse } from '../http/shareResponses.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { tracksOfAlbums } from '../tracks/store.ts';
import { albumFilters, findAlbum, listAlbums } from './store.ts';

export const albumRoutes = (db: Database) =>
  createRouter()
    .get('/', allow('music.view'), responds(AlbumList), validate('query', AlbumListParams), (c) => {
      const { order = 'popular', genre, type, ...page } = c.req.valid('query');
      return shareResponse(c, async (viewer) => {
        const filters = [
          ...(genre ? [albumFilters.genre((await findGenre(db, slugify(genre))).name)] : []),
          ...(type ? [albumFilters.type(type)] : []),
        ];
        return listAlbums(db, viewer, { ...page, order, filters });
      });
    })
    .get(
      '/tracks',
      allow('music.view'),
      responds(AlbumTracks),
      validate('query', AlbumTracksParams),
      async (c) => c.json({ tracks: await tracksOfAlbums(db, c.var.viewer, c.req.valid('query').ids) }),
    )
    .get('/:id', allow('music.view'), responds(AlbumResponse), validate('param', IdParam), (c) =>
      shareResponse(c, async (viewer) => ({ album: await findAlbum(db, viewer, c.req.valid('param').id) })),
    );
