// Fails on files that import each other in a circle, also by type or by `import()`.
import { print } from '../terminal.mjs';
import { buildImportGraph, cyclesOf, readSources } from '../tests/importGraph.ts';

const cycles = cyclesOf(buildImportGraph(readSources('.')));
for (const cycle of cycles) {
  print(`These files import each other in a circle:\n  ${[...cycle, cycle[0]].join('\n  → ')}`);
}
if (cycles.length > 0) {
  print('Move what both sides need, a type too, into a file of its own that imports neither.');
  process.exitCode = 1;
}
