import type { Price, Product } from '@segno/data';
import { billingPath, cancelPath, checkoutPath, confirmPath } from './paths.ts';

/** Who looks at a plan. */
export type PlanViewer =
  | { kind: 'guest' }
  | { kind: 'unsubscribed' }
  /** `productId` and `priceId` are those of the own plan, where the page has read it. */
  | { kind: 'subscribed'; productId?: number; priceId?: number };

/** Where the button of a plan leads, and the message on it. */
export interface PlanAction {
  href: string;
  labelKey: 'action.start' | 'action.choose' | 'action.change' | 'action.current' | 'action.downgrade';
  /** What a guest chooses, which the checkout continues with after the registration. */
  selection?: { productId: number; priceId: number };
}

/**
 * A guest registers first; a signed-in person goes to the checkout, unless the plan is free; a subscribed one changes
 * the plan (BILLING-23).
 */
export function planAction(
  { id, free }: Pick<Product, 'id' | 'free'>,
  price: Pick<Price, 'id'> | undefined,
  viewer: PlanViewer,
): PlanAction | null {
  const isFree = free || !price;
  if (viewer.kind === 'guest')
    return {
      href: '/register?redirectFrom=pricing',
      labelKey: 'action.start',
      ...(!isFree && { selection: { productId: id, priceId: price.id } }),
    };
  if (viewer.kind === 'subscribed') {
    if (isFree) return { href: cancelPath(), labelKey: 'action.downgrade' };
    if (viewer.productId === id && viewer.priceId === price.id)
      return { href: billingPath(), labelKey: 'action.current' };
    return { href: confirmPath(id, price.id), labelKey: 'action.change' };
  }
  return isFree
    ? { href: '/', labelKey: 'action.start' }
    : { href: checkoutPath(id, price.id), labelKey: 'action.choose' };
}
