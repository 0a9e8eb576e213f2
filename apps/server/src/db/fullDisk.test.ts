import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from './Database.ts';
import { databaseTrouble } from './databaseTrouble.ts';
import { openDatabase } from './openDatabase.ts';
import { freshFolder, isOnPostgres } from '../testing/testDatabase.ts';

/** Size of the disk in megabytes: the database and some free space. */
const size = 110;

/** Mounts a small file system in memory, or else in a file. Returns null where the user may do neither. */
function mountDisk(): { folder: string; unmount: () => void } | null {
  if (process.platform !== 'linux' || isOnPostgres()) return null;
  const root = mkdtempSync(join(tmpdir(), 'segno-disk-'));
  const folder = mkdtempSync(join(root, 'mounted-'));
  const isDone = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
  const image = join(root, 'disk.img');
  const isMounted =
    isDone('mount', '-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder) ||
    (isDone('truncate', '-s', `${size + 30}M`, image) &&
      isDone('mkfs.ext4', '-q', image) &&
      isDone('mount', '-o', 'loop', image, folder));
  const remove = () => rmSync(root, { recursive: true, force: true });
  if (!isMounted) {
    remove();
    return null;
  }
  const unmount = () => {
    execFileSync('umount', [folder]);
    remove();
  };
  return { folder, unmount };
}

const disk = mountDisk();
let database: OpenDatabase;

describe.skipIf(!disk)('the embedded database on a full file system', () => {
  const mounted = disk?.folder ?? '';
  beforeAll(async () => {
    const { folder, remove } = await freshFolder();
    cpSync(folder, join(mounted, 'database'), { recursive: true });
    await remove();
    database = await openDatabase({
      databaseUrl: null,
      folder: join(mounted, 'database'),
      freeSpaceFloor: 0,
      queryTimeout: 30_000,
    });
    await database.db.execute(sql`create table note (id serial primary key, text text)`);
    // Turns compression off, because compressed rows would not fill the disk.
    await database.db.execute(sql`alter table note alter column text set storage external`);
  });
  afterAll(async () => {
    await database.close();
    disk?.unmount();
  });

  const count = async () => {
    const { rows } = await database.db.execute<{ n: number }>(sql`select count(*)::int as n from note`);
    return rows[0]?.n;
  };

  test('refuses a write that does not fit, keeps all others, and accepts writes again once space is free', async () => {
    const { bavail, bsize } = statfsSync(mounted);
    const filler = join(mounted, 'filler');
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 24 * 1024 * 1024), 1));
    let acknowledged = 0;
    let trouble: unknown = null;
    while (trouble === null) {
      const row = sql`insert into note (text) select repeat(md5(random()::text), 300) from generate_series(1, 100)`;
      await database.db.execute(row).then(
        () => (acknowledged += 100),
        (error: unknown) => (trouble = databaseTrouble(error) ?? error),
      );
      expect(acknowledged).toBeLessThan(50_000);
    }
    expect(trouble).toBe('full');

    rmSync(filler);
    await expect.poll(() => count().catch(() => -1), { timeout: 20_000 }).toBe(acknowledged);
    await expect
      .poll(
        () =>
          database.db.execute(sql`insert into note (text) values ('after')`).then(
            () => true,
            () => false,
          ),
        {
          timeout: 20_000,
        },
      )
      .toBe(true);
    expect(await count()).toBe(acknowledged + 1);
  });
});
