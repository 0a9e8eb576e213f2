import { fstatSync, write, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { promisify } from 'node:util';

/** Destination of the log lines. Writing never blocks, never throws and never ends the process. */
export interface LogTarget {
  write(line: string): void;
  /** How many lines could not be written since the start. */
  readonly dropped: number;
  /** Resolves when all lines so far are written or dropped. */
  flush(): Promise<void>;
}

/** Maximum number of buffered bytes; further lines are dropped. */
const maxWaiting = 1024 * 1024;

/**
 * Opens standard output for the log. Writes to a pipe are asynchronous; writes to a file, terminal or device run on
 * another thread, since Node.js would block this one. Lines that cannot be written, because the disk is full or the
 * reader is gone or does not read, are dropped and counted. Writing resumes when it is possible again.
 */
export function openLogTarget(): LogTarget {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const kind = fstatSync(1);
  return kind.isFIFO() || kind.isSocket() ? pipeTarget(process.stdout) : fileTarget(1);
}

/** Writes to a stream that does not block. */
export function pipeTarget(stream: Writable): LogTarget {
  let dropped = 0;
  let waiting = 0;
  const idle = new Set<() => void>();
  return {
    get dropped() {
      return dropped;
    },
    write(line) {
      if (stream.writableLength > maxWaiting) {
        dropped += 1;
        return;
      }
      waiting += 1;
      stream.write(line, (error) => {
        if (error) dropped += 1;
        waiting -= 1;
        if (waiting > 0) return;
        for (const resolve of idle) resolve();
        idle.clear();
      });
    },
    flush: () => new Promise((resolve) => (waiting === 0 ? resolve() : void idle.add(resolve))),
  };
}

const writeTo = promisify(write);

/** Writes to a file descriptor, one batch of lines at a time. */
export function fileTarget(file: number): LogTarget {
  let dropped = 0;
  let lines: Buffer[] = [];
  let waiting = 0;
  let draining: Promise<void> | undefined;
  /** Whether the file ends within a line. */
  let isCut = false;

  const drain = async () => {
    while (lines.length > 0) {
      const batch = lines;
      lines = [];
      waiting = 0;
      const text = Buffer.concat(isCut ? [Buffer.from('\n'), ...batch] : batch);
      let written = 0;
      try {
        while (written < text.length) {
          written += (await writeTo(file, text, written, text.length - written)).bytesWritten;
        }
        isCut = false;
      } catch {
        const isWhole = written === 0 ? !isCut : text[written - 1] === 10;
        const rest = text.subarray(written).reduce((count, byte) => count + Number(byte === 10), 0);
        dropped += Math.min(rest, batch.length);
        isCut = !isWhole;
      }
    }
  };

  process.on('exit', () => {
    try {
      for (const line of lines) writeSync(file, line);
    } catch {
      // The log itself has failed, so the error cannot be reported.
    }
  });

  return {
    get dropped() {
      return dropped;
    },
    write(line) {
      if (waiting > maxWaiting) {
        dropped += 1;
        return;
      }
      const bytes = Buffer.from(line);
      lines.push(bytes);
      waiting += bytes.length;
      draining ??= drain().finally(() => (draining = undefined));
    },
    flush: () => draining ?? Promise.resolve(),
  };
}
