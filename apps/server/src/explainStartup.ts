import type { Config } from './config.ts';
import { StartupError } from './StartupError.ts';

/** One sentence for the operator on why the server did not start; null for an unexpected error. */
export function explainStartup(error: unknown, { dataDir, databaseUrl }: Config): string | null {
  if (error instanceof StartupError) return error.message;
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === '53100') {
    return `The disk that holds the data folder ${dataDir} is full; free some space and start again.`;
  }
  if (databaseUrl) return explainServer(error, code, URL.parse(databaseUrl));
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `This user may not write to the data folder ${dataDir}; give it the permission or set SEGNO_DATA_DIR to another folder.`;
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return `The data folder ${dataDir} cannot be made because a file is in its place; set SEGNO_DATA_DIR to another folder.`;
  }
  if (code === 'ENOENT') {
    return `The data folder ${dataDir} cannot be made there; set SEGNO_DATA_DIR to another folder.`;
  }
  if (error instanceof Error && error.name === 'DatabaseUnavailable') {
    return `The embedded database in ${dataDir} cannot be opened (${error.message}); if it was restored or copied, take a complete copy, or set SEGNO_DATA_DIR to another folder.`;
  }
  return null;
}

function explainServer(error: unknown, code: string, url: URL | null): string | null {
  const place = `${url?.hostname}:${url?.port || 5432}`;
  const name = url?.pathname.slice(1) ?? '';
  if (code === '28P01' || code === '28000') {
    return `The PostgreSQL server at ${place} refused the user or the password of DATABASE_URL.`;
  }
  if (code === '3D000') {
    return `The PostgreSQL server at ${place} has no database "${name}"; create it or correct DATABASE_URL.`;
  }
  if (code === '42501') {
    return `The user of DATABASE_URL may not create tables or extensions in the database "${name}" at ${place}.`;
  }
  if (code === '25006') {
    return `The PostgreSQL server at ${place} accepts no writes; set DATABASE_URL to the primary server, not to a standby.`;
  }
  const isAway =
    /^(E(?!RR_)[A-Z_]+|57P0.|53300|08...)$/.test(code) || /timeout|terminated/i.test(String(error));
  return isAway
    ? `No PostgreSQL server answers at ${place}; start it or correct DATABASE_URL (${code || 'time-out'}).`
    : null;
}

/** The first code of the error or of its causes. Of several connection attempts, the code of the first. */
function errorCode(error: unknown): string {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; depth += 1) {
    if ('code' in each && typeof each.code === 'string') return each.code;
    each = each instanceof AggregateError ? each.errors[0] : each.cause;
  }
  return '';
}
