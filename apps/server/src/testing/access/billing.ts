import type { AccessCase } from '../AccessCase.ts';

const everybody = (path: string, body?: unknown): AccessCase => ({ path, body });
/** Nobody here has a plan. */
const unsubscribed = (path: string, body?: unknown): AccessCase => ({ path, body, status: 409 });
const missing = (path: string, body?: unknown): AccessCase => ({ path, body, status: 404 });

/** The requests of plans and payments. What belongs to a person is refused to admins too; `payments` tests it. */
export const billingCases: Record<string, AccessCase[]> = {
  'GET /billing/products': [everybody('/billing/products')],
  'GET /billing/products/:id': [everybody('/billing/products/1'), missing('/billing/products/99')],
  'GET /billing/subscription': [everybody('/billing/subscription')],
  'GET /billing/quote/:priceId': [everybody('/billing/quote/1'), missing('/billing/quote/99')],
  'POST /billing/checkouts': [everybody('/billing/checkouts', { price_id: 1, gateway: 'test' })],
  'GET /billing/checkouts/:checkoutId': [missing('/billing/checkouts/unknown-payment')],
  'POST /billing/checkouts/:checkoutId/refresh': [missing('/billing/checkouts/unknown-payment/refresh')],
  'POST /billing/checkouts/:checkoutId/pay': [
    missing('/billing/checkouts/unknown-payment/pay', { card: 'success' }),
  ],
  'POST /billing/checkouts/:checkoutId/confirm': [
    missing('/billing/checkouts/unknown-payment/confirm', { accept: true }),
  ],
  'PUT /billing/subscription': [
    unsubscribed('/billing/subscription', { price_id: 1, quoted_at: '2026-01-01T00:00:00.000Z' }),
  ],
  'POST /billing/subscription/cancel': [unsubscribed('/billing/subscription/cancel', { when: 'period_end' })],
  'POST /billing/subscription/pause': [unsubscribed('/billing/subscription/pause', { months: 1 })],
  'POST /billing/subscription/resume': [unsubscribed('/billing/subscription/resume')],
  'POST /billing/subscription/pay': [unsubscribed('/billing/subscription/pay')],
  'POST /billing/subscription/refresh': [unsubscribed('/billing/subscription/refresh')],
  'POST /billing/payment-method': [unsubscribed('/billing/payment-method')],
  'PUT /billing/payment-method/test': [unsubscribed('/billing/payment-method/test', { card: 'success' })],
  'POST /billing/test-gateway': [unsubscribed('/billing/test-gateway', { action: 'next_payment' })],
  'GET /billing/invoices': [everybody('/billing/invoices')],
  'GET /billing/invoices/:id': [missing('/billing/invoices/99')],
};
