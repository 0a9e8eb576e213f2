// Fails when a published package is changed without a changeset that the same change brings.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { print } from '../terminal.mjs';
import { readChange } from '../tests/changedFiles.ts';
import { packagesWithoutChangeset } from './packagesWithoutChangeset.ts';

const { base, files } = readChange('.');
const missing = packagesWithoutChangeset(files, {
  before(file) {
    try {
      return execFileSync('git', ['show', `${base}:${file}`], { encoding: 'utf8', stdio: 'pipe' });
    } catch {
      return undefined;
    }
  },
  now: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
});
for (const { name, files: changed } of missing) {
  const shown = changed.slice(0, 5).join(', ');
  const others = changed.length > 5 ? ` and ${changed.length - 5} more` : '';
  print(`${name} is changed without a changeset: ${shown}${others}.`);
  print(
    `Add one that names ${name} with "npx -y pnpm@12.21.0 changeset": what changes for whom, before and after. ` +
      `For a change that no user can notice write the kind "none": '${name}': none.`,
  );
  process.exitCode = 1;
}
