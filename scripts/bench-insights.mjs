// Measures the insights of an artist with 100 million plays in a year, and the roll-up of new plays, on a PostgreSQL of
// its own. The year is made as roll-ups of 730 days, the new plays as rows of the queue.
//
//   npm run bench:insights                          a million new plays, 60 readings of a year
//   npm run bench:insights -- --plays 20000 --rounds 20
import { parseArgs } from 'node:util';
import { benchInsights } from '../apps/server/bench/insights.ts';
import { print } from './terminal.mjs';

const { values } = parseArgs({
  options: { plays: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '60' } },
});
const { yearPlays, median, p95, plan, newPlays, rollUpSeconds } = await benchInsights({
  plays: Number(values.plays),
  rounds: Number(values.rounds),
});
print(`A year with ${yearPlays.toLocaleString('en')} plays beside the year before:`);
print(`  median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (target 300 ms)`);
print(plan.map((line) => `  ${line}`).join('\n'));
print(
  `Roll-up of ${newPlays.toLocaleString('en')} new plays: ${rollUpSeconds.toFixed(1)} s (target 30 s a million)`,
);
process.exit(0);
