// Fails on a colour or a control size that a style writes as a literal, where a theme cannot change it: in *.css.ts, and
// colours also in the style attributes of components.
import { globSync, readFileSync } from 'node:fs';
import { print } from '../terminal.mjs';
import { inlineColorsIn } from './inlineStyles.ts';
import { literalsIn } from './literals.ts';

const filesOf = (pattern: string) =>
  globSync(pattern, { exclude: ['**/node_modules', '**/dist'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
const styles = filesOf('{packages,apps}/**/*.css.ts').filter(
  (file) => !file.startsWith('packages/ui/src/theme/'),
);
const components = filesOf('{packages,apps}/**/src/**/*.tsx').filter(
  (file) => !/\.(?:test|stories)\.tsx$/.test(file),
);
let isFine = styles.length > 0 && components.length > 0;
const report = (file: string, find: typeof literalsIn) => {
  for (const { line, literal, kind } of find(readFileSync(file, 'utf8'))) {
    print(`${file}:${line}: the ${kind} "${literal}" is a literal.`);
    isFine = false;
  }
};
for (const file of styles) report(file, literalsIn);
for (const file of components) report(file, inlineColorsIn);
if (!isFine) {
  print('Use vars.color for a colour, and measures.inputHeight or measures.touchTarget for a size.');
  print(
    'A value that no theme should change keeps its literal, below a comment "// literal: " with the reason.',
  );
  process.exitCode = 1;
}
