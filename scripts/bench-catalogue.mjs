// Measures the pages and lists of a catalogue of 100,000 tracks, 10,000 albums, 5,000 artists, two playlists of 10,000
// entries, a person with 20,000 likes, another with 100,000, and a million plays: on the server the time, statements and
// bytes of each, in Chromium the first rows, the frames of a scroll through all rows, and the memory after use.
//
//   npm run bench:catalogue                                       both engines, then Chromium for ten minutes
//   npm run bench:catalogue -- --engine postgres --minutes 0      one engine, without Chromium
//   npm run bench:catalogue -- --rounds 40 --no-build
//
// Databases are kept between runs in the system's folder for temporary files, under `segno-bench-data`.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { openPage, startChromium } from './devtools.mjs';
import { scrollThrough, visitFor } from './server/longLists.mjs';
import { requestsOf } from './server/catalogueRequests.mjs';
import { signInAs } from './server/signIn.mjs';
import { startServer } from './server/startServer.mjs';
import { explain, print } from './terminal.mjs';

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded,postgres' },
    rounds: { type: 'string', default: '30' },
    minutes: { type: 'string', default: '10' },
    port: { type: 'string', default: process.env.PORT ?? '4392' },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const rounds = Number(options.rounds);
const minutes = Number(options.minutes);

const at = (numbers, part) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))];

/** Asks for each address in turn, and prints the time, statements and bytes of an answer. */
async function measure(server, { name, next, cookie }) {
  const times = [];
  const sizes = [];
  const statements = new Set();
  for (let round = -2; round < rounds; round += 1) {
    await server.measure();
    const start = performance.now();
    const answer = await fetch(new URL(next(), server.address), { headers: { cookie: cookie ?? 'bench=1' } });
    const size = (await answer.arrayBuffer()).byteLength;
    const took = performance.now() - start;
    if (!answer.ok) throw new Error(`${name}: ${answer.status} of ${answer.url}`);
    // The first answers prepare statements and fill caches.
    if (round < 0) continue;
    times.push(took);
    sizes.push(size);
    statements.add((await server.measure()).statements);
  }
  const least = Math.min(...statements);
  const most = Math.max(...statements);
  print(
    `  ${name.padEnd(44)}${at(times, 0.5).toFixed(1).padStart(8)}${at(times, 0.95).toFixed(1).padStart(8)}` +
      `${(least === most ? String(most) : `${least}-${most}`).padStart(12)}${at(sizes, 0.5).toLocaleString('en').padStart(12)}`,
  );
}

async function measureServer(server, sample) {
  const cookies = {
    listener: (await signInAs(server.address, sample.listening.listener)).join('; '),
    collector: (await signInAs(server.address, sample.listening.collector)).join('; '),
  };
  print(
    `  ${'page or list'.padEnd(44)}${'p50 ms'.padStart(8)}${'p95 ms'.padStart(8)}${'statements'.padStart(12)}${'bytes'.padStart(12)}`,
  );
  for (const request of await requestsOf(server.address, sample, cookies)) await measure(server, request);
}

async function measureBrowser(server, sample) {
  const browser = await startChromium(process.env.CHROMIUM_PATH);
  try {
    for (const who of ['listener', 'collector']) {
      const page = await openPage(browser);
      await page.send('Page.enable');
      for (const cookie of await signInAs(server.address, sample.listening[who])) {
        const [name, ...value] = cookie.split('=');
        await page.send('Network.setCookie', { name, value: value.join('='), url: server.address });
      }
      const found = await scrollThrough(page, new URL('/library/songs', server.address).href);
      print(
        `  ${found.rows.toLocaleString('en')} liked songs: first rows after ${found.firstRows.toFixed(0)} ms; ` +
          `frames of a quick scroll by hand: median ${found.hand.p50.toFixed(1)} ms, p95 ${found.hand.p95.toFixed(1)} ms; ` +
          `${found.frames} frames of a scroll through all rows: median ${found.p50.toFixed(1)} ms, ` +
          `p95 ${found.p95.toFixed(1)} ms, ${found.slow} over 33 ms; the last row ${found.lastRow.toFixed(0)} ms after a jump to it; heap ${found.heap.toFixed(1)} MB`,
      );
      if (who === 'collector') {
        const heaps = await visitFor(page, minutes);
        print(
          `  memory of the page in ${minutes} minutes of use, each fifth of the time: ${heaps.map((heap) => heap.toFixed(1)).join(', ')} MB`,
        );
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

const work = mkdtempSync(join(tmpdir(), 'segno-bench-'));
// As root, PostgreSQL runs as another user, which needs access to this folder to reach its data.
chmodSync(work, 0o755);
try {
  if (options.build) await build();
  const { prepare } = await import('../apps/server/bench/prepare.ts');
  print(`${cpus().length} x ${cpus()[0]?.model ?? 'CPU'}, Node.js ${process.version}`);
  const cache = join(tmpdir(), 'segno-bench-data');
  for (const engine of options.engine.split(',')) {
    const start = performance.now();
    const prepared = await prepare(engine, 'library', cache, join(work, engine));
    print(`\n${engine}: filled or copied in ${((performance.now() - start) / 1000).toFixed(0)} s`);
    const env = { SEGNO_DATA_DIR: join(work, `files-${engine}`), ...prepared.env };
    const server = await startServer(process.cwd(), env, Number(options.port));
    try {
      await measureServer(server, prepared.sample);
      if (minutes > 0) await measureBrowser(server, prepared.sample);
    } finally {
      await server.stop();
      await prepared.stop();
    }
  }
} catch (error) {
  print(explain(error));
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
// The package that runs PostgreSQL would otherwise end the process with exit code 0.
process.exit(process.exitCode ?? 0);
