import * as v from 'valibot';
import { ApiError } from '../http/ApiError.ts';
import { ErrorTrace } from './contract.ts';

/** The stack trace in the response of a server in debug mode; null for every other error. */
export function readErrorTrace(error: unknown): ErrorTrace | null {
  if (!(error instanceof ApiError) || !error.trace) return null;
  const parsed = v.safeParse(ErrorTrace, error.trace);
  return parsed.success ? parsed.output : null;
}
