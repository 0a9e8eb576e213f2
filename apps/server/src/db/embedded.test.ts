import { chmod, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endProcesses, startScript } from '../testing/testProcess.ts';
import type { OpenDatabase } from './Database.ts';
import { databaseTrouble } from './databaseTrouble.ts';
import { EmbeddedPostgres } from './embedded/EmbeddedPostgres.ts';
import { queryMessage } from './embedded/protocol.ts';
import { migrate } from './migrate.ts';
import type { DatabaseOptions } from './DatabaseOptions.ts';
import { openDatabase } from './openDatabase.ts';
import { freshFolder, isOnPostgres } from '../testing/testDatabase.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await endProcesses();
  for (const close of closing.splice(0).toReversed()) await close();
});

const freshPlace = async () => {
  const { folder, remove } = await freshFolder();
  closing.push(remove);
  return folder;
};

const open = async (folder: string, more: Partial<DatabaseOptions> = {}): Promise<OpenDatabase> => {
  const database = await openDatabase({
    databaseUrl: null,
    folder,
    freeSpaceFloor: 0,
    queryTimeout: 30_000,
    ...more,
  });
  closing.push(() => database.close());
  return database;
};

const openPostgres = async (onRestart: (reason: string) => void = () => {}) => {
  const postgres = new EmbeddedPostgres({ folder: await freshPlace(), limit: 30_000, onRestart });
  closing.push(() => postgres.close());
  return postgres;
};

const crash = ({ pid }: EmbeddedPostgres) => process.kill(pid ?? 0, 'SIGSEGV');

const countNotes = async ({ db }: OpenDatabase) => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from note`);
  return rows[0]?.n;
};

/** Requests are refused while the folder is reopened, which takes a second or more. */
const soon = { timeout: 20_000 };

/** A statement that never ends. */
const endless = sql`with recursive t as (select 1 as n union all select n + 1 from t) select max(n) from t`;

/** The modes of everything in a folder, and of the folder, each once. */
const modesIn = async (folder: string) => {
  const paths = [folder, ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name))];
  const infos = await Promise.all(paths.map((path) => lstat(path)));
  return new Set(
    infos.map((info) => `${info.isDirectory() ? 'folder' : 'file'} ${(info.mode & 0o777).toString(8)}`),
  );
};

describe.skipIf(isOnPostgres())('the embedded database', () => {
  test('FILE-1 creates files that only its user can read, and takes the permissions of others from existing ones', async () => {
    const folder = await freshPlace();
    const isPrivate = new Set(['folder 700', 'file 600']);
    expect(await modesIn(folder)).toEqual(isPrivate);
    for (const name of await readdir(folder, { recursive: true })) {
      const path = join(folder, name);
      await chmod(path, (await lstat(path)).isDirectory() ? 0o755 : 0o666);
    }
    const { db } = await open(folder, { isDurable: false });
    await db.execute(sql`create table note as select generate_series(1, 100) as n`);
    await db.execute(sql`checkpoint`);
    expect(await modesIn(folder)).toEqual(isPrivate);
  });

  test('reuses the files of its write-ahead log', async () => {
    const folder = await freshPlace();
    const { db } = await open(folder, { isDurable: false });
    const megabyte = 1024 * 1024;
    for (let count = 0; count < 240; count += 1)
      await db.execute(sql`select pg_logical_emit_message(false, 'test', repeat('x', ${megabyte}::int))`);
    const { rows } = await db.execute<{ size: number }>(
      sql`select sum(size)::int as size from pg_ls_waldir()`,
    );
    expect(rows[0]?.size).toBeLessThan(200 * megabyte);
  }, 120_000);

  describe('that is given up', () => {
    const troubles: string[] = [];
    let folder: string;
    let remove: () => Promise<void>;
    let database: OpenDatabase;
    beforeAll(async () => {
      ({ folder, remove } = await freshFolder());
      const left = join(folder, 'base', 'pgsql_tmp');
      await mkdir(left, { recursive: true });
      await writeFile(join(left, 'pgsql_tmp42.0'), 'x');
      database = await openDatabase({
        databaseUrl: null,
        folder,
        freeSpaceFloor: 0,
        queryTimeout: 1500,
        onTrouble: (message) => troubles.push(message),
      });
      await database.db.execute(sql`create table note (id int)`);
    });
    beforeEach(async () => {
      await database.db.execute(sql`delete from note`);
      troubles.length = 0;
    });
    afterAll(async () => {
      await database.close();
      await remove();
    });

    test('removes the sort files of an aborted process', async () => {
      expect(await readdir(join(folder, 'base'))).not.toContain('pgsql_tmp');
    });

    test('aborts a statement that hangs, is not healthy until then, and runs the next statement', async () => {
      await database.db.execute(sql`insert into note values (1)`);
      const hanging = database.db.execute(endless).catch((error: unknown) => databaseTrouble(error));
      expect(await database.isHealthy(200)).toBe(false);
      expect(await hanging).toBe('unavailable');
      await expect.poll(() => countNotes(database), soon).toBe(1);
      expect(await database.isHealthy()).toBe(true);
      expect(troubles).toEqual([expect.stringContaining('a statement took too long')]);
    });

    test('rolls back a transaction that hangs and ends its session', async () => {
      const failed = database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into note values (1)`);
        await tx.execute(endless);
      });
      await expect(failed).rejects.toThrow();
      await expect.poll(() => countNotes(database), soon).toBe(0);
    });

    test('reopens after a full disk, before a statement can hang', async () => {
      const full = database.db.execute(
        sql`do $$ begin raise exception 'no room' using errcode = '53100'; end $$`,
      );
      expect(await full.catch((error: unknown) => databaseTrouble(error))).toBe('full');
      await expect.poll(() => database.isHealthy(), soon).toBe(true);
      expect(troubles.join()).toContain('the disk is full');
    });
  });

  test('accepts reads and refuses writes below the minimum of free disk space', async () => {
    const database = await open(await freshPlace(), { freeSpaceFloor: Number.MAX_SAFE_INTEGER });
    expect(await database.hasFreeSpace()).toBe(false);
    await migrate(database);
    const { rows } = await database.db.execute(sql`select count(*)::int as n from settings`);
    expect(rows).toEqual([{ n: 0 }]);
    const write = database.db.execute(sql`insert into settings (key, value) values ('note', '1')`);
    expect(await write.catch((error: unknown) => databaseTrouble(error))).toBe('full');
    expect(await database.isHealthy()).toBe(true);
  });

  test('recovers from a crash of PostgreSQL: the statement fails and the next one succeeds', async () => {
    const troubles: string[] = [];
    const postgres = await openPostgres((reason) => troubles.push(reason));
    const session = await postgres.open();
    const hanging = postgres.exchange(session, queryMessage('select pg_sleep(60)'));
    crash(postgres);
    await expect(hanging).rejects.toThrow('its process ended (SIGSEGV)');
    const next = await postgres.open();
    expect(next).not.toBe(session);
    expect((await postgres.exchange(next, queryMessage('select 1'))).summary.error).toBeNull();
    expect(troubles).toEqual(['its process ended (SIGSEGV)']);
  });

  test('opens at the second attempt when PostgreSQL crashes during the first', async () => {
    const postgres = await openPostgres();
    const opening = postgres.open();
    await expect.poll(() => postgres.pid).not.toBeNull();
    crash(postgres);
    await opening;
    expect((await postgres.exchange(await opening, queryMessage('select 1'))).summary.error).toBeNull();
  });

  test('can be closed while it is opening', async () => {
    const postgres = await openPostgres();
    const opening = postgres.open();
    opening.catch(() => {});
    await expect.poll(() => postgres.pid).not.toBeNull();
    await postgres.close();
    await expect(opening).rejects.toThrow('The database is closed.');
  });

  test('keeps every write that it acknowledged when the process is killed', async () => {
    const folder = await freshPlace();
    const writer = startScript(`
      const { openDatabase } = await import(${JSON.stringify(new URL('./openDatabase.ts', import.meta.url).href)});
      const { sql } = await import(${JSON.stringify(import.meta.resolve('drizzle-orm'))});
      const { db } = await openDatabase({
        databaseUrl: null, folder: ${JSON.stringify(folder)}, freeSpaceFloor: 0, queryTimeout: 30000,
      });
      await db.execute(sql\`create table note (id int)\`);
      for (let n = 1; ; n += 1) {
        await db.execute(sql\`insert into note values (\${n})\`);
        process.stdout.write(n + '\\n');
      }
    `);
    await writer.line(/^200$/);
    writer.kill('SIGKILL');
    // The output closes only after the database process, which would continue to write, has ended.
    expect(await writer.exit).toBe('SIGKILL');
    const acknowledged = writer.output.stdout.split('\n').length - 1;
    const database = await open(folder);
    expect(await countNotes(database)).toBeGreaterThanOrEqual(acknowledged);
  });
});
