import { pino, type DestinationStream, type LoggerOptions, type Logger as PinoLogger } from 'pino';
import { describeError } from './describeError.ts';

/** The one log of the process: a line of JSON an event. */
export type Logger = PinoLogger;

/** Names of properties with secrets. `code` is secret only in user input: errors have codes too. */
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

/** Writes structured lines without secrets and user input. */
export function createLog(level: string, target?: DestinationStream): Logger {
  const paths = places.flatMap((place) => secrets.map((name) => `${place.replace(/\.$/, '')}["${name}"]`));
  const options: LoggerOptions = {
    level,
    redact: { paths: [...paths, 'body.code', '*.body.code'], censor: '[redacted]' },
    serializers: { err: describeError },
    hooks: {
      // Without an explicit message pino would use the error's, which may contain a value.
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
