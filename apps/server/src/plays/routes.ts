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
import { describeClient, isProgram } from './describeClient.ts';
import { clearHistory, listHistory, listHistoryDays } from './history.ts';
import { NetworkPlays } from './NetworkPlays.ts';
import { recordPlays } from './recordPlays.ts';

/** What a report costs a guest in addition: the ids of tabs are free, an address is not. */
const guestCost = 4;

/** Reports of the player. */
export const playRoutes = (db: Database, clientAddress: (c: Context) => string = () => '') => {
  const networks = new NetworkPlays();
  return createRouter().post(
    '/',
    allow('music.view'),
    responds(PlaysResponse),
    validate('json', PlayReports),
    async (c) => {
      const { viewer, charge, client: network } = c.var;
      const userAgent = c.req.header('user-agent');
      const reports = c.req.valid('json');
      if (!viewer.user) {
        charge?.(guestCost);
        // Accepted, so that it is not sent again.
        if (isProgram(userAgent)) return c.json({ counted: 0 });
      }
      const country = countryOf(clientAddress(c));
      const client = describeClient(userAgent, country);
      const mayCount = (trackId: number) =>
        viewer.user !== null || network === undefined || networks.take(network, trackId);
      return c.json({ counted: await recordPlays(db, viewer, reports, client, mayCount) });
    },
  );
};

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
