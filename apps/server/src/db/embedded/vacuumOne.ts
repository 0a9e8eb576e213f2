import type pg from 'pg';

/** Whether a table needs a vacuum or new statistics. */
interface Load {
  name: string;
  needs_vacuum: boolean;
  needs_analyze: boolean;
}

/** The table that needs it most, by the thresholds that the autovacuum of a PostgreSQL server has by default. */
const mostLoaded = `
  with load as (
    select format('%I.%I', schemaname, stat.relname) as name,
      n_dead_tup > 50 + 0.2 * rows or n_ins_since_vacuum > 1000 + 0.2 * rows as needs_vacuum,
      n_mod_since_analyze > 50 + 0.1 * rows as needs_analyze,
      (n_dead_tup + n_mod_since_analyze) / (rows + 50) as weight
    from pg_stat_user_tables stat
    join pg_class on pg_class.oid = stat.relid
    cross join lateral (select greatest(reltuples, 0) as rows) as size
  )
  select name, needs_vacuum, needs_analyze from load
  where needs_vacuum or needs_analyze
  order by weight desc
  limit 1`;

/**
 * Removes the dead rows of one table and updates its statistics, if a table needs it. PGlite has no autovacuum.
 * Resolves to the name of the table, or null when none needs it. Requests wait for the connection meanwhile: about a
 * second for some 100,000 rows.
 */
export async function vacuumOne(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<Load>(mostLoaded);
  const [load] = rows;
  if (!load) return null;
  const command = load.needs_vacuum ? `vacuum${load.needs_analyze ? ' (analyze)' : ''}` : 'analyze';
  await client.query(`${command} ${load.name}`);
  return load.name;
}
