import { gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { rateLimits } from './table.ts';

/** Cost of a client in one period. */
export interface ClientCost {
  client: string;
  period: number;
  cost: number;
}

/** Cost of a client on all servers, in a period and in the previous one. */
export interface SharedCost extends ClientCost {
  previous: number;
}

/**
 * Adds the costs of many clients in one statement, and returns their costs on all servers. The rows are locked in
 * one order, so that servers that write at the same time wait for one another and do not deadlock.
 */
export async function addCosts(db: Database, costs: readonly ClientCost[]): Promise<SharedCost[]> {
  const { rows } = await db.execute<{ client: string; period: number; cost: number; previous: number }>(sql`
    insert into ${rateLimits} as shared (client, period, cost)
    select * from unnest(
      ${sql.param(costs.map(({ client }) => client))}::text[],
      ${sql.param(costs.map(({ period }) => period))}::integer[],
      ${sql.param(costs.map(({ cost }) => cost))}::integer[]
    ) as added (client, period, cost)
    order by added.client, added.period
    on conflict (client, period) do update set cost = shared.cost + excluded.cost
    returning client, period, cost, coalesce((
      select earlier.cost from ${rateLimits} earlier
      where earlier.client = shared.client and earlier.period = shared.period - 1
    ), 0) as previous`);
  return rows;
}

/** Costs of clients in a period and later. */
export const readCosts = (db: Database, period: number): Promise<ClientCost[]> =>
  db.select().from(rateLimits).where(gte(rateLimits.period, period));

/** Deletes all periods before one. */
export async function deleteCosts(db: Database, period: number): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.period, period));
}
