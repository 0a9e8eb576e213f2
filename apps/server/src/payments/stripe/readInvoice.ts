import type Stripe from 'stripe';
import type { InvoiceState } from '../PaymentGateway.ts';
import { fromStripe } from './stripeAmount.ts';
import { dateOf, idOf } from './stripeValues.ts';

const invoiceStatuses = ['open', 'paid', 'void', 'uncollectible'] as const;

/** The payment of an invoice. */
export async function paymentOf(stripe: Stripe, invoice: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
  return idOf(data[0]?.payment.payment_intent);
}

/** The state of an invoice. `withRefunds` also reads refunds and disputes of its payment. */
export async function readInvoice(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  withRefunds: boolean,
): Promise<InvoiceState> {
  const { currency } = invoice;
  const money = (amount: number) => fromStripe(amount, currency);
  const taxes = invoice.total_taxes ?? [];
  const taxOf = (behaviour: string) =>
    taxes
      .filter(({ tax_behavior }) => tax_behavior === behaviour)
      .reduce((sum, { amount }) => sum + amount, 0);
  const discount = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const balance = invoice.amount_due - invoice.total;
  const intent =
    withRefunds && invoice.status === 'paid' && invoice.amount_paid > 0
      ? await paymentOf(stripe, invoice.id)
      : null;
  const charge = intent ? await chargeOf(stripe, intent) : null;
  return {
    id: invoice.id,
    status: invoiceStatuses.find((status) => status === invoice.status) ?? 'open',
    currency: currency.toUpperCase(),
    lines: invoice.lines.data.map((line) => ({
      kind: 'other',
      text: line.description ?? '',
      amount: money(line.amount),
      from: new Date(line.period.start * 1000).toISOString(),
      to: new Date(line.period.end * 1000).toISOString(),
    })),
    subtotal: money(invoice.subtotal - taxOf('inclusive')),
    discount: money(discount),
    tax: money(taxOf('exclusive') + taxOf('inclusive')),
    credit: money(Math.max(0, -balance)),
    credited: money(Math.max(0, balance)),
    total: money(invoice.amount_due),
    refunded: money(charge?.amount_refunded ?? 0),
    dispute: charge?.disputed ? await disputeOf(stripe, charge.id) : 'none',
    created_at: new Date(invoice.created * 1000),
    paid_at: dateOf(invoice.status_transitions.paid_at),
  };
}

/** How a dispute stands. The charge itself stays disputed after it. */
async function disputeOf(stripe: Stripe, charge: string): Promise<InvoiceState['dispute']> {
  const { data } = await stripe.disputes.list({ charge, limit: 1 });
  const status = data[0]?.status;
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}

async function chargeOf(stripe: Stripe, intent: string): Promise<Stripe.Charge | null> {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge'],
  });
  return charge && typeof charge !== 'string' ? charge : null;
}
