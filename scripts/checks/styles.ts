// Fails on a colour or a control size that a style writes as a literal, where a theme cannot change it.
import { globSync, readFileSync } from 'node:fs';
import { print } from '../terminal.mjs';
import { literalsIn } from './literals.ts';

const styles = globSync('{packages,apps}/**/*.css.ts', { exclude: ['**/node_modules', '**/dist'] })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('packages/ui/src/theme/'))
  .sort();
let isFine = styles.length > 0;
for (const file of styles) {
  for (const { line, literal, kind } of literalsIn(readFileSync(file, 'utf8'))) {
    print(`${file}:${line}: the ${kind} "${literal}" is a literal.`);
    isFine = false;
  }
}
if (!isFine) {
  print('Use vars.color for a colour, and measures.inputHeight or measures.touchTarget for a size.');
  print(
    'A value that no theme should change keeps its literal, below a comment "// literal: " with the reason.',
  );
  process.exitCode = 1;
}
