// Loaded into the server under load (`node --import`): answers each message with its memory, its event-loop delay and
// the number of statements that it sent to the database since the last message.
import { createRequire } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const { Client } = createRequire(process.argv[1])('pg');
const send = Client.prototype.query;
let statements = 0;
Client.prototype.query = function (...args) {
  statements += 1;
  return send.apply(this, args);
};

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const ms = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - 10);

process.on('message', () => {
  process.send({
    rss: process.memoryUsage.rss(),
    heap: process.memoryUsage().heapUsed,
    statements,
    delay: { p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) },
  });
  delay.reset();
  statements = 0;
});
// The IPC channel alone must not keep the process running.
process.channel?.unref();
