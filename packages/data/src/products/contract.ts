import * as v from 'valibot';
import { Permission } from '../permissions/contract.ts';
import { Count, Id, paginated } from '../shared/contract.ts';

/** The code of a currency (ISO 4217). */
export const Currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** A signed amount in the minor unit of its currency. */
export const Amount = v.pipe(v.number(), v.integer());

export const PriceInterval = v.picklist(['day', 'month', 'year']);
export type PriceInterval = v.InferOutput<typeof PriceInterval>;

/** What a product costs for a time of `interval_count` intervals. */
export const Price = v.object({
  id: Id,
  /** In the minor unit of the currency. */
  amount: Count,
  currency: Currency,
  interval: PriceInterval,
  interval_count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
});
export type Price = v.InferOutput<typeof Price>;

/** A plan that people subscribe to. */
export const Product = v.object({
  id: Id,
  name: v.string(),
  description: v.nullable(v.string()),
  /** Not in lists. Its address can be given to people. */
  hidden: v.boolean(),
  recommended: v.boolean(),
  /** What everybody has without a subscription. */
  free: v.boolean(),
  feature_list: v.array(v.string()),
  /** What its subscribers may do, with larger limits than they have otherwise. */
  permissions: v.array(Permission),
  prices: v.array(Price),
});
export type Product = v.InferOutput<typeof Product>;

export const ProductList = paginated(Product);
export const ProductResponse = v.object({ product: Product });
