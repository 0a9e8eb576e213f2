import { FeedList, FeedParams } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { listFeed } from './store.ts';

/** The feed of the signed-in person, under `/me/feed`. */
export const feedRoutes = (db: Database) =>
  createRouter().get('/', signedIn, responds(FeedList), validate('query', FeedParams), async (c) =>
    c.json(await listFeed(db, c.var.viewer, c.req.valid('query'))),
  );
