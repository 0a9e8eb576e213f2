import { type ImportKind, importKinds, type ImportReport } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { importRows, type ImportSource } from './importRows.ts';
import { importKeys } from '../importKeys/table.ts';
import { type ImportIds, linkWriters, type OnAdded, recordWriters, Refusal } from './writers.ts';

/** Rows of one transaction. */
const batchSize = 2000;
/** The most problems that a report names. */
const mostProblems = 50;

export interface ImportOptions {
  /** Nothing is written. */
  isDryRun?: boolean;
  /** Called after each batch, with the number of rows that were read until then. */
  onProgress?: (rows: number) => Promise<void> | void;
  signal?: AbortSignal;
  /** Called with the records that a batch has added, in its transaction. */
  onAdded?: OnAdded;
}

type RecordKind = keyof typeof recordWriters;
const isRecordKind = (kind: ImportKind): kind is RecordKind => kind in recordWriters;

interface Row {
  /** Its place in the file, from 1. */
  place: number;
  value: unknown;
}

/**
 * Imports the rows of another service in batches, each in a transaction of its own. What was imported is remembered, so that
 * a repeated or interrupted import continues and adds nothing twice (ADMIN-19).
 */
export async function importService(
  db: Database,
  source: ImportSource,
  { isDryRun = false, onProgress, signal, onAdded }: ImportOptions = {},
): Promise<ImportReport> {
  const report: ImportReport = { source: source.name, dry_run: isDryRun, kinds: {}, problems: [] };
  const known = new Map<ImportKind, Map<string, number>>();
  for (const kind of Object.keys(recordWriters) as RecordKind[]) {
    const { rows } = await db.execute<{ key: string; value: number }>(
      sql`select key, value::integer as value from ${importKeys} where source = ${source.name} and kind = ${kind}`,
    );
    known.set(kind, new Map(rows.map(({ key, value }) => [key, value])));
  }
  const ids: ImportIds = {
    source: source.name,
    idOf(kind, key) {
      const found = known.get(kind)?.get(key);
      if (found === undefined) throw new Refusal(`There is no row ${key} in ${kind}.`);
      return found;
    },
    idsOf: (kind, keys) => [...new Set(keys.flatMap((key) => known.get(kind)?.get(key) ?? []))],
  };

  const reportOf = (kind: ImportKind) => (report.kinds[kind] ??= { read: 0, added: 0, known: 0, refused: 0 });

  const refuse = (kind: ImportKind, row: number, message: string) => {
    reportOf(kind).refused += 1;
    if (report.problems.length < mostProblems) report.problems.push({ kind, row, message });
  };

  /** The rows that are valid and name only records that were imported. */
  function readyRows<TRow>(
    kind: ImportKind,
    rows: readonly Row[],
    ready: (row: TRow, ids: ImportIds) => Record<string, unknown>,
  ) {
    const schema = importRows[kind] as unknown as v.GenericSchema<unknown, TRow>;
    return rows.flatMap(({ place, value }) => {
      const parsed = v.safeParse(schema, value);
      if (!parsed.success) {
        const [issue] = parsed.issues;
        refuse(kind, place, `${v.getDotPath(issue) ?? kind}: ${issue.message}`);
        return [];
      }
      try {
        return [{ row: parsed.output, ready: ready(parsed.output, ids) }];
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refuse(kind, place, error.message);
        return [];
      }
    });
  }

  async function writeRecords(kind: RecordKind, rows: readonly Row[]) {
    const { table, ready, insert } = recordWriters[kind];
    const keys = known.get(kind);
    const counts = reportOf(kind);
    const fresh = new Map<string, Record<string, unknown>>();
    for (const each of readyRows<{ id: string }>(kind, rows, ready as never)) {
      if (keys?.has(each.row.id) || fresh.has(each.row.id)) counts.known += 1;
      else fresh.set(each.row.id, each.ready);
    }
    if (fresh.size === 0) return;
    if (isDryRun) {
      counts.added += fresh.size;
      for (const key of fresh.keys()) keys?.set(key, 0);
      return;
    }
    const made = await db.transaction(async (tx) => {
      const { rows: free } = await tx.execute<{ id: number }>(
        sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${fresh.size}::integer)`,
      );
      const wanted = [...fresh.values()].map((row, index) => ({ ...row, id: free[index]?.id ?? 0 }));
      const inserted = await insert(tx, wanted, onAdded);
      const pairs = [...fresh.keys()].map((key, index) => ({ key, value: inserted[index] ?? 0 }));
      await tx.execute(sql`insert into ${importKeys} (source, kind, key, value)
        select ${source.name}, ${kind}, r.key, r.value
        from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as r(key text, value bigint)`);
      const added = wanted.filter(({ id }, index) => id === inserted[index]);
      if (added.length > 0)
        await onAdded?.(
          tx,
          kind,
          added.map((row) => ({ id: row.id, name: 'name' in row ? String(row.name) : '' })),
        );
      return { pairs, added: added.length };
    });
    counts.added += made.added;
    counts.known += fresh.size - made.added;
    for (const { key, value } of made.pairs) keys?.set(key, value);
  }

  async function writeLinks(kind: keyof typeof linkWriters, rows: readonly Row[]) {
    const { ready, insert } = linkWriters[kind];
    const counts = reportOf(kind);
    const wanted = readyRows(kind, rows, ready as never).map((each) => each.ready);
    if (wanted.length === 0) return;
    const added = isDryRun ? wanted.length : await db.transaction((tx) => insert(tx, wanted, ids));
    counts.added += added;
    counts.known += wanted.length - added;
  }

  let done = 0;
  async function writeBatch(kind: ImportKind, rows: readonly Row[]) {
    signal?.throwIfAborted();
    reportOf(kind).read += rows.length;
    await (isRecordKind(kind) ? writeRecords(kind, rows) : writeLinks(kind, rows));
    done += rows.length;
    await onProgress?.(done);
  }

  for (const kind of importKinds) {
    let batch: Row[] = [];
    let place = 0;
    for await (const value of source.rows(kind)) {
      batch.push({ place: ++place, value });
      if (batch.length < batchSize) continue;
      await writeBatch(kind, batch);
      batch = [];
    }
    if (batch.length > 0) await writeBatch(kind, batch);
  }
  return report;
}
