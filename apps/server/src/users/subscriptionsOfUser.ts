import type { Permission } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { products } from '../products/table.ts';
import { subscriptions } from '../subscriptions/table.ts';
import { users } from './table.ts';

/** What sessions must know of a subscription. */
export interface SubscriptionRights {
  valid: boolean;
  active: boolean;
  permissions: Permission[];
}

/**
 * Whether the subscription `s` is current. A cancelled one, or one that is not paid, is over at its time, also when the
 * message of the gateway about it is late.
 */
export const isCurrentSubscription = sql`(s.status <> 'ended'
  and (s.status <> 'cancelled' or s.ends_at > now())
  and (s.status <> 'past_due' or s.grace_ends_at is null or s.grace_ends_at > now()))`;

/** The current subscriptions of the user of a row of `users`, as a column of a query. */
export const subscriptionsOfUser = sql<SubscriptionRights[]>`(
  select coalesce(json_agg(json_build_object('valid', true, 'active', s.status <> 'paused',
    'permissions', p.permissions)), '[]'::json)
  from ${subscriptions} s join ${products} p on p.id = s.product_id
  where s.user_id = ${users}.id and ${isCurrentSubscription})`;
