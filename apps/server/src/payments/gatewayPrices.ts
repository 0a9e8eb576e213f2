import type { GatewayName } from '@segno/data/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { gatewayPrices } from './table.ts';

/** The id of a price at a gateway, which `create` makes there once. */
export async function gatewayPriceId(
  db: Database,
  gateway: GatewayName,
  priceId: number,
  create: () => Promise<string>,
): Promise<string> {
  const wanted = and(eq(gatewayPrices.price_id, priceId), eq(gatewayPrices.gateway, gateway));
  const [known] = await db.select().from(gatewayPrices).where(wanted);
  if (known) return known.gateway_id;
  await db
    .insert(gatewayPrices)
    .values({ price_id: priceId, gateway, gateway_id: await create() })
    .onConflictDoNothing();
  const [stored] = await db.select().from(gatewayPrices).where(wanted);
  if (!stored) throw new Fault('The price of a gateway was not stored.');
  return stored.gateway_id;
}

/** The price of an id of a gateway, or null. */
export async function priceOfGateway(
  db: Database,
  gateway: GatewayName,
  gatewayId: string,
): Promise<number | null> {
  const [known] = await db
    .select({ price_id: gatewayPrices.price_id })
    .from(gatewayPrices)
    .where(and(eq(gatewayPrices.gateway, gateway), eq(gatewayPrices.gateway_id, gatewayId)));
  return known?.price_id ?? null;
}
