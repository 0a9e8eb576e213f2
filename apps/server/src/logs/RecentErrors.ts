import type { LogTarget } from '../logTarget.ts';

/** How many lines are kept, and how long one may be. */
const limits = { lines: 500, characters: 20_000 };

/** Levels of pino from which a line is about an error. */
const isError = /^\{"level":[56]0,/;

/** The latest lines of the log about errors, in the memory of this process. They contain no secrets and no user input. */
export class RecentErrors {
  readonly #lines: string[] = [];

  /** A log target that also keeps the lines about errors. */
  watch(target: LogTarget): LogTarget {
    return {
      write: (line) => {
        if (isError.test(line) && line.length <= limits.characters) {
          this.#lines.push(line);
          if (this.#lines.length > limits.lines) this.#lines.shift();
        }
        target.write(line);
      },
      get dropped() {
        return target.dropped;
      },
      flush: () => target.flush(),
    };
  }

  /** The parsed lines, oldest first. */
  read(): Record<string, unknown>[] {
    return this.#lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }
}
