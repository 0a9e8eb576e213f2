import { AlbumAnswer, AlbumList, AlbumListParams, IdParam, slugify } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { findGenre } from '../genres/store.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { albumFilters, findAlbum, listAlbums } from './store.ts';

export const albumRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get('/', allow('music.view'), answers(AlbumList), validate('query', AlbumListParams), async (c) => {
      const { order = 'popular', genre, type, ...page } = c.req.valid('query');
      const filters = [
        ...(genre ? [albumFilters.genre((await findGenre(db, slugify(genre))).name)] : []),
        ...(type ? [albumFilters.type(type)] : []),
      ];
      return c.json(await listAlbums(db, c.var.viewer, { ...page, order, filters }));
    })
    .get('/:id', allow('music.view'), answers(AlbumAnswer), validate('param', IdParam), async (c) =>
      c.json({ album: await findAlbum(db, c.var.viewer, c.req.valid('param').id) }),
    );
