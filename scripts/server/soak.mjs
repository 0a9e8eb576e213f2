// Mixed load for some minutes, with the database killed every minute.
import { existsSync, readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { print } from '../terminal.mjs';
import { load, send, summarise } from './load.mjs';
import { requestsFor } from './requests.mjs';

const allowed = new Set([200, 206, 304, 404, 429, 503]);
/** Time limit for the recovery after a kill, in milliseconds, and the time for which it is measured. */
const recoveryLimit = 5000;
const longestRecovery = 25_000;
/** Maximum relative growth of memory after the first minutes. */
const warmUpMinutes = 10;
const mostGrowth = 0.1;
const connections = 20;
/** Pause of a visitor after each answer, in milliseconds. */
const think = 100;
/** Requests that must work after a kill. None of them is answered from the shared caches of guests. */
const kinds = ['listsAlone', 'searchAlone', 'albumAlone', 'albumPage', 'image'];

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const mega = (bytes) => Math.round(bytes / 1024 / 1024);

/** Kills the process of the embedded database, which the server has started. */
function killEmbedded(pid) {
  const list = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(list)) throw new Error('The embedded database can be found on Linux only.');
  for (const child of readFileSync(list, 'utf8').trim().split(' ').filter(Boolean)) {
    const command = readFileSync(`/proc/${child}/cmdline`, 'utf8');
    if (command.includes('embedded/process.ts')) process.kill(Number(child), 'SIGKILL');
  }
}

/** The milliseconds until requests of every kind, ten at once, are all answered with 200; null when it takes too long. */
async function recovery(address, requests) {
  const start = performance.now();
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  try {
    while (performance.now() - start < longestRecovery) {
      const round = Array.from({ length: 10 }, (_, index) => requests[kinds[index % kinds.length]]());
      const statuses = await Promise.all(round.map((asked) => send(agent, address, asked)));
      if (statuses.every((status) => status === 200)) return performance.now() - start;
      await pause(50);
    }
    return null;
  } finally {
    agent.destroy();
  }
}

/** Tells whether every answer was one of those allowed, service came back after each kill, and memory stayed flat. */
export async function soak(server, { sample, restart }, minutes) {
  const requests = requestsFor(sample);
  const stop = new AbortController();
  const faults = [];
  let answers = [];
  let killedAt = Number.NaN;
  const lastKill = () => `${((performance.now() - killedAt) / 1000).toFixed(1)} s after the last kill`;
  const running = load({
    address: server.address,
    next: requests.mixed,
    connections,
    think,
    seconds: minutes * 60,
    signal: stop.signal,
    onAnswer(answer) {
      answers.push(answer);
      if (!allowed.has(answer.status) && faults.length < 20)
        faults.push(
          `${answer.path} answered ${answer.status || 'nothing'} after ${Math.round(answer.ms)} ms, ${lastKill()}`,
        );
    },
  });
  const series = [];
  print(
    `\nMixed load for ${minutes} minutes, ${connections} visitors who wait ${think} ms after each answer, the database killed every minute`,
  );
  print('  minute  per second    p95 ms  RSS MB  heap MB  database MB  service back after   answers');
  for (let minute = 1; minute <= minutes; minute += 1) {
    const start = performance.now();
    await pause(30_000);
    const memory = await server.measure();
    const killed = performance.now();
    killedAt = killed;
    if (restart) await restart();
    else killEmbedded(server.pid);
    const restarted = performance.now() - killed;
    const back = await recovery(server.address, requests);
    if (back === null || back > recoveryLimit)
      faults.push(`minute ${minute}: no full service within ${recoveryLimit} ms after the kill`);
    await pause(Math.max(0, 60_000 - (performance.now() - start)));
    const result = summarise(answers, (performance.now() - start) / 1000);
    answers = [];
    series.push(memory.rss);
    const row = [
      [minute, 8],
      [result.perSecond.toFixed(1), 12],
      [result.p95.toFixed(0), 10],
      [mega(memory.rss), 8],
      [mega(memory.heap), 9],
      [restart ? '-' : mega(memory.database), 13],
      [
        back === null
          ? 'never'
          : `${Math.round(back)} ms${restart ? ` (restart ${Math.round(restarted)} ms)` : ''}`,
        24,
      ],
    ];
    print(
      `${row.map(([cell, width]) => String(cell).padStart(width)).join('')}   ${JSON.stringify(result.statuses)}`,
    );
  }
  stop.abort();
  await running;
  const later = series.slice(warmUpMinutes);
  if (later.length >= 4) {
    const half = Math.floor(later.length / 2);
    const [before, after] = [median(later.slice(0, half)), median(later.slice(half))];
    const growth = after / before - 1;
    print(`Memory after minute ${warmUpMinutes}: ${mega(before)} MB, then ${mega(after)} MB`);
    if (growth > mostGrowth) faults.push(`memory grew by ${Math.round(growth * 100)} %`);
  } else print(`Too short to judge memory, which takes more than ${warmUpMinutes + 3} minutes.`);
  for (const fault of faults) print(`  FAULT: ${fault}`);
  print(faults.length === 0 ? 'Every answer was one of those allowed.' : 'The soak failed.');
  return faults.length === 0;
}
