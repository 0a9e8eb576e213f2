import { AlbumList, PageParams, TagResponse, TagList, TagListParams, TrackList } from '@segno/data/contract';
import { albumFilters, listAlbums } from '../albums/store.ts';
import { NameParam } from '../records/NameParam.ts';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { shareResponse } from '../http/shareResponses.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { listTracks, trackFilters } from '../tracks/store.ts';
import { findTag, listTags } from './store.ts';

export const tagRoutes = (db: Database) =>
  createRouter()
    .get('/', allow('music.view'), responds(TagList), validate('query', TagListParams), (c) =>
      shareResponse(c, () => listTags(db, { ...c.req.valid('query'), order: 'name' })),
    )
    .get('/:name', allow('music.view'), responds(TagResponse), validate('param', NameParam), async (c) =>
      c.json({ tag: await findTag(db, c.req.valid('param').name) }),
    )
    .get(
      '/:name/tracks',
      allow('music.view'),
      responds(TrackList),
      validate('param', NameParam),
      validate('query', PageParams),
      (c) =>
        shareResponse(c, async (viewer) => {
          const { name } = await findTag(db, c.req.valid('param').name);
          const filters = [trackFilters.tag(name)];
          return listTracks(db, viewer, { ...c.req.valid('query'), order: 'popular', filters });
        }),
    )
    .get(
      '/:name/albums',
      allow('music.view'),
      responds(AlbumList),
      validate('param', NameParam),
      validate('query', PageParams),
      (c) =>
        shareResponse(c, async (viewer) => {
          const { name } = await findTag(db, c.req.valid('param').name);
          const filters = [albumFilters.tag(name)];
          return listAlbums(db, viewer, { ...c.req.valid('query'), order: 'popular', filters });
        }),
    );
