// Starts Vitest and Playwright for the chosen tests and sums up their reports.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { print } from '../terminal.mjs';
import { storyTitle, type ProjectFiles } from './choose.ts';

/** The reported result of a run. */
export interface Counts {
  passed: number;
  failed: number;
  /** Tests that failed, or the program that did not end well. */
  failures: string[];
  /** Tests that passed only when repeated. */
  repeated: string[];
}

/** The options of all runners: the folder of their reports, the titles to run, and the environment. */
export interface RunOptions {
  reports: string;
  title?: string | undefined;
  env?: Record<string, string>;
  /** Whether another program writes to the terminal at the same time, so that neither may rewrite its lines. */
  sharesTerminal?: boolean;
}

/** Runs a program and shows its output. Resolves whether it exited with code 0. */
function show(
  command: string,
  args: string[],
  env: Record<string, string>,
  sharesTerminal = false,
): Promise<boolean> {
  return new Promise((done) => {
    const output = sharesTerminal ? 'pipe' : 'inherit';
    const colors = sharesTerminal && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...colors, ...env },
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', print);
    }
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', stop).on('SIGTERM', stop);
    child.on('error', () => done(false));
    child.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      done(code === 0);
    });
  });
}

/** Runs projects of Vitest in one process: only the given files, or all files of the projects. */
export async function runVitest(
  chosen: ProjectFiles[],
  { files, reports, title, env = {}, sharesTerminal }: RunOptions & { files: 'all' | 'chosen' },
): Promise<Counts> {
  const names = chosen.map(({ project }) => project.name);
  const report = join(reports, `${names.join('-')}.json`);
  const paths = files === 'chosen' ? [...new Set(chosen.flatMap((one) => one.files))] : [];
  const isFine = await show(
    'vitest',
    [
      'run',
      ...names.flatMap((name) => ['--project', name]),
      '--reporter=default',
      '--reporter=./scripts/countReporter.mjs',
      ...(title === undefined ? [] : ['--testNamePattern', storyTitle(title)]),
      ...paths.map((path) => resolve(path)),
    ],
    { ...env, SEGNO_TEST_COUNTS: report },
    sharesTerminal,
  );
  const counts: Counts = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : didNotEnd(`vitest: ${names.join(', ')}`);
  return isFine || counts.failed > 0
    ? counts
    : { ...counts, ...failedOutside(`vitest: ${names.join(', ')}`) };
}

/** Runs tests of Playwright. */
export async function runPlaywright(
  { project, files: all }: ProjectFiles,
  {
    files,
    config,
    reports,
    title,
    env = {},
    sharesTerminal,
  }: RunOptions & { files: 'all' | 'chosen'; config: string },
): Promise<Counts> {
  const report = join(reports, `${project.name}.json`);
  const isFine = await show(
    'playwright',
    [
      'test',
      '--config',
      config,
      ...(title === undefined ? [] : ['--grep', title]),
      ...(title === undefined ? [] : ['--pass-with-no-tests']),
      ...(files === 'chosen' ? all : []),
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    sharesTerminal,
  );
  if (!existsSync(report)) return didNotEnd(`playwright: ${project.name}`);
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; flaky: number; unexpected: number };
    suites: Suite[];
  };
  const titles = (status: string) => titlesOf(suites, status).map((title) => `${project.name}: ${title}`);
  const counts: Counts = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: titles('unexpected'),
    repeated: titles('flaky'),
  };
  return isFine || counts.failed > 0
    ? counts
    : { ...counts, ...failedOutside(`playwright: ${project.name}`) };
}

/** The failure of a program that exited with an error although each of its tests passed. */
const failedOutside = (program: string) => ({
  failed: 1,
  failures: [`${program}: exited with an error outside its tests`],
});

/** The result of a program that wrote no report. */
const didNotEnd = (program: string): Counts => ({
  passed: 0,
  failed: 1,
  failures: [`${program}: wrote no report`],
  repeated: [],
});

/** A file or a group in a report of Playwright. */
interface Suite {
  title: string;
  suites?: Suite[];
  specs: { title: string; tests: { status: string }[] }[];
}

/** Returns the tests with this status in the words of Playwright: `flaky` passed only when repeated. */
const titlesOf = (suites: Suite[], status: string): string[] =>
  suites.flatMap(({ title, suites: inner = [], specs }) =>
    [
      ...specs.filter(({ tests }) => tests.some((test) => test.status === status)).map((spec) => spec.title),
      ...titlesOf(inner, status),
    ].map((rest) => `${title}: ${rest}`),
  );

/** Sums up the results of several runs. */
export const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  failures: all.flatMap(({ failures }) => failures),
  repeated: all.flatMap(({ repeated }) => repeated),
});

/** Times of stages, printed at the end of a run. */
export function createStages() {
  const times: { title: string; seconds: number }[] = [];
  return {
    /** Runs a stage and records its duration, also when it fails. */
    async time<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
      const started = performance.now();
      try {
        return await work();
      } finally {
        times.push({ title, seconds: (performance.now() - started) / 1000 });
      }
    },
    print() {
      const width = Math.max(...times.map(({ title }) => title.length));
      const clock = (seconds: number) =>
        `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
      for (const { title, seconds } of times)
        print(`  ${title.padEnd(width)}  ${clock(seconds).padStart(6)}`);
    },
  };
}
