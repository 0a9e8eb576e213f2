import { spawn } from 'node:child_process';

export interface FfmpegResult {
  /** Whether it ended without an error. */
  isOk: boolean;
  /** The end of its messages. */
  messages: string;
}

export interface FfmpegOptions {
  signal: AbortSignal;
  /** Called with each part of its output. */
  onOutput?: (bytes: Buffer) => void;
}

/** Longest recording that is read, in seconds. */
export const longestSeconds = 6 * 3600;

/** Processor time of one run in seconds, and its memory in kilobytes. */
const limits = { seconds: 1200, kilobytes: 2_000_000 };
/** Kept characters of the messages. */
const mostMessages = 20_000;

/**
 * Arguments that read a file safely: other formats, such as lists of files, would read more files of this machine.
 */
export const inputOf = (file: string): string[] => [
  '-nostdin',
  '-hide_banner',
  '-nostats',
  '-threads',
  '1',
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  'mp3,wav,flac,aiff,aac,mov,ogg',
  '-t',
  String(longestSeconds),
  '-i',
  file,
  '-map',
  '0:a:0',
  '-map_metadata',
  '-1',
  '-vn',
  '-sn',
  '-dn',
];

let found: Promise<boolean> | undefined;

/** Whether this machine has ffmpeg. Asked once. */
export const hasFfmpeg = (): Promise<boolean> =>
  (found ??= new Promise((resolve) => {
    const child = spawn('ffmpeg', ['-version'], { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  }));

/** Runs ffmpeg with limits of time and memory. Rejects only when it is aborted or cannot start. */
export function runFfmpeg(
  args: readonly string[],
  { signal, onOutput }: FfmpegOptions,
): Promise<FfmpegResult> {
  const hasLimits = process.platform === 'linux';
  const command = hasLimits ? '/bin/sh' : 'ffmpeg';
  const script = `ulimit -t ${limits.seconds}; ulimit -v ${limits.kilobytes}; exec nice -n 10 ffmpeg "$@"`;
  const given = hasLimits ? ['-c', script, 'ffmpeg', ...args] : [...args];
  return new Promise((resolve, reject) => {
    const child = spawn(command, given, { stdio: ['ignore', 'pipe', 'pipe'], signal, killSignal: 'SIGKILL' });
    let messages = '';
    child.stderr.on('data', (text: Buffer) => {
      messages = (messages + text.toString()).slice(-mostMessages);
    });
    child.stdout.on('data', (bytes: Buffer) => onOutput?.(bytes));
    child.once('error', reject);
    child.once('close', (code) => resolve({ isOk: code === 0, messages }));
  });
}
