// Measures the built application with visitors who subscribe at the same time on the test gateway, and compares what
// messages of a payment service lead to in order and once, and in random order and five times. Build before.
//
//   npm run bench:billing                                  50 visitors, 10,000 messages
//   npm run bench:billing -- --visitors 10 --messages 500
//   npm run bench:billing -- --messages 0                  the visitors only; --visitors 0 for the messages only
import { parseArgs } from 'node:util';
import { benchBillingEvents } from '../apps/server/bench/billing.ts';
import { subscribeAll } from './server/subscribers.mjs';
import { serve } from './serve.mjs';
import { print } from './terminal.mjs';

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '50' },
    messages: { type: 'string', default: '10000' },
    port: { type: 'string', default: '4390' },
  },
});
const whole = (number) => number.toLocaleString('en');
let isRight = true;

if (Number(values.visitors) > 0) await visit();
if (Number(values.messages) > 0) await deliver();
process.exit(isRight ? 0 : 1);

async function visit() {
  const server = await serve(values.port, { SEGNO_RATE_LIMIT: '0', SEGNO_TRUSTED_PROXIES: '127.0.0.1,::1' });
  try {
    const figures = await subscribeAll(server.address, Number(values.visitors));
    const { steps, subscribed, invoices, chargedTwice, withoutAccess, failures } = figures;
    print(
      `${values.visitors} visitors at once (pricing → checkout → done), each with a double press and a second tab:`,
    );
    for (const [name, { median, p95 }] of Object.entries(steps))
      print(`  ${name.padEnd(10)} median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
    print(`  ${subscribed} subscriptions, ${invoices} invoices`);
    print(
      `  charged twice: ${chargedTwice}, paid without access: ${withoutAccess}, failed: ${failures.length}`,
    );
    for (const failure of failures.slice(0, 3)) print(`  ${failure}`);
    isRight &&= chargedTwice === 0 && withoutAccess === 0 && failures.length === 0;
  } finally {
    await server.stop();
  }
}

async function deliver() {
  const events = await benchBillingEvents({ messages: Number(values.messages) });
  print(`${whole(events.messages)} messages about ${whole(events.subscriptions)} subscriptions:`);
  print(`  in order, once: ${events.secondsInOrder.toFixed(1)} s, ${whole(events.invoices)} invoices`);
  print(
    `  in random order, ${whole(events.deliveries)} deliveries, eight at once: ${events.secondsShuffled.toFixed(1)} s`,
  );
  print(`  differences: ${events.differences.length === 0 ? 'none' : events.differences.join('; ')}`);
  isRight &&= events.differences.length === 0;
}
