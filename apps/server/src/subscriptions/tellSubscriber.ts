import type { SubscriptionStatus } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { billingMessage } from '../mail/billingMessages.ts';
import { queueMail } from '../mail/store.ts';
import { notifySubscriber } from '../notifications/notify.ts';
import { readSite } from '../startup/startup.ts';

export interface SubscriptionNews {
  user: { id: number; name: string; email: string | null; language: string | null };
  /** The address of the site. */
  baseUrl: string;
  /** The name of the product. */
  product: string;
  before: SubscriptionStatus | null;
  after: SubscriptionStatus;
  graceEndsAt: Date | null;
  endsAt: Date | null;
}

/** What the change of a status means for the person; null when there is nothing to tell. */
function kindOf({ before, after }: SubscriptionNews) {
  if (after === 'past_due') return before === 'past_due' ? null : 'payment_failed';
  if (after === 'ended') return before === 'ended' ? null : 'plan_ended';
  // A plan that was given for a time has its end from the beginning.
  if (after === 'cancelled' && before !== null && before !== 'ended')
    return before === 'cancelled' ? null : 'plan_ends';
  if (before === null || before === 'ended') return 'plan_started';
  if (before === 'past_due') return 'payment_received';
  return before === after ? 'plan_changed' : null;
}

/** Tells a person in the app and by mail what happened to their subscription, in the transaction of the change. */
export async function tellSubscriber(tx: Database, news: SubscriptionNews): Promise<void> {
  const kind = kindOf(news);
  if (!kind) return;
  const { user, product } = news;
  await notifySubscriber(tx, user.id, kind, product);
  if (!user.email) return;
  const { places, languages } = await readSite(tx);
  const language = user.language ?? languages.standard;
  const frame = { site: places.branding.site_name, language };
  const at = kind === 'payment_failed' ? news.graceEndsAt : news.endsAt;
  const content = billingMessage(frame, kind, { product, at, href: `${news.baseUrl}/billing` });
  await queueMail(tx, { to: user.email, ...content });
}
