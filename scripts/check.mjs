// The quick checks: formatting, lint with the dependency rules, types, unused code, and the rules of the whole repository.
import { join } from 'node:path';
import { explain, print, sharingTerminal, step } from './terminal.mjs';
import { conventionTests } from './tests/conventionTests.mjs';

/** Each check with its program. */
const checks = [
  ['Formatting', 'oxfmt', ['--check', '.']],
  ['Lint and dependency rules', 'oxlint', ['--deny-warnings']],
  ['Types', 'node', [join('scripts', 'types.mjs')]],
  ['Unused exports and dependencies', 'knip', []],
  ['Import cycles', 'node', [join('scripts', 'checks', 'importCycles.ts')]],
  ['Component folders', 'node', [join('scripts', 'checks', 'componentFolders.ts')]],
  ['Circles of folders', 'node', [join('scripts', 'checks', 'folders.ts')]],
  ['Literals in styles', 'node', [join('scripts', 'checks', 'styles.ts')]],
  ['Changes shown early', 'node', [join('scripts', 'checks', 'mutations.ts')]],
  ['Migrations', 'node', [join('scripts', 'checks', 'migrations.ts')]],
  ['Changesets', 'node', [join('scripts', 'checks', 'changesets.ts')]],
  ['Paths in documentation', 'node', [join('scripts', 'checks', 'docPaths.ts')]],
  ['Requirement numbers', 'node', [join('scripts', 'requirements.mjs'), '--check']],
];

/** Not in a whole run of the tests, which has them too. */
const tests = [
  'Texts, access rules and query keys',
  'vitest',
  ['run', '--project=unit', '--project=server-postgres', '--reporter=dot', ...conventionTests],
];

/** Runs quick checks in parallel; fails with their findings. */
export async function check(steps = checks) {
  const results = await sharingTerminal(() =>
    Promise.allSettled(steps.map(([title, command, args]) => step(title, command, args))),
  );
  const errors = results.flatMap(({ reason }) => (reason ? [explain(reason)] : []));
  if (errors.length > 0) throw new Error(errors.join('\n\n'));
}

if (process.argv[1]?.endsWith('check.mjs')) {
  try {
    await check([...checks, tests]);
  } catch (error) {
    print(explain(error));
    process.exit(1);
  }
}
