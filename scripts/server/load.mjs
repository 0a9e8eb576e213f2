// A load generator: some connections that each send the next request once the last one is answered.
import { Agent, request } from 'node:http';

/** Time-out of an answer, in milliseconds. */
const timeout = 30_000;

/** Sends one request, reads its whole answer, and resolves to the status; 0 when there is none. */
export function send(agent, address, { path, headers = {} }) {
  return new Promise((resolve) => {
    const url = new URL(path, address);
    const asked = request(
      url,
      {
        agent,
        timeout,
        headers: { accept: 'application/json', 'accept-encoding': 'br, gzip', ...headers },
      },
      (answer) => {
        answer.on('error', () => resolve(0));
        answer.on('close', () => resolve(answer.complete ? answer.statusCode : 0));
        answer.resume();
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', ({ code }) => {
      // The server may close an idle connection just when a request is sent on it. Clients send it again (RFC 9112 §9.3.1).
      const isRace = asked.reusedSocket && code === 'ECONNRESET';
      resolve(isRace ? send(agent, address, { path, headers }) : 0);
    });
    asked.end();
  });
}

const percentile = (sorted, part) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Throughput, latencies in milliseconds and counts of statuses. Latencies are those of good answers. */
export function summarise(answers, seconds) {
  const isGood = ({ status }) => status >= 200 && status < 400;
  const sorted = Float64Array.from(answers.filter(isGood), ({ ms }) => ms).sort();
  const statuses = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    perSecond: sorted.length / seconds,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    statuses,
  };
}

/**
 * Sends the requests of `next` over several connections, for some seconds or until the signal. After an
 * answer a connection waits for `think` milliseconds.
 */
export async function load({ address, next, connections, seconds, think = 0, signal, onAnswer }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const connection = async () => {
    while (performance.now() < end && !signal?.aborted) {
      const asked = next();
      const start = performance.now();
      const status = await send(agent, address, asked);
      onAnswer({ status, ms: performance.now() - start, path: asked.path });
      // Without a connection, wait before the retry instead of looping.
      const wait = status === 0 ? Math.max(20, think) : think;
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
}
