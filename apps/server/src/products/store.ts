import type { Price, Product } from '@segno/data/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { prices, products } from './table.ts';

type ProductRow = typeof products.$inferSelect;
type PriceRow = typeof prices.$inferSelect;

export const toPrice = ({ id, amount, currency, interval, interval_count }: PriceRow): Price => ({
  id,
  amount,
  currency,
  interval,
  interval_count,
});

const toProduct = (row: ProductRow, its: readonly PriceRow[]): Product => ({
  id: row.id,
  name: row.name,
  description: row.description,
  hidden: row.hidden,
  recommended: row.recommended,
  free: row.free,
  feature_list: row.feature_list,
  permissions: row.permissions,
  prices: its.filter(({ product_id }) => product_id === row.id).map(toPrice),
});

const pricesOf = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(prices)
    .where(and(inArray(prices.product_id, [...ids]), isNull(prices.archived_at)))
    .orderBy(asc(prices.amount), asc(prices.id));

/** The products that everybody is offered, in their order. */
export async function listProducts(db: Database): Promise<Product[]> {
  const rows = await db
    .select()
    .from(products)
    .where(and(isNull(products.deleted_at), eq(products.hidden, false)))
    .orderBy(asc(products.position), asc(products.id))
    .limit(50);
  const its =
    rows.length > 0
      ? await pricesOf(
          db,
          rows.map(({ id }) => id),
        )
      : [];
  return rows.map((row) => toProduct(row, its));
}

/** A product at its own address, also a hidden one. 404 for one that is not offered any more. */
export async function findProduct(db: Database, id: number): Promise<Product> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deleted_at)));
  if (!row) throw notFound();
  return toProduct(row, await pricesOf(db, [id]));
}

/** A price that can be subscribed to, with its product. 404 for others: archived, free or of a deleted product. */
export async function findOffer(db: Database, priceId: number): Promise<{ product: Product; price: Price }> {
  const [found] = await db
    .select({ product_id: prices.product_id })
    .from(prices)
    .innerJoin(products, eq(products.id, prices.product_id))
    .where(
      and(
        eq(prices.id, priceId),
        isNull(prices.archived_at),
        isNull(products.deleted_at),
        eq(products.free, false),
      ),
    );
  if (!found) throw notFound('This plan is not offered any more.');
  const product = await findProduct(db, found.product_id);
  const price = product.prices.find(({ id }) => id === priceId);
  if (!price) throw notFound('This plan is not offered any more.');
  return { product, price };
}

/** Products and prices by their ids, also those that are not offered any more: subscriptions keep them. */
export async function readPlans(
  db: Database,
  plans: readonly { product_id: number; price_id: number }[],
): Promise<{ product: Product; price: Price }[]> {
  if (plans.length === 0) return [];
  const [productRows, priceRows] = await Promise.all([
    db
      .select()
      .from(products)
      .where(
        inArray(
          products.id,
          plans.map(({ product_id }) => product_id),
        ),
      ),
    db
      .select()
      .from(prices)
      .where(
        inArray(
          prices.id,
          plans.map(({ price_id }) => price_id),
        ),
      ),
  ]);
  return plans.flatMap(({ product_id, price_id }) => {
    const product = productRows.find(({ id }) => id === product_id);
    const price = priceRows.find(({ id }) => id === price_id);
    return product && price ? [{ product: toProduct(product, [price]), price: toPrice(price) }] : [];
  });
}
