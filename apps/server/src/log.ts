import { pino, type Logger as PinoLogger } from 'pino';

/** The one log of the process: a line of JSON an event. */
export type Logger = PinoLogger;

const secrets = ['password', 'token', 'code', 'secret', 'cookie', 'authorization', '["set-cookie"]'];

/** Writes structured lines to standard output and keeps secrets out of them. */
export function createLog(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: secrets.flatMap((name) => {
        const key = name.startsWith('[') ? name : `.${name}`;
        return [key.replace(/^\./, ''), `*${key}`, `*.headers${key}`, `headers${key}`, `body${key}`];
      }),
      censor: '[redacted]',
    },
  });
}
