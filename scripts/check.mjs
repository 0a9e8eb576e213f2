// The quick checks: formatting, lint with the dependency rules, types, and what nothing uses.
import { join } from 'node:path';
import { explain, say, step } from './say.mjs';

/** Runs every quick check. */
export async function check() {
  await step('Formatting', 'oxfmt', ['--check', '.']);
  await step('Lint and dependency rules', 'oxlint', ['--deny-warnings']);
  await step('Types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']);
  await step('Unused exports and dependencies', 'knip', []);
  await step('Requirement numbers', 'node', [join('scripts', 'requirements.mjs'), '--check']);
}

if (process.argv[1]?.endsWith('check.mjs')) {
  try {
    await check();
  } catch (error) {
    say(explain(error));
    process.exit(1);
  }
}
