import { formatMoney } from '@segno/data/contract';
import { serverTexts } from '../i18n/translations.ts';
import type { StoredInvoice } from './invoices.ts';

/** An invoice as text, for its page and its PDF. */
export function invoiceTexts(invoice: StoredInvoice, language: string) {
  const t = serverTexts(language);
  const date = (time: Date | string | null) =>
    time === null
      ? ''
      : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(time));
  const money = (amount: number) => formatMoney(language, { amount, currency: invoice.currency });
  const { seller, buyer, lines, discount, tax, credit, credited, total, refunded } = invoice;
  const states = {
    open: t('Not paid'),
    paid: t('Paid on :date', { date: date(invoice.paid_at) }),
    void: t('Void'),
    uncollectible: t('Not paid'),
  };
  const kinds = {
    plan: (name: string) => name,
    trial: (name: string) => name,
    other: (name: string) => name,
    unused: (name: string) => t('Unused time of :name', { name }),
    remaining: (name: string) => t('Remaining time of :name', { name }),
  };
  const optional = (label: string, amount: number) =>
    amount === 0 ? [] : [{ label, amount: money(amount) }];
  return {
    title: t('Invoice :number', { number: invoice.number }),
    state: states[invoice.status],
    dateLabel: t('Date'),
    date: date(invoice.issued_at),
    note: invoice.gateway === 'test' ? t('This is a test invoice: no money was moved.') : '',
    sellerLabel: t('From'),
    seller: [seller.name, ...(seller.address ?? '').split('\n'), seller.tax_number, seller.email].filter(
      (line): line is string => Boolean(line),
    ),
    buyerLabel: t('To'),
    buyer: [buyer.name, buyer.email, buyer.address, buyer.tax_number].filter((line): line is string =>
      Boolean(line),
    ),
    textLabel: t('Description'),
    amountLabel: t('Amount'),
    lines: lines.map(({ kind, text, amount, from, to }) => ({
      text: kinds[kind](text),
      period: from && to ? `${date(from)} – ${date(to)}` : '',
      amount: money(amount),
    })),
    sums: [
      ...optional(t('Discount'), -discount),
      ...optional(t('Tax'), tax),
      ...optional(t('Credit used'), -credit),
      ...optional(t('Kept as credit'), credited),
    ],
    totalLabel: t('Total'),
    total: money(total),
    after: optional(t('Refunded'), refunded),
    footer: seller.note ?? '',
  };
}
