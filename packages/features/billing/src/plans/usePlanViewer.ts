import { isSubscribed, type Subscription, useStartup } from '@segno/data';
import type { PlanViewer } from './planAction.ts';

/** Who looks at the plans. */
export function usePlanViewer(subscription?: Subscription | null): PlanViewer {
  const startup = useStartup();
  if (!startup.user) return { kind: 'guest' };
  if (!isSubscribed(startup)) return { kind: 'unsubscribed' };
  if (!subscription) return { kind: 'subscribed' };
  return { kind: 'subscribed', productId: subscription.product.id, priceId: subscription.price.id };
}
