import * as v from 'valibot';
import { Price, Product } from '../products/contract.ts';
import { Count, Id, Timestamp } from '../shared/contract.ts';

/** The services that take payments. `test` moves no money. */
export const gatewayNames = ['test', 'stripe', 'paypal'] as const;
export const GatewayName = v.picklist(gatewayNames);
export type GatewayName = v.InferOutput<typeof GatewayName>;

/** Where a subscription comes from: a service that takes payments, or `grant`, a gift of this site. */
export const subscriptionGateways = [...gatewayNames, 'grant'] as const;
export type SubscriptionGateway = (typeof subscriptionGateways)[number];

/**
 * `past_due`: a renewal was not paid, and the subscription lasts until `grace_ends_at`. `cancelled`: it lasts until
 * `ends_at`.
 */
export const SubscriptionStatus = v.picklist([
  'trialing',
  'active',
  'past_due',
  'paused',
  'cancelled',
  'ended',
]);
export type SubscriptionStatus = v.InferOutput<typeof SubscriptionStatus>;

/** A person's subscription to a product. */
export const Subscription = v.object({
  id: Id,
  status: SubscriptionStatus,
  product: Product,
  price: Price,
  gateway: v.picklist(subscriptionGateways),
  quantity: Count,
  trial_ends_at: v.nullable(Timestamp),
  renews_at: v.nullable(Timestamp),
  ends_at: v.nullable(Timestamp),
  grace_ends_at: v.nullable(Timestamp),
  resumes_at: v.nullable(Timestamp),
  /** False when it has ended. */
  valid: v.boolean(),
  /** Whether the person has what the product gives: false when it is paused or has ended. */
  active: v.boolean(),
  cancelled: v.boolean(),
  on_grace_period: v.boolean(),
  created_at: Timestamp,
});
export type Subscription = v.InferOutput<typeof Subscription>;
