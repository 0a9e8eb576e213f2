import { Done, IdParam, NewSearch, RecentSearches } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { addSearch, findSearches, removeSearches } from './store.ts';

/** The recent searches of the signed-in person, under `/me/searches`. */
export const searchHistoryRoutes = (db: Database) =>
  new Hono<AppEnv>()
    .get('/', signedIn, answers(RecentSearches), async (c) =>
      c.json({ searches: await findSearches(db, c.var.viewer.user.id) }),
    )
    .post('/', signedIn, answers(Done), validate('json', NewSearch), async (c) => {
      await addSearch(db, c.var.viewer.user.id, c.req.valid('json').query);
      return c.json({});
    })
    .delete('/', signedIn, answers(Done), async (c) => {
      await removeSearches(db, c.var.viewer.user.id);
      return c.json({});
    })
    .delete('/:id', signedIn, answers(Done), validate('param', IdParam), async (c) => {
      await removeSearches(db, c.var.viewer.user.id, c.req.valid('param').id);
      return c.json({});
    });
