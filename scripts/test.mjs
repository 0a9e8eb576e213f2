// `npm test`: everything without arguments, or the chosen tests with them. CONTRIBUTING.md shows the uses.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { prepareFfmpeg } from './ffmpeg.mjs';
import { prepareInstallation } from './fixtures.mjs';
import { explain, print, sharingTerminal } from './terminal.mjs';
import { choose, NoSuchTest, readRepository } from './tests/choose.ts';
import { createStages, runPlaywright, runVitest, sum } from './tests/runners.ts';
import { temporaryFolder } from './tests/temporaryFolder.ts';

const args = process.argv.slice(2);
const isWhole = args.length === 0;
const reports = mkdtempSync(join(tmpdir(), 'segno-test-'));
/** The folder of the server of the journeys. */
const data = mkdtempSync(join(temporaryFolder(), 'segno-e2e-'));
const stages = createStages();
const results = [];
/** The folder of the installed packages, once it is made. */
let installation;
let exitCode = 1;
try {
  const choice = choose(args, readRepository('.'));
  const isChosen = (name) => choice.projects.find(({ project }) => project.name === name);
  const vitest = choice.projects.filter(({ project }) => project.runner === 'vitest');
  const inNode = vitest.filter(({ project }) => !project.browser);
  const inBrowser = vitest.filter(({ project }) => project.browser);
  const isPackaged = Boolean(isChosen('journeys') ?? isChosen('installation'));
  const options = {
    reports,
    title: choice.title,
    files: isWhole ? 'all' : 'chosen',
    sharesTerminal: vitest.length > 0 && isPackaged,
  };
  const run = async (title, runner, ...rest) => results.push(await stages.time(title, () => runner(...rest)));
  if (choice.projects.some(({ project }) => project.browser)) process.env.CHROMIUM_PATH = await findBrowser();
  if (choice.projects.some(({ project }) => project.ffmpeg)) await prepareFfmpeg();
  if (isWhole) await stages.time('Checks', check);

  const inVitest = async () => {
    if (inNode.length > 0) await run('Tests in Node.js', runVitest, inNode, options);
    if (inBrowser.length > 0) await run('Tests in a browser', runVitest, inBrowser, options);
  };
  /** What needs the built application or packages. It waits for music, the disk and the registry most of its time. */
  const onPackages = async () => {
    const beside = options.sharesTerminal ? ' (beside tests)' : '';
    const prepare = (title, work) => sharingTerminal(() => stages.time(title + beside, work));
    const test = (title, project, config, env) =>
      run(title + beside, runPlaywright, project, { ...options, config, ...(env && { env }) });
    const journeys = isChosen('journeys');
    if (journeys) {
      await prepare('Build', build);
      await test('Journeys', journeys, 'playwright.config.ts', { E2E_DATA_DIR: data });
    }
    const packages = isChosen('installation');
    if (packages) {
      installation = await prepare('Installation', prepareInstallation);
      const env = { SEGNO_FIXTURES: installation };
      await test('Installed packages', packages, join('fixtures', 'playwright.config.js'), env);
    }
  };
  // Both end before a failure of one is reported, so that no program outlives this one.
  const lanes = await Promise.allSettled([inVitest(), onPackages()]);
  const failure = lanes.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
  const { passed, failed } = sum(results);
  if (passed + failed === 0) {
    const files = choice.projects.flatMap((one) => one.files);
    const where = files.length > 3 ? `${files.length} files` : files.join(', ');
    throw new NoSuchTest(`No test has a title like "${choice.title}" in ${where}.`);
  }
  // The reports are asked too: a runner that ended well does not prove that its tests did.
  exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  if (error instanceof NoSuchTest) exitCode = 2;
  else results.push({ passed: 0, failed: 1, failures: [String(error.message)], repeated: [] });
  print(explain(error));
} finally {
  for (const folder of [reports, data]) rmSync(folder, { recursive: true, force: true });
  if (installation) rmSync(installation, { recursive: true, force: true });
}
if (exitCode !== 2) {
  const { passed, failed, failures, repeated } = sum(results);
  if (repeated.length > 0) print(`\nPassed only when repeated:\n${repeated.join('\n')}`);
  print('\nTime of each stage (minutes:seconds):');
  stages.print();
  // The last lines, because a cut log keeps its end.
  if (failures.length > 0) print(`\nFailed:\n${failures.join('\n')}`);
  print(`\n${passed} passed, ${failed} failed`);
}
process.exit(exitCode);
