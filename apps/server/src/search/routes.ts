import { SearchParams, searchTypes } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { validate } from '../http/validate.ts';
import { search } from './store.ts';

const defaultPerType = 8;

export const searchRoutes = (db: Database) =>
  new Hono<AppEnv>().get('/', validate('query', SearchParams), async (c) => {
    const { query, types = searchTypes, perPage: limit = defaultPerType } = c.req.valid('query');
    return c.json(await search(db, { query, types: [...new Set(types)], limit }));
  });
