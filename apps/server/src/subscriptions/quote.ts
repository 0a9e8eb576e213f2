import {
  addCycles,
  type LimitChange,
  type Permission,
  type PermissionName,
  type Product,
  type Quote,
  type RestrictionName,
} from '@segno/data/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { termsOf, trialDaysOf } from '../payments/checkouts.ts';
import { notPossible } from '../payments/PaymentGateway.ts';
import type { Payments } from '../payments/Payments.ts';
import { playlists } from '../playlists/table.ts';
import { findOffer } from '../products/store.ts';
import { combinePermissions } from '../roles/combinePermissions.ts';
import { permissionsOfUser } from '../roles/store.ts';
import { readSettings } from '../settings/store.ts';
import { tracks } from '../tracks/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { currentSubscription } from './store.ts';

const day = 86_400_000;

/** How long the amounts of a quote are kept, in milliseconds. */
const quoteTime = 30 * 60_000;

/** What subscribing to a price, or changing to it, costs and brings. */
export async function quote(payments: Payments, { user }: SignedInViewer, priceId: number): Promise<Quote> {
  const { db } = payments;
  const { product, price } = await findOffer(db, priceId);
  const current = await currentSubscription(db, user.id);
  const common = { product, price, gateways: payments.offered, currency: price.currency };
  if (current) {
    const gateway = payments.gateway(current.row.gateway);
    const now = current.row.gateway === 'test' ? await payments.test.timeOf(user.id) : new Date();
    const terms = await termsOf(db, priceId);
    const { next_payment, ...cost } = await gateway.quoteChange(current.row.gateway_id, terms, now);
    return {
      ...common,
      ...cost,
      gateways: current.row.gateway === 'grant' ? [] : [current.row.gateway],
      trial_ends_at: current.subscription.trial_ends_at,
      next_payment: next_payment && { ...next_payment, at: next_payment.at.toISOString() },
      quoted_at: now.toISOString(),
      change: await describeChange(db, user.id, current.subscription.product, product),
    };
  }
  const now = new Date();
  const trialDays = await trialDaysOf(db, user.id);
  const trialEnd = trialDays > 0 ? new Date(now.getTime() + trialDays * day) : null;
  const next = trialEnd ?? addCycles(now, price, 1);
  return {
    ...common,
    lines: [
      {
        kind: trialEnd ? 'trial' : 'plan',
        text: product.name,
        amount: trialEnd ? 0 : price.amount,
        from: now.toISOString(),
        to: next.toISOString(),
      },
    ],
    total: trialEnd ? 0 : price.amount,
    credit: 0,
    trial_ends_at: trialEnd?.toISOString() ?? null,
    next_payment: { amount: price.amount, at: next.toISOString() },
    quoted_at: now.toISOString(),
    change: null,
  };
}

/** Checks that a change costs what was shown: its amounts are for a time that is not long ago. */
export function checkQuoteTime(quotedAt: Date, now: Date): void {
  const age = now.getTime() - quotedAt.getTime();
  if (age < -1000 || age > quoteTime)
    throw notPossible({
      message: 'The price has changed since it was shown. Look at it again.',
      code: 'quote_expired',
    });
}

/** Refuses a plan that allows less than a person has, where the site wants it (BILLING-27). */
export async function refuseSmallerPlan(db: Database, userId: number, priceId: number): Promise<void> {
  if ((await readSettings(db))['billing.over_quota'] !== 'refuse') return;
  const current = await currentSubscription(db, userId);
  if (!current) return;
  const { product } = await findOffer(db, priceId);
  const { limits } = await describeChange(db, userId, current.subscription.product, product);
  if (limits.some(({ to, used }) => to !== null && used !== null && used > to))
    throw notPossible({
      message: 'You use more than this plan allows. Delete something first.',
      code: 'over_quota',
    });
}

/** What a person has with one product and not with the other, with the permissions of their roles in both. */
async function describeChange(
  db: Database,
  userId: number,
  from: Product,
  to: Product,
): Promise<NonNullable<Quote['change']>> {
  const own = await permissionsOfUser(db, userId);
  const before = combinePermissions([own, from.permissions]);
  const after = combinePermissions([own, to.permissions]);
  const names = (list: Permission[]) => new Set(list.map(({ name }) => name));
  const missingIn = (list: Permission[], other: Permission[]): PermissionName[] =>
    [...names(list)].filter((name) => !names(other).has(name));
  return {
    from,
    features_gained: to.feature_list.filter((feature) => !from.feature_list.includes(feature)),
    features_lost: from.feature_list.filter((feature) => !to.feature_list.includes(feature)),
    permissions_gained: missingIn(after, before),
    permissions_lost: missingIn(before, after),
    limits: await limitChanges(db, userId, before, after),
  };
}

const limitOf = (list: Permission[], name: PermissionName, restriction: RestrictionName) => {
  const permission = list.find((each) => each.name === name);
  if (!permission) return 0;
  return permission.restrictions.find((each) => each.name === restriction)?.value ?? null;
};

async function limitChanges(
  db: Database,
  userId: number,
  before: Permission[],
  after: Permission[],
): Promise<LimitChange[]> {
  const limited = new Map<string, [PermissionName, RestrictionName]>(
    [...before, ...after].flatMap(({ name, restrictions }) =>
      restrictions.map((one) => [`${name} ${one.name}`, [name, one.name]] as const),
    ),
  );
  const changes = [...limited.values()].flatMap(([permission, restriction]) => {
    const [from, to] = [limitOf(before, permission, restriction), limitOf(after, permission, restriction)];
    return from === to ? [] : [{ permission, restriction, from, to }];
  });
  return Promise.all(
    changes.map(async (change) => ({ ...change, used: await usageOf(db, userId, change.permission) })),
  );
}

/** How much of what a permission limits a person has. */
async function usageOf(db: Database, userId: number, permission: PermissionName): Promise<number | null> {
  if (permission === 'playlists.create')
    return db.$count(
      playlists,
      and(eq(playlists.owner_id, userId), isNull(playlists.workspace_id), isNull(playlists.deleted_at)),
    );
  if (permission === 'music.create') return db.$count(tracks, eq(tracks.owner_id, userId));
  return null;
}
