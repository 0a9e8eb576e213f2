import {
  IdParam,
  LocaleResponse,
  LocaleInput,
  PageParams,
  PlaylistList,
  FeedList,
  TrackList,
  UserResponse,
  UserList,
  UserParams,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { account, allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { listPlaylists, playlistFilters } from '../playlists/store.ts';
import { listUserReposts } from '../feed/store.ts';
import { listUserLikes } from '../library/store.ts';
import { findUser, listFollowers, listFollowing, setUserLanguage } from './store.ts';

export const userRoutes = (db: Database) =>
  createRouter()
    .get(
      '/:id',
      allow('music.view'),
      responds(UserResponse),
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
      responds(PlaylistList),
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
    .get(
      '/:id/likes',
      allow('music.view'),
      responds(TrackList),
      validate('param', IdParam),
      validate('query', PageParams),
      async (c) => {
        const { id } = await findUser(db, c.var.viewer, c.req.valid('param').id);
        return c.json(await listUserLikes(db, c.var.viewer, id, c.req.valid('query')));
      },
    )
    .get(
      '/:id/reposts',
      allow('music.view'),
      responds(FeedList),
      validate('param', IdParam),
      validate('query', PageParams),
      async (c) => {
        const { id } = await findUser(db, c.var.viewer, c.req.valid('param').id);
        return c.json(await listUserReposts(db, c.var.viewer, id, c.req.valid('query')));
      },
    )
    .get(
      '/:id/followers',
      allow('music.view'),
      responds(UserList),
      validate('param', IdParam),
      validate('query', PageParams),
      async (c) => {
        const { id } = await findUser(db, c.var.viewer, c.req.valid('param').id);
        return c.json(await listFollowers(db, c.var.viewer, id, c.req.valid('query')));
      },
    )
    .get(
      '/:id/following',
      allow('music.view'),
      responds(UserList),
      validate('param', IdParam),
      validate('query', PageParams),
      async (c) => {
        const { id } = await findUser(db, c.var.viewer, c.req.valid('param').id);
        return c.json(await listFollowing(db, c.var.viewer, id, c.req.valid('query')));
      },
    )
    .post('/me/locale', account, responds(LocaleResponse), validate('json', LocaleInput), async (c) => {
      const { locale } = c.req.valid('json');
      await setUserLanguage(db, c.var.viewer.user.id, locale);
      return c.json({ locale });
    });
