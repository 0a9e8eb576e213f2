import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

/** SQLSTATEs of a disk without room, and of a session that is read-only because of it. */
const full = new Set(['53100', '25006', 'ENOSPC']);
/** Connection failures, exhausted resources, a server that starts or stops, and a statement that took too long. */
const unavailable =
  /^(08...|53...|57P..|57014|ECONN\w+|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT)$/;
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
