// One signed-in person causes as much work as the limits allow, while other visitors read lists.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { summarise } from './load.mjs';

const abuser = '198.51.100.1';
const visitors = 8;
const mega = (bytes) => Math.round(bytes / 1024 / 1024);
/** Milliseconds between two requests of a visitor. */
const think = 250;

/**
 * Prints what visitors noticed. Resolves to whether 95 of 100 requests took less than 500 ms, no answer was a 503, and
 * the server with its processes stayed below 700 MB.
 */
export async function abuse({ address, cookie, tracks, seconds, memory, print }) {
  const person = new Worker(new URL('abuser.mjs', import.meta.url), {
    workerData: { address, cookie, tracks, seconds, abuser },
  });
  await once(person, 'message');
  let end = 0;
  let answers = [];
  const health = {};
  let most = { all: 0, each: [] };
  const visitor = async (index) => {
    const lists = ['tracks', 'albums', 'artists', 'playlists'];
    for (let number = 0; performance.now() < end; number += 1) {
      const start = performance.now();
      const path = `api/v1/${lists[number % 4]}?order=popular&perPage=${10 + ((number * visitors + index) % 80)}`;
      const headers = { cookie: 'bench=1', 'x-forwarded-for': `203.0.113.${index + 1}` };
      const answer = await fetch(new URL(path, address), { headers }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
      answers.push({ status: answer?.status ?? 0, ms: performance.now() - start });
      await delay(think);
    }
  };
  const watch = async () => {
    while (performance.now() < end) {
      const answer = await fetch(new URL('health', address)).catch(() => null);
      health[answer?.status ?? 0] = (health[answer?.status ?? 0] ?? 0) + 1;
      const now = memory();
      if (now.all > most.all) most = now;
      await delay(500);
    }
  };
  const others = () => Array.from({ length: visitors }, (_, index) => visitor(index));
  end = performance.now() + 5000;
  await Promise.all(others());
  const alone = summarise(answers, 5);
  print(`\nOthers alone: p50 ${alone.p50.toFixed(0)} ms, p95 ${alone.p95.toFixed(0)} ms`);
  answers = [];
  end = performance.now() + seconds * 1000;
  person.postMessage('begin');
  const [[statuses]] = await Promise.all([once(person, 'message'), ...others(), watch()]);
  const result = summarise(answers, seconds);
  print(`\nOne person causes as much work as possible for ${seconds} s: ${JSON.stringify(statuses)}`);
  print(
    `Others: ${answers.length} lists, p50 ${result.p50.toFixed(0)} ms, p95 ${result.p95.toFixed(0)} ms, p99 ${result.p99.toFixed(0)} ms, answers ${JSON.stringify(result.statuses)}`,
  );
  print(
    `/health: ${JSON.stringify(health)}. Memory of all processes: at most ${mega(most.all)} MB (${most.each.map(mega).join(' + ')}).`,
  );
  const isAnswered = (counts) => Object.keys(counts).every((status) => status === '200');
  return (
    result.p95 < 500 && isAnswered(result.statuses) && isAnswered(health) && most.all < 700 * 1024 * 1024
  );
}
