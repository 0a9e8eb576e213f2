import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { bundleServer } from '../testing/testBundle.ts';
import { endProcesses, startServer } from '../testing/testProcess.ts';
import { startPostgres } from './startPostgres.ts';
import { isOnPostgres } from '../testing/testDatabase.ts';

/** How often the database is killed. Each time takes seconds, so the test runs only on demand. */
const kills = Number(process.env.SEGNO_KILLS ?? 0);
/** Number of concurrent requests that must all succeed before the service counts as restored. */
const load = 6;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await endProcesses();
  for (const close of closing.splice(0).toReversed()) await close();
});

/** The embedded database is the only child process of a server. */
const childOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

test.runIf(kills > 0)(
  `service is complete within 5 s after each of ${kills} kills of the database under load`,
  { timeout: kills * 20_000 },
  async () => {
    await bundleServer();
    const dataDir = await mkdtemp(join(tmpdir(), 'segno-kills-'));
    closing.push(() => rm(dataDir, { recursive: true, force: true }));
    const postgres = isOnPostgres() ? await startPostgres() : null;
    if (postgres) closing.push(() => postgres.stop());
    const server = startServer({
      PORT: '0',
      SEGNO_DATA_DIR: dataDir,
      SEGNO_DEMO: '0',
      SEGNO_RATE_LIMIT: '0',
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
    const { url } = JSON.parse(await server.line(/"msg":"ready"/)) as { url: string };

    const statuses = new Map<number, number>();
    let asked = 0;
    const ask = async () => {
      const answer = await fetch(`${url}/api/v1/search?query=velvet%20${(asked += 1)}`);
      const { status } = answer;
      await answer.text();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      return status === 200;
    };
    let isOver = false;
    closing.push(() => Promise.resolve(void (isOver = true)));
    const visitor = async () => {
      while (!isOver) await ask().catch(() => delay(100));
    };
    const visitors = Array.from({ length: load }, visitor);

    const waits: number[] = [];
    for (let round = 0; round < kills; round += 1) {
      // Kills at a different moment of a request each time.
      await delay(100 + ((round * 37) % 200));
      if (postgres) await postgres.restart();
      else process.kill(childOf(server.pid), 'SIGKILL');
      const start = performance.now();
      while (!(await Promise.all(Array.from({ length: load }, ask))).every(Boolean)) {
        if (performance.now() - start > 20_000) {
          throw new Error(`No full service after 20 s.\n${server.output.stdout.slice(-3000)}`);
        }
        await delay(50);
      }
      waits.push(performance.now() - start);
    }
    isOver = true;
    await Promise.all(visitors);

    const stopping = performance.now();
    server.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    const stopped = performance.now() - stopping;
    const longest = Math.max(...waits);
    const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
    process.stdout.write(
      `${kills} kills: service back after ${Math.round(mean)} ms on average, ${Math.round(longest)} ms at most; ` +
        `stopped in ${Math.round(stopped)} ms; answers ${JSON.stringify(Object.fromEntries(statuses))}\n`,
    );
    expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(longest).toBeLessThan(5000);
    expect(stopped).toBeLessThan(5000);
  },
);
