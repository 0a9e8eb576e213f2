import { type AdminPlan, adminPlans, type Permission } from '@segno/data/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { toPrice } from '../products/store.ts';
import { prices, products } from '../products/table.ts';
import { readSettings } from '../settings/store.ts';
import { among } from '../records/Listing.ts';
import { subscriptions } from '../subscriptions/table.ts';
import { isCurrentSubscription } from '../users/subscriptionsOfUser.ts';
import { users } from '../users/table.ts';
import { adminTable } from './AdminTable.ts';
import { idOf, timeOrders, timesOf, yesNo } from './catalogue/columns.ts';
import { holdsMore, invalid, known, requireHeld } from './held.ts';
import { forbidden } from '../http/forbidden.ts';

type PriceInput = Pick<AdminPlan['prices'][number], 'amount' | 'currency' | 'interval' | 'interval_count'>;

const keyOf = ({ amount, currency, interval, interval_count }: PriceInput) =>
  `${amount} ${currency} ${interval} ${interval_count}`;

/** Offers exactly these prices. One in use is never changed: another one replaces it, and subscriptions keep the old one. */
async function setPrices(tx: Database, productId: number, wanted: readonly PriceInput[]) {
  const present = await tx.select().from(prices).where(eq(prices.product_id, productId));
  const wantedKeys = new Set(wanted.map(keyOf));
  const byKey = new Map(present.map((price) => [keyOf(price), price]));
  const gone = present.filter((price) => price.archived_at === null && !wantedKeys.has(keyOf(price)));
  const back = [...wantedKeys].flatMap((key) => {
    const price = byKey.get(key);
    return price?.archived_at ? [price.id] : [];
  });
  const added = wanted.filter((price) => !byKey.has(keyOf(price)));
  await requireOfferedCurrencies(tx, added);
  if (gone.length > 0)
    await tx
      .update(prices)
      .set({ archived_at: new Date() })
      .where(
        among(
          prices.id,
          gone.map(({ id }) => id),
        ),
      );
  if (back.length > 0) await tx.update(prices).set({ archived_at: null }).where(among(prices.id, back));
  if (added.length > 0)
    await tx.insert(prices).values(
      added.map(({ amount, currency, interval, interval_count }) => ({
        product_id: productId,
        amount,
        currency,
        interval,
        interval_count,
      })),
    );
}

function requireValidPrices({ free, prices: wanted }: { free: boolean; prices: readonly PriceInput[] }) {
  if (free && wanted.length > 0) throw invalid('prices', { message: 'A free plan has no prices.' });
  if (!free && wanted.length === 0)
    throw invalid('prices', { message: 'Add a price, or make the plan free.' });
  const cycles = wanted.map(
    ({ currency, interval, interval_count }) => `${currency} ${interval} ${interval_count}`,
  );
  if (new Set(cycles).size < cycles.length)
    throw invalid('prices', { message: 'Two prices have the same currency and interval.' });
}

/** New prices have one of the currencies of the site, where it names some. */
async function requireOfferedCurrencies(tx: Database, added: readonly PriceInput[]) {
  const offered = (await readSettings(tx))['billing.currencies'];
  if (offered.length > 0 && added.some(({ currency }) => !offered.includes(currency)))
    throw invalid('prices', { message: 'This site has no prices in this currency.' });
}

/** At most one plan is recommended. */
const releaseRecommended = (tx: Database, id: number) =>
  tx
    .update(products)
    .set({ recommended: false })
    .where(and(eq(products.recommended, true), sql`${products.id} <> ${id}`));

const noMoreRights = () => forbidden('This plan has permissions that you do not have.');

const subscribers = sql<number>`(select count(*)::integer from ${subscriptions} s
  where s.product_id = ${products}.id and ${isCurrentSubscription})`;

interface PlanInput {
  plan_permissions: readonly Permission[];
  prices: readonly PriceInput[];
  description: string | null;
}
const rowOf = <T extends PlanInput>({ plan_permissions, prices: _prices, description, ...input }: T) => ({
  ...input,
  description: description || null,
  permissions: known(plan_permissions),
});

export const planTable = adminTable({
  resource: adminPlans,
  table: products,
  listing: {
    table: products,
    id: products.id,
    visible: sql`${products.deleted_at} is null`,
    orders: {
      position: { key: products.position, kind: 'number', isDescending: false },
      name: { key: sql`left(lower(${products.name}), 30) collate "C"`, kind: 'text', isDescending: false },
      ...timeOrders(products),
    },
  },
  searchIn: sql`lower(${products.name})`,
  filters: { hidden: yesNo(products.hidden), free: yesNo(products.free) },
  load: async (db, ids) => {
    const [found, offered] = await Promise.all([
      db
        .select({ plan: products, subscribers_count: subscribers })
        .from(products)
        .where(and(among(products.id, ids), isNull(products.deleted_at))),
      db
        .select()
        .from(prices)
        .where(and(among(prices.product_id, ids), isNull(prices.archived_at)))
        .orderBy(asc(prices.amount), asc(prices.id)),
    ]);
    return found.map(({ plan, subscribers_count }) => ({
      id: plan.id,
      name: plan.name,
      description: plan.description,
      position: plan.position,
      hidden: plan.hidden,
      recommended: plan.recommended,
      free: plan.free,
      feature_list: plan.feature_list,
      plan_permissions: plan.permissions,
      prices: offered.filter(({ product_id }) => product_id === plan.id).map(toPrice),
      subscribers_count,
      ...timesOf(plan),
    }));
  },
  nameOf: ({ name }) => name,
  refuseUpdate: (viewer, { plan_permissions }) =>
    holdsMore(viewer, plan_permissions) ? noMoreRights() : undefined,
  refuseDelete: (viewer, { plan_permissions }) =>
    holdsMore(viewer, plan_permissions) ? noMoreRights() : undefined,
  softDelete: {
    remove: async (tx, ids) => {
      await tx.update(products).set({ deleted_at: new Date() }).where(among(products.id, ids));
    },
    restore: async (tx, ids) => {
      await tx.update(products).set({ deleted_at: null }).where(among(products.id, ids));
    },
  },
  create: async (tx, viewer, input) => {
    requireHeld(viewer, input.plan_permissions, [], 'plan_permissions');
    requireValidPrices(input);
    const id = idOf(await tx.insert(products).values(rowOf(input)).returning({ id: products.id }));
    if (input.recommended) await releaseRecommended(tx, id);
    await setPrices(tx, id, input.prices);
    return id;
  },
  update: async (tx, viewer, id, input, before) => {
    requireHeld(viewer, input.plan_permissions, before.plan_permissions, 'plan_permissions');
    requireValidPrices(input);
    await tx
      .update(products)
      .set({ ...rowOf(input), updated_at: new Date() })
      .where(eq(products.id, id));
    if (input.recommended) await releaseRecommended(tx, id);
    await setPrices(tx, id, input.prices);
    await tx.execute(sql`update ${users} set rights_changed_at = now()
      where id in (select s.user_id from ${subscriptions} s where s.product_id = ${id} and ${isCurrentSubscription})`);
  },
});
