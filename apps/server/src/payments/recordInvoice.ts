import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import type { BillingSettings } from './billingSettings.ts';
import { post } from './ledger.ts';
import type { InvoiceState } from './PaymentGateway.ts';
import { invoices, invoiceSeries, ledgerTransactions } from './table.ts';

interface Owner {
  user: { id: number; name: string; email: string | null };
  subscriptionId: number;
  gateway: 'test' | 'stripe' | 'paypal';
  productName: string;
  settings: BillingSettings;
}

/** The next number without a gap: the row is locked until the invoice is stored with it. */
async function nextNumber(tx: Database, prefix: string): Promise<string> {
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ name: 'invoices', last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.name, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning({ last: invoiceSeries.last });
  if (!series) throw new Fault('The number of an invoice was not stored.');
  return `${prefix}${String(series.last).padStart(6, '0')}`;
}

/** Stores an invoice of a gateway as it is now, and posts what happened to it. Repeated, it changes nothing. */
export async function recordInvoice(tx: Database, state: InvoiceState, owner: Owner): Promise<void> {
  const [known] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.gateway, owner.gateway), eq(invoices.gateway_id, state.id)));
  if (!known && state.subtotal === 0 && state.total === 0) return;
  const { status, dispute, refunded, paid_at } = state;
  const amounts = {
    subtotal: state.subtotal,
    discount: state.discount,
    tax: state.tax,
    credit: state.credit,
    credited: state.credited,
    total: state.total,
  };
  const invoiceId = known?.id ?? (await insertInvoice(tx, { ...amounts, state, owner }));
  if (known)
    await tx.update(invoices).set({ status, dispute, refunded, paid_at }).where(eq(invoices.id, known.id));

  const about = { invoiceId, currency: state.currency };
  const key = (event: string) => `invoice ${invoiceId} ${event}`;
  const { total } = known ?? amounts;
  if (!known)
    await post(tx, {
      ...about,
      key: key('issued'),
      amounts: {
        receivable: total,
        credit: amounts.credit - amounts.credited,
        revenue: amounts.discount - amounts.subtotal,
        tax: -amounts.tax,
      },
    });
  if (status === 'void' || status === 'uncollectible')
    await post(tx, { ...about, key: key('lost'), amounts: { bad_debt: total, receivable: -total } });
  if (status === 'paid') {
    const [lost] = await tx
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.key, key('lost')));
    if (lost)
      await post(tx, { ...about, key: key('recovered'), amounts: { receivable: total, bad_debt: -total } });
    await post(tx, { ...about, key: key('paid'), amounts: { cash: total, receivable: -total } });
  }
  const returned = refunded - (known?.refunded ?? 0);
  if (returned > 0)
    await post(tx, {
      ...about,
      key: key(`refunded ${refunded}`),
      amounts: { refunds: returned, cash: -returned },
    });
  if (dispute !== 'none')
    await post(tx, { ...about, key: key('disputed'), amounts: { disputes: total, cash: -total } });
  if (dispute === 'won')
    await post(tx, { ...about, key: key('dispute won'), amounts: { cash: total, disputes: -total } });
}

async function insertInvoice(
  tx: Database,
  {
    state,
    owner,
    ...amounts
  }: { state: InvoiceState; owner: Owner } & Record<
    'subtotal' | 'discount' | 'tax' | 'credit' | 'credited' | 'total',
    number
  >,
): Promise<number> {
  const { company, address, tax_number, note, prefix } = owner.settings.invoice;
  const [created] = await tx
    .insert(invoices)
    .values({
      ...amounts,
      number: await nextNumber(tx, prefix),
      user_id: owner.user.id,
      subscription_id: owner.subscriptionId,
      gateway: owner.gateway,
      gateway_id: state.id,
      status: state.status,
      dispute: state.dispute,
      refunded: state.refunded,
      product_name: owner.productName,
      currency: state.currency,
      lines: state.lines,
      buyer: { name: owner.user.name, email: owner.user.email, address: null, tax_number: null },
      seller: { name: company, address, tax_number, email: null, note },
      issued_at: state.created_at,
      paid_at: state.paid_at,
    })
    .returning({ id: invoices.id });
  if (!created) throw new Fault('The invoice was not stored.');
  return created.id;
}
