import { ApiError } from './ApiError.ts';

/** The error of a request that got no response: without a connection, or from a server that cannot be reached. */
export const networkError = (cause: unknown) =>
  new ApiError({ message: 'Network error', code: 'network_error', cause });
