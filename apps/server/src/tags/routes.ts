import { AlbumList, PageParams, TagAnswer, TagList, TagListParams, TrackList } from '@segno/data/contract';
import { Hono } from 'hono';
import { albumFilters, listAlbums } from '../albums/store.ts';
import { NameParam } from '../records/NameParam.ts';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { shareAnswer } from '../http/answerCopies.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { listTracks, trackFilters } from '../tracks/store.ts';
import { findTag, listTags } from './store.ts';

export const tagRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get('/', allow('music.view'), answers(TagList), validate('query', TagListParams), (c) =>
      shareAnswer(c, () => listTags(db, { ...c.req.valid('query'), order: 'name' })),
    )
    .get('/:name', allow('music.view'), answers(TagAnswer), validate('param', NameParam), async (c) =>
      c.json({ tag: await findTag(db, c.req.valid('param').name) }),
    )
    .get(
      '/:name/tracks',
      allow('music.view'),
      answers(TrackList),
      validate('param', NameParam),
      validate('query', PageParams),
      (c) =>
        shareAnswer(c, async (viewer) => {
          const { name } = await findTag(db, c.req.valid('param').name);
          const filters = [trackFilters.tag(name)];
          return listTracks(db, viewer, { ...c.req.valid('query'), order: 'popular', filters });
        }),
    )
    .get(
      '/:name/albums',
      allow('music.view'),
      answers(AlbumList),
      validate('param', NameParam),
      validate('query', PageParams),
      (c) =>
        shareAnswer(c, async (viewer) => {
          const { name } = await findTag(db, c.req.valid('param').name);
          const filters = [albumFilters.tag(name)];
          return listAlbums(db, viewer, { ...c.req.valid('query'), order: 'popular', filters });
        }),
    );
