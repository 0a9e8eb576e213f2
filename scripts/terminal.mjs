// Terminal output of the commands: each step, its duration, and one sentence for a failure.
import { spawn } from 'node:child_process';

const isTerminal = Boolean(process.stdout.isTTY) && !process.env.CI;
/** Steps that share the terminal with others; none of them may rewrite its line. */
let shared = 0;

/** Does work of which several steps run at the same time, or beside a program that writes to the terminal. */
export async function sharingTerminal(work) {
  shared += 1;
  try {
    return await work();
  } finally {
    shared -= 1;
  }
}

export const print = (line) => process.stdout.write(`${line}\n`);

/** A failed program, with what it printed. */
class StepError extends Error {
  constructor(title, code, output) {
    super(`${title} failed (exit code ${code}).`);
    this.output = output;
  }
}

/** The programs that run now. A signal to this one is passed on to them. */
const running = new Set();
const passOn = (signal) => {
  for (const child of running) child.kill(signal);
};

/** Runs a program under a title with the elapsed seconds; its output is shown only when it fails. */
export function step(title, command, args, options = {}) {
  const started = Date.now();
  const live = isTerminal && shared === 0;
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const show = (text) => process.stdout.write(live ? `\r\x1b[2K${text}` : `${text}\n`);
  show(`${title} …`);
  const timer = setInterval(() => show(`${title} … ${seconds()}`), live ? 250 : 30_000);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-200_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    if (running.size === 0) process.on('SIGINT', passOn).on('SIGTERM', passOn);
    running.add(child);
    const finish = () => {
      clearInterval(timer);
      running.delete(child);
      if (running.size === 0) process.off('SIGINT', passOn).off('SIGTERM', passOn);
    };
    child.on('error', (error) => {
      finish();
      reject(error);
    });
    child.on('close', (code, signal) => {
      finish();
      if (code === 0) {
        show(`${title}: ${seconds()}`);
        if (live) print('');
        resolve(output);
      } else {
        if (live) print('');
        reject(new StepError(title, code ?? signal, output));
      }
    });
  });
}

const causes = [
  [/ENOSPC|no space left on device/i, 'The disk is full: free some space and run the command again.'],
  [
    /EACCES|EPERM|EROFS|permission denied/i,
    'A file or folder may not be written: check the permissions of this folder and run the command again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|error network|network timeout|Temporary failure resolving/i,
    'The package registry cannot be reached: check the network connection and run the command again.',
  ],
];

/** One sentence for a failure, followed by the output of the failed program if there is no better explanation. */
export function explain(error) {
  const text = `${error?.message ?? error}\n${error?.output ?? ''}`;
  const known = causes.find(([pattern]) => pattern.test(text));
  if (known) return known[1];
  const tail = String(error?.output ?? '')
    .trim()
    .split('\n')
    .slice(-40)
    .join('\n');
  return tail ? `${error.message}\n${tail}` : String(error?.message ?? error);
}
