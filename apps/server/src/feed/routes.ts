import { FeedList, FeedParams } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { listFeed } from './store.ts';

/** The feed of the signed-in person, under `/me/feed`. */
export const feedRoutes = (db: Database) =>
  new Hono<AppEnv>().get('/', signedIn, answers(FeedList), validate('query', FeedParams), async (c) =>
    c.json(await listFeed(db, c.var.viewer, c.req.valid('query'))),
  );
