/** The keys of payment services, from the environment or the settings. */
export interface PaymentKeys {
  stripe: { secretKey: string; webhookSecret: string; publishableKey: string | null } | null;
  paypal: { clientId: string; secret: string; webhookId: string; address: string } | null;
}

export const paypalAddress = (isSandbox: boolean): string =>
  isSandbox ? 'https://api-m.sandbox.paypal.com' : 'https://api-m.paypal.com';
