import type { ApiError } from '@segno/data';
import type { failureMessages } from '../messages/failures.en.ts';

type Key = keyof (typeof failureMessages)['lines'];

/** Sentences by code (ERROR-7). `http_{status}` is the code of a response without one. */
const keys: Readonly<Record<string, Key>> = {
  network_error: 'failure.network',
  timeout: 'failure.timeout',
  http_401: 'failure.signIn',
  http_402: 'failure.plan',
  http_403: 'failure.forbidden',
  http_404: 'failure.missing',
  http_409: 'failure.conflict',
  http_413: 'failure.tooLarge',
  http_423: 'failure.locked',
  http_429: 'failure.tooMany',
  http_502: 'failure.unavailable',
  http_503: 'failure.unavailable',
  http_504: 'failure.timeout',
};

/** The key of the sentence about a failure that has no message of the server. */
export const failureKey = ({ code }: ApiError, isOnline: boolean): Key =>
  code === 'network_error' && !isOnline ? 'failure.offline' : (keys[code] ?? 'error.toast');
