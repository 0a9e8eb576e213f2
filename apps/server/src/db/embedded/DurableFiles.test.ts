import { afterEach, expect, test } from 'vitest';
import { endProcesses, startScript } from '../../testing/testProcess.ts';
import { freshFolder, isOnPostgres } from '../../testing/testDatabase.ts';

afterEach(endProcesses);

const address = (path: string) => JSON.stringify(import.meta.resolve(path));

test.skipIf(isOnPostgres() || process.platform !== 'linux')(
  'the embedded database syncs a write before acknowledging it, and its tables before it recycles the log',
  async () => {
    const { folder, remove } = await freshFolder();
    const script = startScript(`
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      let synced = [];
      const { fsyncSync } = fs;
      fs.fsyncSync = (file) => {
        synced.push(fs.readlinkSync('/proc/self/fd/' + file).replace(${JSON.stringify(`${folder}/`)}, ''));
        fsyncSync(file);
      };
      syncBuiltinESMExports();
      const { PGlite } = await import(${address('@electric-sql/pglite')});
      const { pg_trgm } = await import(${address('@electric-sql/pglite/contrib/pg_trgm')});
      const { unaccent } = await import(${address('@electric-sql/pglite/contrib/unaccent')});
      const { DurableFiles, startParams } = await import(${address('./DurableFiles.ts')});
      const files = new DurableFiles(${JSON.stringify(folder)});
      const postgres = await PGlite.create({ fs: files, startParams, extensions: { pg_trgm, unaccent } });
      const during = async (sql) => {
        synced = [];
        files.logBytes = 0;
        await postgres.query(sql);
        return { synced, logBytes: files.logBytes };
      };
      await postgres.query('create table note (id int)');
      const result = {
        write: await during('insert into note select generate_series(1, 10000)'),
        read: await during('select count(*) from note'),
        checkpoint: await during('checkpoint'),
      };
      console.log('result ' + JSON.stringify(result));
      process.exit();
    `);
    const line = await script.line(/^result /);
    const { write, read, checkpoint } = JSON.parse(line.slice('result '.length)) as Record<
      'write' | 'read' | 'checkpoint',
      { synced: string[]; logBytes: number }
    >;
    expect(write.synced.at(-1)).toMatch(/^pg_wal\/[0-9A-F]{24}$/);
    expect(write.logBytes).toBeGreaterThan(500_000);
    expect(read.synced).toEqual([]);
    const lastTable = checkpoint.synced.findLastIndex((path) => path.startsWith('base/'));
    expect(lastTable).toBeGreaterThan(-1);
    expect(checkpoint.synced.lastIndexOf('global/pg_control')).toBeGreaterThan(lastTable);
    await remove();
  },
);
