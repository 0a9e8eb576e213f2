// The quick checks: formatting, lint with the dependency rules, types, and unused code.
import { join } from 'node:path';
import { explain, print, sharingTerminal, step } from './terminal.mjs';

/** Each check with its program. */
const checks = [
  ['Formatting', 'oxfmt', ['--check', '.']],
  ['Lint and dependency rules', 'oxlint', ['--deny-warnings']],
  ['Types', 'node', [join('scripts', 'types.mjs')]],
  ['Unused exports and dependencies', 'knip', []],
  ['Import cycles', 'node', [join('scripts', 'checks', 'importCycles.ts')]],
  ['Component folders', 'node', [join('scripts', 'checks', 'componentFolders.ts')]],
  ['Literals in styles', 'node', [join('scripts', 'checks', 'styles.ts')]],
  ['Migrations', 'node', [join('scripts', 'checks', 'migrations.ts')]],
  ['Changesets', 'node', [join('scripts', 'checks', 'changesets.ts')]],
  ['Paths in documentation', 'node', [join('scripts', 'checks', 'docPaths.ts')]],
  ['Requirement numbers', 'node', [join('scripts', 'requirements.mjs'), '--check']],
];

/** Runs all quick checks in parallel; fails with their findings. */
export async function check() {
  const results = await sharingTerminal(() =>
    Promise.allSettled(checks.map(([title, command, args]) => step(title, command, args))),
  );
  const errors = results.flatMap(({ reason }) => (reason ? [explain(reason)] : []));
  if (errors.length > 0) throw new Error(errors.join('\n\n'));
}

if (process.argv[1]?.endsWith('check.mjs')) {
  try {
    await check();
  } catch (error) {
    print(explain(error));
    process.exit(1);
  }
}
