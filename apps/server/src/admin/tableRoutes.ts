import {
  AdminActionResponse,
  AdminSelection,
  IdParam,
  type Direction,
  type Page,
  withVersion,
} from '@segno/data/contract';
import * as v from 'valibot';
import { chargedTo, type PictureDeps, withPictures } from '../pictures/uploadedPictures.ts';
import type { Database } from '../db/Database.ts';
import { responds, respondsRaw } from '../http/responds.ts';
import { createRouter, type Router } from '../http/router.ts';
import { type AccountPermission, allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { partsInTurn } from '../http/heavyWork.ts';
import { serverText } from '../i18n/translations.ts';
import { inOrder, listPage } from '../records/Listing.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import type { AdminTable } from './AdminTable.ts';
import { changeRecords, startBulk } from './bulk.ts';
import { conditionsOf, createRecord, findRecord, signed, updateRecord } from './changes.ts';
import { exportRows } from './exportRows.ts';
import { readTable } from './readTable.ts';

interface ListInput extends Record<string, unknown> {
  order?: string;
  direction?: Direction;
  cursor?: string;
  page?: number;
  perPage?: number;
}

/** A file of the rows: as JSON in the description of the API, or as CSV. */
const ExportedRows = v.array(v.record(v.string(), v.unknown()));

interface PictureOptions {
  db: Database;
  table: AdminTable;
  viewer: SignedInViewer;
  pictures: PictureDeps | undefined;
}

/** Changes a record whose form has a picture, with the key of the picture in place of the uploaded file. */
function withPicture<TResult>(
  { db, table, viewer, pictures }: PictureOptions,
  input: unknown,
  work: (tx: Database, values: unknown) => Promise<TResult>,
): Promise<TResult> {
  if (!table.picture) return work(db, input);
  const { picture_entry_id: entryId, ...values } = input as { picture_entry_id?: number | null };
  return withPictures(
    db,
    pictures,
    viewer,
    { picture_entry_id: { entryId, kind: table.picture } },
    ({ picture_entry_id: image_key }, insert) =>
      db.transaction(async (tx) => {
        await insert(tx);
        return work(tx, { ...values, image_key });
      }),
  );
}

/** The routes of one table of the administration: list, export, one record, and the changes that it has. */
export function tableRoutes(db: Database, table: AdminTable, pictures?: PictureDeps): Router {
  const { resource } = table;
  // No table of the administration is for guests.
  const rule = allow(resource.permission as AccountPermission);
  const routes = createRouter()
    .get('/', rule, responds(resource.list), validate('query', resource.params), async (c) => {
      const viewer = c.var.viewer;
      const { order = resource.table.order, ...input } = c.req.valid('query') as ListInput;
      const slice = { ...input, order, filters: conditionsOf(table, input) };
      const load = async (ids: number[]) =>
        inOrder(ids, await table.load(db, ids)).map((each) => signed(table, viewer, each));
      const page: Page<unknown> = await readTable(c, db, table.table, () =>
        listPage(db, table.listing, slice, load),
      );
      return c.json(page);
    })
    .get('/export', rule, respondsRaw(ExportedRows), validate('query', resource.exportParams), async (c) => {
      const input = c.req.valid('query') as ListInput & { format?: 'csv' | 'json' };
      const format = input.format ?? 'csv';
      const day = new Date().toISOString().slice(0, 10);
      return c.body(await exportRows(db, table, c.var.viewer, input, partsInTurn(c, db)), 200, {
        'content-type': format === 'json' ? 'application/json' : 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${resource.name}-${day}.${format}"`,
        'cache-control': 'no-store',
      });
    })
    .get('/:id', rule, responds(resource.response), validate('param', IdParam), async (c) => {
      const record = await findRecord(db, table, c.req.valid('param').id);
      return c.json({ record: signed(table, c.var.viewer, record) });
    });
  if (table.create) {
    routes.post('/', rule, responds(resource.response, 201), validate('json', resource.input), async (c) => {
      const viewer = c.var.viewer;
      const id = await withPicture(
        { db, table, viewer, pictures: chargedTo(c, pictures) },
        c.req.valid('json'),
        (tx, values) => createRecord(tx, table, viewer, values),
      );
      return c.json({ record: signed(table, viewer, await findRecord(db, table, id)) }, 201);
    });
  }
  if (table.update) {
    const body = withVersion(resource.input);
    routes.put(
      '/:id',
      rule,
      responds(resource.response),
      validate('param', IdParam),
      validate('json', body),
      async (c) => {
        const viewer = c.var.viewer;
        const { id } = c.req.valid('param');
        const { version, ...values } = c.req.valid('json') as Record<string, unknown> & { version?: string };
        await withPicture({ db, table, viewer, pictures: chargedTo(c, pictures) }, values, (tx, given) =>
          updateRecord(tx, table, viewer, id, given, { version }),
        );
        return c.json({ record: signed(table, viewer, await findRecord(db, table, id)) });
      },
    );
  }
  const actions = [...(table.canDelete === false ? [] : ['delete']), ...Object.keys(table.actions ?? {})];
  for (const action of actions) {
    const path = `/${action}`;
    routes.post(path, rule, responds(AdminActionResponse), validate('json', AdminSelection), async (c) => {
      const { viewer } = c.var;
      const selection = c.req.valid('json');
      if ('all' in selection) {
        const job_id = await startBulk(db, table, viewer, { action, search: selection.search });
        return c.json({ job_id });
      }
      const answer = await changeRecords(db, table, viewer, action, selection.ids);
      const refused = answer.refused.map(({ message, ...record }) => ({
        ...record,
        message: serverText(c.var.language ?? 'en', message),
      }));
      return c.json({ ...answer, refused });
    });
  }
  return routes;
}
