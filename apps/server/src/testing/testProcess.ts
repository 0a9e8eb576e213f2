import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledMain } from './testBundle.ts';

/** A process that a test has started, with its output. */
export interface TestProcess {
  pid: number;
  /** What it has written so far. */
  output: { stdout: string; stderr: string };
  /** Resolves when a line that matches has been written; rejects when the process ends without one. */
  line(pattern: RegExp): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  /** Stops reading its standard output for good, as a pipe whose reader has ended. */
  closeOutput(): void;
  /** Its exit code, or the signal that ended it. */
  exit: Promise<number | string>;
}

const running = new Set<TestProcess>();

/** Ends whatever a test has left running. For `afterEach`. */
export async function endProcesses(): Promise<void> {
  for (const process of running) process.kill('SIGKILL');
  await Promise.all([...running].map(({ exit }) => exit));
}

/** Starts the server as a person would, with only the given settings. `bundleServer` has made its bundle before. */
export const startServer = (env: Record<string, string>, more: ProcessOptions = {}): TestProcess =>
  startNode([bundledMain()], env, more);

/** Runs `npm run NAME -- ARGS` without npm, whose start takes longer than the command. */
export const startCommand = (name: string, args: string[], env: Record<string, string>): TestProcess =>
  startNode([fileURLToPath(new URL(`../../../../scripts/${name}.mjs`, import.meta.url)), ...args], env);

/**
 * Runs a piece of JavaScript in a process of its own; it can import our modules by `new URL`-made addresses.
 * `wrapper` is a command that starts Node.js.
 */
export const startScript = (script: string, wrapper: string[] = []): TestProcess =>
  startNode(['--input-type=module', '--eval', script], {}, {}, wrapper);

interface ProcessOptions {
  uid?: number;
  /** A file descriptor for its standard output, which is then not watched. */
  stdout?: number;
}

function startNode(
  args: string[],
  env: Record<string, string>,
  { stdout, ...more }: ProcessOptions = {},
  wrapper: string[] = [],
): TestProcess {
  const [command = process.execPath, ...all] = [...wrapper, process.execPath, ...args];
  const child = spawn(command, all, {
    // A third of the time of a start is compiling.
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      ...env,
    },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
    ...more,
  });
  const output = { stdout: '', stderr: '' };
  const watchers = new Set<() => void>();
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
      for (const watch of watchers) watch();
    });
  }
  const exit = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const started: TestProcess = {
    pid: child.pid ?? 0,
    output,
    exit,
    kill: (signal) => void child.kill(signal),
    closeOutput: () => void child.stdout?.destroy(),
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const watch = () => {
          const lines = `${output.stdout}${output.stderr}`.split('\n').slice(0, -1);
          const found = lines.find((line) => pattern.test(line));
          if (found !== undefined) resolve(found);
        };
        watchers.add(watch);
        watch();
        void exit.then((code) => {
          watch();
          reject(new Error(`It ended with ${code} before ${pattern}.\n${output.stdout}${output.stderr}`));
        });
      }),
  };
  running.add(started);
  void exit.then(() => running.delete(started));
  return started;
}
