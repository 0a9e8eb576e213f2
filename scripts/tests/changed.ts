// `npm run test:changed`: runs the tests that this branch affects, without checks, end-to-end tests and fixture
// applications.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { explain, print } from '../terminal.mjs';
import { readChange } from './changedFiles.ts';
import { readSources } from './importGraph.ts';
import { runVitest, type Counts } from './runners.ts';
import { testsOfChange } from './testsOfChange.ts';

const reports = mkdtempSync(join(tmpdir(), 'segno-test-'));
try {
  process.exitCode = await testChange();
} catch (error) {
  print(explain(error));
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}

async function testChange(): Promise<number> {
  const { base, files } = readChange('.');
  if (files.length === 0) {
    print(`Nothing is changed since ${base.slice(0, 8)}.`);
    return 0;
  }
  const { chosen, shared } = testsOfChange(files, readSources('.'));
  const vitest = chosen.filter(({ project }) => project.runner === 'vitest');
  const others = chosen.filter(({ project }) => project.runner !== 'vitest');
  print(
    `${files.length} changed ${files.length === 1 ? 'file' : 'files'} since ${base.slice(0, 8)}; their tests:`,
  );
  for (const { project, files: own } of chosen) {
    print(`  ${project.name.padEnd(16)} ${own.length} ${own.length === 1 ? 'file' : 'files'}`);
  }
  if (vitest.length === 0) print('  No test imports what is changed.');
  let counts: Counts = { passed: 0, failed: 0, failures: [], repeated: [] };
  if (vitest.length > 0) {
    if (vitest.some(({ project }) => project.browser)) process.env.CHROMIUM_PATH = await findBrowser();
    counts = await runVitest(vitest, { reports, files: 'chosen' });
  }
  print(`\n${counts.passed} passed, ${counts.failed} failed`);
  for (const { project } of others) print(`Not run: ${project.name}. Run: npm test -- ${project.name}`);
  if (shared.length > 0) print(`Every test depends on ${shared.join(', ')}. Run: npm test`);
  return counts.failed === 0 ? 0 : 1;
}
