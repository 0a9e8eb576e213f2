import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';

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

/** Writes structured lines to standard output and keeps secrets out of them. */
export function createLog(level: string, target?: DestinationStream): Logger {
  const paths = places.flatMap((place) => secrets.map((name) => `${place.replace(/\.$/, '')}["${name}"]`));
  const options = { level, redact: { paths: [...paths, 'body.code', '*.body.code'], censor: '[redacted]' } };
  return target ? pino(options, target) : pino(options);
}
