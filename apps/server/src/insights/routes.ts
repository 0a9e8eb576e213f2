import {
  Done,
  IdParam,
  InsightExportParams,
  InsightParams,
  InsightPath,
  InsightRows,
  Insights,
  InsightZoneInput,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { takeTurn } from '../http/heavyWork.ts';
import { responds, respondsRaw } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { writeCsv } from './csv.ts';
import { changeZone, insightRows, readInsights } from './store.ts';

/** What happened to tracks, albums and artists, under `/insights`. */
export const insightRoutes = (db: Database) =>
  createRouter()
    .get(
      '/:kind/:id',
      signedIn,
      responds(Insights),
      validate('param', InsightPath),
      validate('query', InsightParams),
      async (c) => {
        const { kind, id } = c.req.valid('param');
        const work = () => readInsights(db, c.var.viewer, kind, id, c.req.valid('query'));
        return c.json(await takeTurn(c, db, work));
      },
    )
    .get(
      '/:kind/:id/export',
      signedIn,
      respondsRaw(InsightRows),
      validate('param', InsightPath),
      validate('query', InsightExportParams),
      async (c) => {
        const { kind, id } = c.req.valid('param');
        const { table, format, ...input } = c.req.valid('query');
        const insights = await takeTurn(c, db, () => readInsights(db, c.var.viewer, kind, id, input));
        if (format === 'json') return c.json(insightRows(insights, table));
        return c.body(writeCsv(insightRows(insights, table)), 200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${kind}-${id}-${table}-${insights.from}-${insights.to}.csv"`,
          'cache-control': 'no-store',
        });
      },
    )
    .put(
      '/artists/:id/time-zone',
      signedIn,
      responds(Done),
      validate('param', IdParam),
      validate('json', InsightZoneInput),
      async (c) => {
        await changeZone(db, c.var.viewer, c.req.valid('param').id, c.req.valid('json').time_zone);
        return c.json({});
      },
    );
