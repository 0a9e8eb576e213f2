import type { Database } from '../db/Database.ts';
import type { Logger } from '../log.ts';
import type { Vault } from '../secrets/vault.ts';
import { readSecret, readSettings } from '../settings/store.ts';
import { openGateways } from './openGateways.ts';
import { paypalAddress, type PaymentKeys } from './PaymentKeys.ts';
import type { Payments } from './Payments.ts';

/** The keys of the environment, and where it has none for a service, those of the settings. */
export async function readPaymentKeys(
  db: Database,
  vault: Vault,
  environment: PaymentKeys,
): Promise<PaymentKeys> {
  const [settings, secretKey, webhookSecret, secret] = await Promise.all([
    readSettings(db),
    readSecret(db, vault, 'billing.stripe.secret_key'),
    readSecret(db, vault, 'billing.stripe.webhook_secret'),
    readSecret(db, vault, 'billing.paypal.secret'),
  ]);
  const clientId = settings['billing.paypal.client_id'];
  const webhookId = settings['billing.paypal.webhook_id'];
  return {
    stripe:
      environment.stripe ??
      (secretKey && webhookSecret
        ? { secretKey, webhookSecret, publishableKey: settings['billing.stripe.publishable_key'] || null }
        : null),
    paypal:
      environment.paypal ??
      (clientId && secret && webhookId
        ? { clientId, secret, webhookId, address: paypalAddress(settings['billing.paypal.sandbox']) }
        : null),
  };
}

interface FollowOptions {
  payments: Payments;
  vault: Vault;
  /** The keys of the environment. */
  environment: PaymentKeys;
  log: Pick<Logger, 'error'>;
}

/** Keeps the payment services of a site in step with its keys. */
export function createPaymentKeys({ payments, vault, environment, log }: FollowOptions) {
  const { db } = payments;
  let known = '';
  let keys: PaymentKeys = { stripe: null, paypal: null };
  return {
    get keys() {
      return keys;
    },
    /** Opens the services again when their keys have changed. */
    async refresh(): Promise<void> {
      try {
        const now = await readPaymentKeys(db, vault, environment);
        const text = JSON.stringify(now);
        if (text === known) return;
        payments.useGateways(await openGateways(db, now));
        known = text;
        keys = now;
      } catch (error) {
        log.error({ err: error }, 'The keys of payment services could not be read');
      }
    },
  };
}
