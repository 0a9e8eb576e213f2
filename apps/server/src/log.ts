import { pino, type DestinationStream, type LoggerOptions, type Logger as PinoLogger } from 'pino';
import { describeError } from './describeError.ts';

/** The one log of the process: a line of JSON an event. */
export type Logger = PinoLogger;

/** Names under which secrets travel. `code` is one only in what a person sent: errors have codes too. */
const secrets = [
  'password',
  'password_confirmation',
  'token',
  'secret',
  'cookie',
  'authorization',
  'set-cookie',
];
const places = ['', '*.', 'headers.', '*.headers.', 'body.', '*.body.'];

/** Writes structured lines, and keeps secrets and what visitors send out of them. */
export function createLog(level: string, target?: DestinationStream): Logger {
  const paths = places.flatMap((place) => secrets.map((name) => `${place.replace(/\.$/, '')}["${name}"]`));
  const options: LoggerOptions = {
    level,
    redact: { paths: [...paths, 'body.code', '*.body.code'], censor: '[redacted]' },
    serializers: { err: describeError },
    hooks: {
      // Without a message of its own pino would take the error's, which may hold a value.
      logMethod(args, method) {
        const [first] = args as unknown[];
        const hasError =
          first instanceof Error || (typeof first === 'object' && first !== null && 'err' in first);
        if (hasError && args.length === 1) method.apply(this, [first, 'error']);
        else method.apply(this, args);
      },
    },
  };
  return target ? pino(options, target) : pino(options);
}
