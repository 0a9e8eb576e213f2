import { SearchParams, SearchResults, searchTypes } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { WorkQueue } from '../http/WorkQueue.ts';
import { shareAnswer } from '../http/answerCopies.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { search } from './store.ts';

const defaultPerType = 8;

/**
 * Searches leave connections for other requests, and are refused after a second in the queue. The embedded database has
 * one connection, on which statements of lists alternate with those of this many searches.
 */
const limits = { running: 4, waiting: 40, timeout: 1000 };

export function searchRoutes(db: Database) {
  const queue = new WorkQueue(limits);
  return new Hono<AppEnv>().get(
    '/',
    allow('music.view'),
    answers(SearchResults),
    validate('query', SearchParams),
    (c) => {
      const { query, types = searchTypes, perPage: limit = defaultPerType } = c.req.valid('query');
      return shareAnswer(c, (viewer) =>
        queue.run(() => search(db, viewer, { query, types: [...new Set(types)], limit })),
      );
    },
  );
}
