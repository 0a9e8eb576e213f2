// Fails on mutations that show their result before the answer and forget to undo it.
import { globSync, readFileSync } from 'node:fs';
import { print } from '../terminal.mjs';
import { earlyChangesIn } from './earlyChanges.ts';

const files = globSync('{packages,apps}/**/src/**/*.{ts,tsx}', { exclude: ['**/node_modules', '**/dist'] })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
  .sort();
let isFine = files.length > 0;
for (const file of files) {
  for (const line of earlyChangesIn(file, readFileSync(file, 'utf8'))) {
    print(`${file}:${line}: onMutate shows a result that no onError takes back.`);
    isFine = false;
  }
}
if (!isFine) {
  print(
    'Use shownAtOnce of packages/data/src/shared/shownAtOnce.ts, which shows a result, undoes it after an error and reads again.',
  );
  process.exitCode = 1;
}
