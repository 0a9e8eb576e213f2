import { IdParam, PageParams, PlaylistList, UserAnswer, UserParams } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { listPlaylists, playlistFilters } from '../playlists/store.ts';
import { findUser } from './store.ts';

export const userRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get(
      '/:id',
      allow('music.view'),
      answers(UserAnswer),
      validate('param', IdParam),
      validate('query', UserParams),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json({ user: await findUser(db, c.var.viewer, id, c.req.valid('query').with) });
      },
    )
    .get(
      '/:id/playlists',
      allow('music.view'),
      answers(PlaylistList),
      validate('param', IdParam),
      validate('query', PageParams),
      async (c) => {
        const { id } = await findUser(db, c.var.viewer, c.req.valid('param').id);
        const filters = [playlistFilters.owner(id)];
        return c.json(
          await listPlaylists(db, c.var.viewer, { ...c.req.valid('query'), order: 'newest', filters }),
        );
      },
    );
