import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

/** Codes of a disk without room. */
const full = new Set(['53100', 'ENOSPC']);
/**
 * Connection failures, exhausted resources, a server that starts or stops, a statement that took too long, and a
 * write on a standby (25006), which ends when the connection reaches the new primary.
 */
const unavailable =
  /^(08...|53...|57P..|57014|25006|ECONN\w+|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/;
/** Errors of node-postgres about a lost or exhausted connection, which have no codes. */
const driverMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Cannot use a pool|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/;

/** Whether an error, or its cause, means that the database is full or unreachable, and not a bug. */
export function databaseTrouble(error: unknown): 'full' | 'unavailable' | null {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth += 1) {
    const code = 'code' in each && typeof each.code === 'string' ? each.code : '';
    if (full.has(code)) return 'full';
    if (each instanceof DatabaseUnavailable || unavailable.test(code) || driverMessages.test(each.message)) {
      return 'unavailable';
    }
  }
  return null;
}
