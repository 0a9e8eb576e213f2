import pg from 'pg';
import { ConnectionPool, connectionTimeout } from './ConnectionPool.ts';
import type { OpenDatabase } from './Database.ts';
import { describeDatabase } from './describeDatabase.ts';
import type { DatabaseOptions } from './DatabaseOptions.ts';

/** Milliseconds beyond the time-out of statements after which an unresponsive server counts as lost. */
const silenceLimit = 5000;

/** Opens a pool of connections to a PostgreSQL server. */
export async function openServer(
  connectionString: string,
  { queryTimeout, onTrouble }: Pick<DatabaseOptions, 'queryTimeout' | 'onTrouble'>,
): Promise<OpenDatabase> {
  const settings = { connectionString, application_name: 'segno', options: '-c TimeZone=UTC' };
  const pool = new ConnectionPool(
    {
      ...settings,
      max: 10,
      statement_timeout: queryTimeout,
      // PostgreSQL ends a long statement itself. This limit is for a server that is no longer reachable.
      query_timeout: queryTimeout + silenceLimit,
      idle_in_transaction_session_timeout: 60_000,
    },
    (error) => onTrouble?.(`A database connection was lost: ${error.message}`),
  );
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.close();
    throw error;
  }
  return describeDatabase(pool, {
    hasFreeSpace: () => Promise.resolve(true),
    async withoutLimit(work) {
      const client = new pg.Client({ ...settings, connectionTimeoutMillis: connectionTimeout });
      client.on('error', () => {});
      await client.connect();
      return work(client).finally(() => client.end());
    },
    close: () => pool.close(),
  });
}
