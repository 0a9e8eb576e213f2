import type { Database } from '../db/Database.ts';
import type { PaymentKeys } from './PaymentKeys.ts';
import type { PaymentGateway } from './PaymentGateway.ts';

/** The payment services that have keys. */
export async function openGateways(db: Database, keys: PaymentKeys): Promise<PaymentGateway[]> {
  const gateways: PaymentGateway[] = [];
  // Loaded only where they are used: the SDK is large.
  if (keys.stripe) {
    const [{ default: Stripe }, { StripeGateway }] = await Promise.all([
      import('stripe'),
      import('./stripe/StripeGateway.ts'),
    ]);
    const stripe = new Stripe(keys.stripe.secretKey, { maxNetworkRetries: 2, timeout: 20_000 });
    const { webhookSecret, publishableKey } = keys.stripe;
    gateways.push(new StripeGateway({ stripe, webhookSecret, publishableKey, db }));
  }
  if (keys.paypal) {
    const { PaypalGateway } = await import('./paypal/PaypalGateway.ts');
    gateways.push(new PaypalGateway({ ...keys.paypal, db }));
  }
  return gateways;
}
