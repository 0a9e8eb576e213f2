import {
  AlbumList,
  ArtistAlbumParams,
  ArtistResponse,
  ArtistList,
  ArtistListParams,
  IdParam,
  PageParams,
  PlaylistList,
  slugify,
  TrackList,
} from '@segno/data/contract';
import { albumFilters, listAlbums } from '../albums/store.ts';
import type { Database } from '../db/Database.ts';
import { findGenre } from '../genres/store.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { shareResponse } from '../http/shareResponses.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { listPlaylists, playlistFilters } from '../playlists/store.ts';
import { listTracks, trackFilters } from '../tracks/store.ts';
import { artistFilters, findArtist, listArtists, requireArtist } from './store.ts';

export const artistRoutes = (db: Database) =>
  createRouter()
    .get('/', allow('music.view'), responds(ArtistList), validate('query', ArtistListParams), (c) => {
      const { order = 'popular', genre, ...page } = c.req.valid('query');
      return shareResponse(c, async (viewer) => {
        const filters = genre ? [artistFilters.genre((await findGenre(db, slugify(genre))).name)] : [];
        return listArtists(db, viewer, { ...page, order, filters });
      });
    })
    .get('/:id', allow('music.view'), responds(ArtistResponse), validate('param', IdParam), (c) =>
      shareResponse(c, async (viewer) => ({ artist: await findArtist(db, viewer, c.req.valid('param').id) })),
    )
    .get(
      '/:id/tracks',
      allow('music.view'),
      responds(TrackList),
      validate('param', IdParam),
      validate('query', PageParams),
      (c) => {
        const { id } = c.req.valid('param');
        return shareResponse(c, async (viewer) => {
          await requireArtist(db, viewer, id);
          const filters = [trackFilters.artist(id)];
          return listTracks(db, viewer, { ...c.req.valid('query'), order: 'popular', filters });
        });
      },
    )
    .get(
      '/:id/albums',
      allow('music.view'),
      responds(AlbumList),
      validate('param', IdParam),
      validate('query', ArtistAlbumParams),
      (c) => {
        const { id } = c.req.valid('param');
        const { type, order = 'newest', ...page } = c.req.valid('query');
        return shareResponse(c, async (viewer) => {
          await requireArtist(db, viewer, id);
          const filters = [albumFilters.artist(id), ...(type ? [albumFilters.type(type)] : [])];
          return listAlbums(db, viewer, { ...page, order, filters });
        });
      },
    )
    .get(
      '/:id/appears-on',
      allow('music.view'),
      responds(AlbumList),
      validate('param', IdParam),
      validate('query', PageParams),
      (c) => {
        const { id } = c.req.valid('param');
        return shareResponse(c, async (viewer) => {
          await requireArtist(db, viewer, id);
          const filters = [albumFilters.appears(id)];
          return listAlbums(db, viewer, { ...c.req.valid('query'), order: 'newest', filters });
        });
      },
    )
    .get(
      '/:id/playlists',
      allow('music.view'),
      responds(PlaylistList),
      validate('param', IdParam),
      validate('query', PageParams),
      (c) => {
        const { id } = c.req.valid('param');
        return shareResponse(c, async (viewer) => {
          await requireArtist(db, viewer, id);
          const filters = [playlistFilters.artist(id)];
          return listPlaylists(db, viewer, { ...c.req.valid('query'), order: 'liked', filters });
        });
      },
    );
