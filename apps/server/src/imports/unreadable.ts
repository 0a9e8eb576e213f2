import { StartupError } from '../StartupError.ts';

/** The error about a part of an import that cannot be read, such as a file by its name, with the reason. */
export const unreadable = (part: string, cause: unknown): StartupError =>
  cause instanceof StartupError
    ? cause
    : new StartupError(`${part} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
        cause,
      });
