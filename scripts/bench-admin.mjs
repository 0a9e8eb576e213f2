// Measures the first page of every table of the administration with 100,000 rows, for each order and filter, and the
// import of an export of Navidrome with as many tracks.
//
//   npm run bench:admin                             the embedded database
//   npm run bench:admin -- --engine postgres --rounds 40
import { parseArgs } from 'node:util';
import { benchAdmin } from '../apps/server/bench/admin.ts';
import { print } from './terminal.mjs';

/** Milliseconds that the first page may take. */
const target = 200;

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    rounds: { type: 'string', default: '20' },
    tracks: { type: 'string', default: '100000' },
    all: { type: 'boolean', default: false },
  },
});
const { pages, importedRows, importSeconds, repeatSeconds } = await benchAdmin({
  engine: values.engine === 'postgres' ? 'postgres' : 'embedded',
  rounds: Number(values.rounds),
  tracks: Number(values.tracks),
});
const late = pages.filter(({ p95 }) => p95 > target);
const slowest = pages.toSorted((a, b) => b.p95 - a.p95);
for (const { table, search, rows, p95 } of values.all ? slowest : slowest.slice(0, 20))
  print(`${p95.toFixed(0).padStart(6)} ms  ${table} (${rows})  ${search}`);
print(`${pages.length} lists, ${late.length} above ${target} ms at p95`);
print(
  `Import of ${importedRows} rows: ${importSeconds.toFixed(1)} s, ${Math.round((importedRows / importSeconds) * 60)} a minute; again ${repeatSeconds.toFixed(1)} s`,
);
process.exit(late.length > 0 ? 1 : 0);
