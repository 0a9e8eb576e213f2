import type { Product } from '../products/contract.ts';
import type { Subscription } from '../subscriptions/contract.ts';
import type { Billing, Checkout, Invoice, Quote } from './contract.ts';

const price = (id: number, amount: number, interval: 'month' | 'year') => ({
  id,
  amount,
  currency: 'EUR',
  interval,
  interval_count: 1,
});

const free: Product = {
  id: 1,
  name: 'Free',
  description: 'Listen to everything.',
  hidden: false,
  recommended: false,
  free: true,
  feature_list: ['The whole catalogue', '200 playlists'],
  permissions: [],
  prices: [],
};

const plus: Product = {
  id: 2,
  name: 'Plus',
  description: 'For people who collect music.',
  hidden: false,
  recommended: true,
  free: false,
  feature_list: ['The whole catalogue', 'Any number of playlists', 'No ads'],
  permissions: [{ name: 'playlists.create', restrictions: [] }],
  prices: [price(2, 4990, 'year'), price(1, 499, 'month')],
};

const studio: Product = {
  id: 3,
  name: 'Studio',
  description: 'For people who make music.',
  hidden: false,
  recommended: false,
  free: false,
  feature_list: ['The whole catalogue', 'Any number of playlists', 'No ads', 'Upload your own music'],
  permissions: [
    { name: 'playlists.create', restrictions: [] },
    { name: 'music.create', restrictions: [{ name: 'count', value: 500 }] },
  ],
  prices: [price(4, 11_990, 'year'), price(3, 1199, 'month')],
};

export const sampleProducts: readonly Product[] = [free, plus, studio];

export const sampleSubscription: Subscription = {
  id: 1,
  status: 'active',
  product: plus,
  price: price(1, 499, 'month'),
  gateway: 'test',
  quantity: 1,
  trial_ends_at: null,
  renews_at: '2026-08-14T10:00:00.000Z',
  ends_at: null,
  grace_ends_at: null,
  resumes_at: null,
  valid: true,
  active: true,
  cancelled: false,
  on_grace_period: false,
  created_at: '2026-05-14T10:00:00.000Z',
};

export const sampleBilling: Billing = {
  subscription: sampleSubscription,
  former: null,
  payment_method: { brand: 'visa', last_four: '4242', exp_month: 12, exp_year: 2030 },
  next_payment: { amount: 499, currency: 'EUR', at: '2026-08-14T10:00:00.000Z' },
  credit: null,
  owed: null,
  test_time: '2026-07-20T10:00:00.000Z',
};

const invoice = (id: number, month: string): Invoice => ({
  id,
  number: `INV-${String(id).padStart(6, '0')}`,
  status: 'paid',
  product_name: 'Plus',
  currency: 'EUR',
  subtotal: 499,
  discount: 0,
  tax: 0,
  credit: 0,
  total: 499,
  refunded: 0,
  lines: [{ kind: 'plan', text: 'Plus', amount: 499, from: null, to: null }],
  issued_at: `2026-${month}-14T10:00:00.000Z`,
  paid_at: `2026-${month}-14T10:00:00.000Z`,
});

export const sampleInvoices: readonly Invoice[] = [invoice(31, '07'), invoice(18, '06'), invoice(7, '05')];

/** What a person without a plan pays for Plus. */
export const sampleQuote: Quote = {
  product: plus,
  price: price(1, 499, 'month'),
  gateways: ['test'],
  currency: 'EUR',
  lines: [
    {
      kind: 'plan',
      text: 'Plus',
      amount: 499,
      from: '2026-07-20T10:00:00.000Z',
      to: '2026-08-20T10:00:00.000Z',
    },
  ],
  total: 499,
  credit: 0,
  trial_ends_at: null,
  next_payment: { amount: 499, at: '2026-08-20T10:00:00.000Z' },
  quoted_at: '2026-07-20T10:00:00.000Z',
  change: null,
};

/** What a change from Plus to Studio costs. */
export const sampleChangeQuote: Quote = {
  ...sampleQuote,
  product: studio,
  price: price(3, 1199, 'month'),
  lines: [
    { kind: 'unused', text: 'Plus', amount: -402, from: null, to: '2026-08-14T10:00:00.000Z' },
    { kind: 'remaining', text: 'Studio', amount: 967, from: null, to: '2026-08-14T10:00:00.000Z' },
  ],
  total: 565,
  next_payment: { amount: 1199, at: '2026-08-14T10:00:00.000Z' },
  change: {
    from: plus,
    features_gained: ['Upload your own music'],
    features_lost: [],
    permissions_gained: ['music.create'],
    permissions_lost: [],
    limits: [{ permission: 'music.create', restriction: 'count', from: 0, to: 500, used: 0 }],
  },
};

export const sampleCheckout: Checkout = {
  id: 'sample-checkout',
  product_id: 2,
  price_id: 1,
  gateway: 'test',
  status: 'open',
  redirect_url: null,
  form: null,
  message: null,
};
