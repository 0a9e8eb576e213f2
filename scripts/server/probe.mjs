// Loaded into the server under load (`node --import`): answers each message with its memory and event-loop delay.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const ms = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - 10);

process.on('message', () => {
  process.send({
    rss: process.memoryUsage.rss(),
    heap: process.memoryUsage().heapUsed,
    delay: { p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) },
  });
  delay.reset();
});
// The IPC channel alone must not keep the process running.
process.channel?.unref();
