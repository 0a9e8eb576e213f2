import {
  IdParam,
  LocaleAnswer,
  LocaleInput,
  OwnUserAnswer,
  PageParams,
  PlaylistList,
  UserAnswer,
  UserParams,
} from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { allow, everyone, signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { listPlaylists, playlistFilters } from '../playlists/store.ts';
import { requireUser } from '../viewer/requireUser.ts';
import { findUser, setUserLanguage } from './store.ts';

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
    )
    // People whose account is restricted can choose the language of their one screen too.
    .post('/me/locale', everyone, answers(LocaleAnswer), validate('json', LocaleInput), async (c) => {
      const { locale } = c.req.valid('json');
      await setUserLanguage(db, requireUser(c.var.viewer).user.id, locale);
      return c.json({ locale });
    });

/** The signed-in person, with roles and linked accounts, under `/me`. */
export const ownUserRoutes = () =>
  new Hono<AppEnv>().get('/', signedIn, answers(OwnUserAnswer), (c) =>
    c.json({ user: requireUser(c.var.viewer).user }),
  );
