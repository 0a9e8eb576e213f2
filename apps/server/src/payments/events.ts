import type { GatewayName } from '@segno/data/contract';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import type { GatewayEvent } from './PaymentGateway.ts';
import { gatewayEvents } from './table.ts';

/** Attempts to follow a message. After them the comparison with the gateway finds what is missing. */
const mostAttempts = 20;

/** Stores messages of a gateway, each once. */
export async function storeEvents(
  db: Database,
  gateway: GatewayName,
  events: readonly GatewayEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insert(gatewayEvents)
    .values(events.map(({ id, ...event }) => ({ gateway, event_id: id, ...event })))
    .onConflictDoNothing();
}

/** Messages that are about the same subscription, which is read once for all of them. */
export interface WaitingEvents {
  gateway: GatewayName;
  subscription_id: string | null;
  checkout_id: string | null;
  ids: string[];
}

/** Some messages of a gateway. */
export interface EventIds {
  gateway: GatewayName;
  ids: readonly string[];
}

const these = ({ gateway, ids }: EventIds) =>
  and(eq(gatewayEvents.gateway, gateway), sql`${gatewayEvents.event_id} = any(${sql.param(ids)}::text[])`);

/**
 * What waits to be followed, the oldest first, one entry for each subscription.
 *
 * @param only Leaves out all others. @default all that wait
 */
export async function waitingEvents(db: Database, only?: EventIds): Promise<WaitingEvents[]> {
  const rows = await db
    .select()
    .from(gatewayEvents)
    .where(
      and(only && these(only), isNull(gatewayEvents.processed_at), lt(gatewayEvents.attempts, mostAttempts)),
    )
    .orderBy(asc(gatewayEvents.received_at), asc(gatewayEvents.event_id))
    .limit(500);
  const grouped = Map.groupBy(
    rows,
    ({ gateway, subscription_id, checkout_id }) => `${gateway} ${subscription_id} ${checkout_id}`,
  );
  return [...grouped.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { gateway, subscription_id, checkout_id } = first;
    return [{ gateway, subscription_id, checkout_id, ids: group.map(({ event_id }) => event_id) }];
  });
}

export async function markProcessed(db: Database, events: WaitingEvents): Promise<void> {
  await db.update(gatewayEvents).set({ processed_at: new Date() }).where(these(events));
}

export async function markFailed(db: Database, events: WaitingEvents): Promise<void> {
  await db
    .update(gatewayEvents)
    .set({ attempts: sql`${gatewayEvents.attempts} + 1` })
    .where(these(events));
}

/** How long messages are kept, in days: gateways repeat them for some days. */
const keptDays = 60;

export async function deletePastEvents(db: Database): Promise<void> {
  await db
    .delete(gatewayEvents)
    .where(sql`${gatewayEvents.received_at} < now() - make_interval(days => ${keptDays})`);
}
