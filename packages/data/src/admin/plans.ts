import * as v from 'valibot';
import { Permission } from '../permissions/contract.ts';
import { Currency, Price, PriceInterval } from '../products/contract.ts';
import { subscriptionGateways, SubscriptionStatus } from '../subscriptions/contract.ts';
import { Count, Id, Timestamp } from '../shared/contract.ts';
import { defineTable } from '../tables/defineTable.ts';
import { adminFields, adminTimes, defineAdminResource } from './defineAdminResource.ts';
import { line, optionalDate, optionalText } from './fields.ts';

const maxAmount = 1_000_000_000;

const AdminPriceInput = v.object({
  /** In the minor unit of the currency. */
  amount: v.pipe(
    v.number('Enter an amount.'),
    v.integer('Use at most the digits of the currency.'),
    v.minValue(0, 'Enter an amount.'),
    v.maxValue(maxAmount),
  ),
  currency: Currency,
  interval: PriceInterval,
  interval_count: v.pipe(
    v.number('Enter a number from 1 to 1000.'),
    v.integer('Enter a number from 1 to 1000.'),
    v.minValue(1, 'Enter a number from 1 to 1000.'),
    v.maxValue(1000, 'Enter a number from 1 to 1000.'),
  ),
});

export const AdminPlan = v.object({
  ...adminFields,
  name: v.string(),
  description: v.nullable(v.string()),
  /** Its place among the others, from 0. */
  position: Count,
  hidden: v.boolean(),
  recommended: v.boolean(),
  free: v.boolean(),
  feature_list: v.array(v.string()),
  /** What its subscribers may do. */
  plan_permissions: v.array(Permission),
  /** The prices that are offered. */
  prices: v.array(Price),
  /** The people who have it now. */
  subscribers_count: Count,
  ...adminTimes,
});
export type AdminPlan = v.InferOutput<typeof AdminPlan>;
export const adminPlans = defineAdminResource({
  name: 'plans',
  permission: 'plans.update',
  table: defineTable({
    orders: { position: 'asc', name: 'asc', created: 'desc', updated: 'desc' },
    order: 'position',
    filters: {
      hidden: { kind: 'choice', values: ['yes', 'no'] },
      free: { kind: 'choice', values: ['yes', 'no'] },
    },
  }),
  record: AdminPlan,
  input: v.object({
    name: line(60),
    description: optionalText(300),
    position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
    hidden: v.boolean(),
    recommended: v.boolean(),
    free: v.boolean(),
    feature_list: v.pipe(v.array(line(120)), v.maxLength(20)),
    plan_permissions: v.pipe(v.array(Permission), v.maxLength(100)),
    prices: v.pipe(v.array(AdminPriceInput), v.maxLength(30)),
  }),
});

const Ref = v.object({ id: Id, name: v.string() });

export const AdminSubscription = v.object({
  ...adminFields,
  /** The person. */
  user: Ref,
  email: v.nullable(v.string()),
  plan: Ref,
  price: Price,
  gateway: v.picklist(subscriptionGateways),
  status: SubscriptionStatus,
  trial_ends_at: v.nullable(Timestamp),
  renews_at: v.nullable(Timestamp),
  ends_at: v.nullable(Timestamp),
  grace_ends_at: v.nullable(Timestamp),
  /** Why the person cancelled, in their words. */
  cancel_reason: v.nullable(v.string()),
  cancel_comment: v.nullable(v.string()),
  ...adminTimes,
});
export type AdminSubscription = v.InferOutput<typeof AdminSubscription>;
export const adminSubscriptions = defineAdminResource({
  name: 'subscriptions',
  permission: 'subscriptions.update',
  table: defineTable({
    orders: { created: 'desc', updated: 'desc' },
    order: 'created',
    filters: {
      status: {
        kind: 'choice',
        values: ['trialing', 'active', 'past_due', 'paused', 'cancelled', 'ended'],
      },
      gateway: { kind: 'choice', values: subscriptionGateways },
      product_id: { kind: 'number' },
      created_at: { kind: 'day' },
      renews_at: { kind: 'day' },
    },
  }),
  record: AdminSubscription,
  /** Gives a plan to a person without a payment. */
  input: v.object({
    user_id: v.pipe(
      v.nullable(Id),
      v.check((id) => id !== null, 'Choose a person.'),
    ),
    price_id: v.pipe(
      v.nullable(Id),
      v.check((id) => id !== null, 'Choose a plan.'),
    ),
    /** The last day of the plan; null without an end. */
    ends_on: optionalDate,
  }),
});

/** The body of POST admin/subscriptions/{id}/cancel. */
export const AdminCancelInput = v.object({ when: v.picklist(['period_end', 'now']) });
export type AdminCancelInput = v.InferOutput<typeof AdminCancelInput>;
/** The body of POST admin/subscriptions/{id}/change. */
export const AdminChangePlanInput = v.object({ price_id: Id });
export type AdminChangePlanInput = v.InferOutput<typeof AdminChangePlanInput>;
