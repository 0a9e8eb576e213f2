/** The keys of payment services, from the environment. */
export interface PaymentKeys {
  stripe: { secretKey: string; webhookSecret: string; publishableKey: string | null } | null;
  paypal: { clientId: string; secret: string; webhookId: string; address: string } | null;
}
