/** Prepares the databases of `scripts/bench-server.mjs` and `scripts/bench-catalogue.mjs`, and keeps them between runs. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../src/db/Database.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/openDatabase.ts';
import { startPostgres } from '../src/db/startPostgres.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { addLargeCatalogue } from './largeCatalogue.ts';
import { addListening, type Listening } from './listening.ts';

export type Engine = 'embedded' | 'postgres';
/** `library` is the large catalogue with more artists, large libraries, long playlists and a million plays. */
export type CatalogueName = 'demo' | 'large' | 'library';

/** The number of tracks of the large catalogue. */
export const largeTracks = 100_000;

/** A database for a load test, with the environment variables of the server. */
export interface Prepared {
  env: Record<string, string>;
  /** The process that runs PostgreSQL; 0 when the server runs it itself, or another machine does. */
  pid: () => number;
  /** Names and ids for requests. */
  sample: Sample;
  /** Restarts PostgreSQL at once, as after a crash; null for the embedded database, which the server itself starts. */
  restart: (() => Promise<void>) | null;
  stop: () => Promise<void>;
}

export interface Sample {
  tracks: string[];
  /** As many as a playlist may have. */
  trackIds: number[];
  artists: string[];
  albums: { id: number; slug: string; artist: string }[];
  genres: string[];
  images: string[];
  /** In the catalogue `library`. */
  listening: Listening | null;
}

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)));

/** A version of the prepared data. A changed schema or generator gives another version, and so new databases. */
function version(): string {
  const hash = createHash('sha256')
    .update(read('./largeCatalogue.ts'))
    .update(read('./prepare.ts'))
    .update(read('./listening.ts'));
  const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
  for (const name of readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()) {
    hash.update(readFileSync(join(migrations, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

const silent = { info: () => {} };

/** Fills an empty database and returns names and ids for requests. */
async function fill(
  place: { databaseUrl: string | null; folder: string | null },
  catalogue: CatalogueName,
): Promise<Sample> {
  const database = await openDatabase({ ...place, freeSpaceFloor: 0, queryTimeout: 600_000 });
  try {
    await migrate(database);
    await seedDemo(database.db, silent);
    let listening: Listening | null = null;
    if (catalogue !== 'demo')
      await database.alone('fill', (db) =>
        addLargeCatalogue(db, largeTracks, { albumsPerArtist: catalogue === 'library' ? 2 : 4 }),
      );
    if (catalogue === 'library')
      await database.alone('fill', async (db) => {
        listening = await addListening(db, { plays: 1_000_000, likes: 20_000 });
      });
    return { ...(await takeSample(database.db)), listening };
  } finally {
    await database.close();
  }
}

async function takeSample(db: Database): Promise<Omit<Sample, 'listening'>> {
  const column = async (query: string) =>
    (await db.execute<{ value: string }>(sql.raw(query))).rows.map(({ value }) => value);
  const albums = await db.execute<Sample['albums'][number]>(
    sql`select id, slug, (
        select a.slug from album_artists l join artists a on a.id = l.artist_id
        where l.album_id = albums.id order by l."order" limit 1
      ) as artist
      from albums where status = 'published' order by md5(id::text) limit 500`,
  );
  return {
    tracks: await column(
      `select name as value from tracks where status = 'published' order by md5(id::text) limit 500`,
    ),
    trackIds: (
      await db.execute<{ value: number }>(
        sql`select id as value from tracks where status = 'published' order by md5(id::text) limit 10000`,
      )
    ).rows.map(({ value }) => value),
    artists: await column(
      `select name as value from artists where status = 'published' order by md5(id::text) limit 200`,
    ),
    albums: albums.rows,
    genres: await column('select name as value from genres order by name limit 20'),
    images: await column(`select key as value from images where kind = 'album' order by md5(key) limit 20`),
  };
}

/** Creates a folder with `make` if it is missing. The folder gets its final name only when it is complete. */
async function once(folder: string, make: (folder: string) => Promise<Sample>): Promise<Sample> {
  const note = `${folder}.sample.json`;
  if (!existsSync(note)) {
    await rm(folder, { recursive: true, force: true });
    const partial = `${folder}.partial`;
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true });
    const sample = await make(partial);
    await rename(partial, folder);
    await writeFile(note, JSON.stringify(sample));
  }
  return JSON.parse(readFileSync(note, 'utf8')) as Sample;
}

/** Creates or reuses the database of an engine in the folder `cache`. Copies files that a run may damage to `work`. */
export async function prepare(
  engine: Engine,
  catalogue: CatalogueName,
  cache: string,
  work: string,
): Promise<Prepared> {
  const kept = join(cache, version());
  await mkdir(kept, { recursive: true });
  if (engine === 'embedded') return prepareEmbedded(catalogue, kept, work);
  return process.env.DATABASE_URL
    ? prepareForeign(process.env.DATABASE_URL, catalogue, kept)
    : preparePostgres(catalogue, kept, work);
}

async function prepareEmbedded(catalogue: CatalogueName, kept: string, work: string): Promise<Prepared> {
  const source = join(kept, `embedded-${catalogue}`);
  const sample = await once(source, (folder) => fill({ databaseUrl: null, folder }, catalogue));
  await mkdir(work, { recursive: true });
  await cp(source, join(work, 'database'), { recursive: true });
  return {
    env: { DATABASE_URL: '', SEGNO_DATA_DIR: work },
    sample,
    pid: () => 0,
    restart: null,
    stop: async () => {},
  };
}

/** Uses an external PostgreSQL server, with one database for each catalogue. */
async function prepareForeign(server: string, catalogue: CatalogueName, kept: string): Promise<Prepared> {
  const name = `segno_bench_${catalogue}_${version()}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    return client.query(statement).finally(() => client.end());
  };
  const sample = await once(join(kept, `foreign-${catalogue}`), async () => {
    await run(`drop database if exists ${name}`);
    await run(`create database ${name}`);
    return fill({ databaseUrl: url.href, folder: null }, catalogue);
  });
  // An external server is not restarted; its sessions are terminated instead.
  const restart = async () => {
    await run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  };
  return { env: { DATABASE_URL: url.href }, sample, pid: () => 0, restart, stop: async () => {} };
}

async function preparePostgres(catalogue: CatalogueName, kept: string, work: string): Promise<Prepared> {
  const source = join(kept, `postgres-${catalogue}`);
  const sample = await once(source, async (folder) => {
    const server = await startPostgres(join(folder, 'data'));
    try {
      return await fill({ databaseUrl: server.url, folder: null }, catalogue);
    } finally {
      await server.stop();
    }
  });
  const data = join(work, 'postgres');
  await mkdir(work, { recursive: true });
  await chmod(work, 0o755);
  await copyOwned(join(source, 'data'), data);
  const server = await startPostgres(data);
  return {
    env: { DATABASE_URL: server.url, SEGNO_DATA_DIR: join(work, 'files') },
    sample,
    pid: server.pid,
    restart: server.restart,
    stop: server.stop,
  };
}

/** Copies a folder with its owner, because PostgreSQL runs only as the owner of its folder. */
async function copyOwned(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  const { uid, gid } = await stat(from);
  await chown(to, uid, gid);
  for (const name of await readdir(to, { recursive: true })) await chown(join(to, name), uid, gid);
}
