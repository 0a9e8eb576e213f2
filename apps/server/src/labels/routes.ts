import {
  AlbumList,
  ArtistList,
  IdParam,
  LabelResponse,
  LabelList,
  LabelListParams,
  PageParams,
  TrackList,
} from '@segno/data/contract';
import { listAlbums } from '../albums/store.ts';
import { listArtists } from '../artists/store.ts';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { shareResponse } from '../http/shareResponses.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { listTracks } from '../tracks/store.ts';
import { findLabel, labelFilters, listLabels } from './store.ts';

export const labelRoutes = (db: Database) =>
  createRouter()
    .get('/', allow('music.view'), responds(LabelList), validate('query', LabelListParams), (c) =>
      shareResponse(c, () => listLabels(db, c.req.valid('query'))),
    )
    .get('/:id', allow('music.view'), responds(LabelResponse), validate('param', IdParam), (c) =>
      shareResponse(c, async () => ({ label: await findLabel(db, c.req.valid('param').id) })),
    )
    .get(
      '/:id/albums',
      allow('music.view'),
      responds(AlbumList),
      validate('param', IdParam),
      validate('query', PageParams),
      (c) =>
        shareResponse(c, async (viewer) => {
          const { id } = await findLabel(db, c.req.valid('param').id);
          const filters = [labelFilters.albums(id)];
          return listAlbums(db, viewer, { ...c.req.valid('query'), order: 'newest', filters });
        }),
    )
    .get(
      '/:id/artists',
      allow('music.view'),
      responds(ArtistList),
      validate('param', IdParam),
      validate('query', PageParams),
      (c) =>
        shareResponse(c, async (viewer) => {
          const { id } = await findLabel(db, c.req.valid('param').id);
          const filters = [labelFilters.artists(id)];
          return listArtists(db, viewer, { ...c.req.valid('query'), order: 'popular', filters });
        }),
    )
    .get(
      '/:id/tracks',
      allow('music.view'),
      responds(TrackList),
      validate('param', IdParam),
      validate('query', PageParams),
      (c) =>
        shareResponse(c, async (viewer) => {
          const { id } = await findLabel(db, c.req.valid('param').id);
          const filters = [labelFilters.tracks(id)];
          return listTracks(db, viewer, { ...c.req.valid('query'), order: 'popular', filters });
        }),
    );
