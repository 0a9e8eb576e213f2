import {
  Done,
  HistoryDays,
  HistoryList,
  HistoryParams,
  PlayReports,
  PlaysResponse,
} from '@segno/data/contract';
import type { Context } from 'hono';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow, signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { countryOf } from '../userSessions/countryOf.ts';
import { admitPlays } from './admitPlays.ts';
import { describeClient } from './describeClient.ts';
import { clearHistory, listHistory, listHistoryDays } from './history.ts';
import { recordPlays } from './recordPlays.ts';

/** Reports of the player. */
export const playRoutes = (db: Database, clientAddress: (c: Context) => string = () => '') =>
  createRouter().post(
    '/',
    allow('music.view'),
    responds(PlaysResponse),
    validate('json', PlayReports),
    async (c) => {
      const reports = c.req.valid('json');
      const mayCount = admitPlays(c, db);
      if (!mayCount) return c.json({ counted: 0 });
      const client = describeClient(c.req.header('user-agent'), countryOf(clientAddress(c)));
      return c.json({ counted: await recordPlays(db, c.var.viewer, reports, client, mayCount) });
    },
  );

/** What the signed-in person has played, under `/me/history`. */
export const historyRoutes = (db: Database) =>
  createRouter()
    .get('/', signedIn, responds(HistoryList), validate('query', HistoryParams), async (c) =>
      c.json(await listHistory(db, c.var.viewer, c.req.valid('query'))),
    )
    .get('/days', signedIn, responds(HistoryDays), async (c) =>
      c.json({ days: await listHistoryDays(db, c.var.viewer) }),
    )
    .delete('/', signedIn, responds(Done), async (c) => {
      await clearHistory(db, c.var.viewer.user.id);
      return c.json({});
    });
