/** Measures the tables of the administration with a large catalogue, and the import of another service. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorsOf, type TableFilter } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { adminTables } from '../src/admin/adminTables.ts';
import type { AdminTable } from '../src/admin/AdminTable.ts';
import { conditionsOf } from '../src/admin/changes.ts';
import type { Database } from '../src/db/Database.ts';
import { openDatabase } from '../src/db/openDatabase.ts';
import { migrate } from '../src/db/migrate.ts';
import { startPostgres } from '../src/db/startPostgres.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { importService } from '../src/imports/importService.ts';
import { openImport } from '../src/imports/readFiles.ts';
import { writeNavidrome } from '../src/imports/sampleExports.ts';
import { inOrder, listPage } from '../src/records/Listing.ts';
import { addLargeCatalogue } from './largeCatalogue.ts';

interface PageTime {
  table: string;
  /** The parameters of the address. */
  search: string;
  rows: number;
  /** Milliseconds of the first page with its count. */
  p95: number;
}

export interface AdminFigures {
  pages: PageTime[];
  importedRows: number;
  importSeconds: number;
  repeatSeconds: number;
}

export interface AdminBenchOptions {
  rounds: number;
  tracks: number;
  engine: 'embedded' | 'postgres';
}

const silent = { info: () => {} };

/** The values that a filter is tried with, by operator. */
function valuesOf(filter: TableFilter, operator: string): (string | number)[] {
  if (operator === 'empty') return ['yes', 'no'];
  if (operator === 'last') return [30];
  if (filter.kind === 'choice') return operator === 'is' ? [...filter.values] : filter.values.slice(0, 1);
  if (filter.kind === 'day') return [operator === 'max' ? '2020-01-01' : '2024-01-01'];
  return operator === 'is' ? [0] : [operator === 'max' ? 3 : 1000];
}

/** Every order of a table in both directions, every filter, a search, and a group. */
function inputsOf({ resource: { table } }: AdminTable): Record<string, string | number>[] {
  const orders = Object.keys(table.orders).flatMap((order) =>
    ['asc', 'desc'].map((direction) => ({ order, direction })),
  );
  const filters = Object.entries(table.filters).flatMap(([name, filter]) =>
    operatorsOf(filter).flatMap((operator) =>
      valuesOf(filter, operator).map((value) => ({
        [operator === 'is' ? name : `${name}.${operator}`]: value,
      })),
    ),
  );
  return [...orders, ...filters, { query: 'harbour' }, { query: 'zq' }];
}

async function timeOf(db: Database, table: AdminTable, input: Record<string, unknown>, rounds: number) {
  const order = typeof input.order === 'string' ? input.order : table.resource.table.order;
  const direction = input.direction === 'asc' || input.direction === 'desc' ? input.direction : undefined;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await listPage(
      db,
      table.listing,
      { order, direction, page: 1, perPage: 100, filters: conditionsOf(table, input) },
      async (ids) => inOrder(ids, await table.load(db, ids)),
    );
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.ceil(times.length * 0.95) - 1)] ?? 0;
}

/** Adds accounts, entries of the log of changes, and so on, so that every table has as many rows as tracks. */
async function addOthers(db: Database, count: number) {
  await db.execute(sql`insert into users (name, email, created_at)
    select 'Person ' || n, 'person' || n || '@many.example', now() - make_interval(hours => n)
    from generate_series(1, ${count}::integer) n`);
  await db.execute(sql`insert into audit_entries (user_name, action, resource, record_ids, label, search_text, created_at)
    select 'Ada', case when n % 3 = 0 then 'update' else 'create' end, 'tags', '[]', 'Tag ' || n, 'ada tags tag ' || n,
      now() - make_interval(mins => n)
    from generate_series(1, ${count}::integer) n`);
  await db.execute(sql`insert into comments (track_id, user_id, text, created_at)
    select 1 + n % 1000, (select min(id) from users where email is not null), 'Comment ' || n,
      now() - make_interval(mins => n)
    from generate_series(1, ${count}::integer) n`);
  await db.execute(sql`insert into jobs (kind, input, state, created_at)
    select 'test.kind', '{}', 'done', now() - make_interval(mins => n) from generate_series(1, ${count}::integer) n`);
  await db.execute(sql`insert into playlists (name, slug, search_name, owner_id, created_at)
    select 'Mix ' || n, 'mix-' || n, 'mix ' || n, (select min(id) from users), now() - make_interval(mins => n)
    from generate_series(1, ${count}::integer) n`);
}

/** Runs on a database of its own. */
export async function benchAdmin({ rounds, tracks, engine }: AdminBenchOptions): Promise<AdminFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'segno-bench-admin-'));
  const server = engine === 'postgres' ? await startPostgres() : null;
  const database = await openDatabase({
    databaseUrl: server?.url ?? null,
    folder: join(folder, 'database'),
    freeSpaceFloor: 0,
    queryTimeout: 600_000,
  });
  const { db } = database;
  try {
    await migrate(database);
    await seedDemo(db, silent);
    await addLargeCatalogue(db, tracks);
    await addOthers(db, tracks);
    await db.execute(sql`vacuum analyze`);
    const pages: PageTime[] = [];
    for (const table of adminTables) {
      const rows = await db.$count(table.listing.table);
      for (const input of inputsOf(table)) {
        const search = new URLSearchParams(
          Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
        ).toString();
        pages.push({ table: table.resource.name, search, rows, p95: await timeOf(db, table, input, rounds) });
      }
    }
    const path = join(folder, 'navidrome.db');
    writeNavidrome(path, { users: 4, tracks });
    const began = performance.now();
    const importOnce = async () => {
      const source = await openImport(path);
      const report = await importService(db, source);
      source.close();
      return Object.values(report.kinds).reduce((sum, { read }) => sum + read, 0);
    };
    const importedRows = await importOnce();
    const importSeconds = (performance.now() - began) / 1000;
    await importOnce();
    const repeatSeconds = (performance.now() - began) / 1000 - importSeconds;
    return { pages, importedRows, importSeconds, repeatSeconds };
  } finally {
    await database.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
