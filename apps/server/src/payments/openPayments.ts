import type { PaymentKeys } from './PaymentKeys.ts';
import { Payments, type PaymentsOptions } from './Payments.ts';
import type { PaymentGateway } from './PaymentGateway.ts';

/** Opens the payment services that have keys; without any, the test gateway takes the payments. */
export async function openPayments({
  keys,
  ...options
}: Omit<PaymentsOptions, 'gateways'> & { keys: PaymentKeys }): Promise<Payments> {
  const { db } = options;
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
  return new Payments({ ...options, gateways });
}
