import type { Database } from '../db/Database.ts';
import { readSettings } from '../settings/store.ts';

/** What the operator decides about payments. */
export interface BillingSettings {
  isEnabled: boolean;
  trialDays: number;
  /** How long a subscription goes on after a renewal that was not paid, in days. */
  graceDays: number;
  invoice: { company: string; address: string; tax_number: string; note: string; prefix: string };
}

export async function readBillingSettings(db: Database): Promise<BillingSettings> {
  const settings = await readSettings(db);
  return {
    isEnabled: settings['billing.enable'],
    trialDays: settings['billing.trial_days'],
    graceDays: settings['billing.grace_days'],
    invoice: {
      company: settings['billing.invoice.company'],
      address: settings['billing.invoice.address'],
      tax_number: settings['billing.invoice.tax_number'],
      note: settings['billing.invoice.note'],
      prefix: settings['billing.invoice.prefix'],
    },
  };
}
