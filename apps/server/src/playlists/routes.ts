import { IdParam, PageParams, PlaylistListParams } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findPlaylist, listPlaylists, listPlaylistTracks } from './store.ts';

export const playlistRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get('/', allow('music.view'), validate('query', PlaylistListParams), async (c) => {
      const { order = 'popular', ...page } = c.req.valid('query');
      return c.json(await listPlaylists(db, { ...page, order }));
    })
    .get('/:id', allow('music.view'), validate('param', IdParam), async (c) =>
      c.json({ playlist: await findPlaylist(db, c.req.valid('param').id) }),
    )
    .get(
      '/:id/tracks',
      allow('music.view'),
      validate('param', IdParam),
      validate('query', PageParams),
      async (c) => {
        const { id } = await findPlaylist(db, c.req.valid('param').id);
        return c.json(await listPlaylistTracks(db, id, c.req.valid('query')));
      },
    );
