import { Done, IdParam, NewSearch, RecentSearches } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { addSearch, findSearches, removeSearches } from './store.ts';

/** The recent searches of the signed-in person, under `/me/searches`. */
export const searchHistoryRoutes = (db: Database) =>
  createRouter()
    .get('/', signedIn, responds(RecentSearches), async (c) =>
      c.json({ searches: await findSearches(db, c.var.viewer.user.id) }),
    )
    .post('/', signedIn, responds(Done), validate('json', NewSearch), async (c) => {
      await addSearch(db, c.var.viewer.user.id, c.req.valid('json').query);
      return c.json({});
    })
    .delete('/', signedIn, responds(Done), async (c) => {
      await removeSearches(db, c.var.viewer.user.id);
      return c.json({});
    })
    .delete('/:id', signedIn, responds(Done), validate('param', IdParam), async (c) => {
      await removeSearches(db, c.var.viewer.user.id, c.req.valid('param').id);
      return c.json({});
    });
