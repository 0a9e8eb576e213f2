import * as v from 'valibot';
import { Id } from '../shared/contract.ts';

const key = 'segno-onboarding';

/** How long a selection is kept, in milliseconds. */
const lifetime = 60 * 60_000;

/** A product and its price that a visitor has chosen before signing in. */
export interface OnboardingSelection {
  productId: number;
  priceId: number;
}

const Stored = v.object({ productId: Id, priceId: Id, chosenAt: v.number() });

/** Keeps the selection in this tab for an hour, so that the checkout follows the sign-in. Null removes it. */
export function keepOnboardingSelection(selection: OnboardingSelection | null): void {
  try {
    if (selection) sessionStorage.setItem(key, JSON.stringify({ ...selection, chosenAt: Date.now() }));
    else sessionStorage.removeItem(key);
  } catch {
    // The browser stores nothing: the visitor chooses again.
  }
}

/** The selection of this tab. On a server, and after an hour, there is none. */
export function readOnboardingSelection(): OnboardingSelection | null {
  try {
    const stored = v.safeParse(Stored, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (!stored.success || Date.now() - stored.output.chosenAt > lifetime) return null;
    const { productId, priceId } = stored.output;
    return { productId, priceId };
  } catch {
    return null;
  }
}
