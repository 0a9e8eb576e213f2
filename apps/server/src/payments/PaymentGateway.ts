import type {
  InvoiceLine,
  PaymentForm,
  PaymentMethod,
  PriceInterval,
  SubscriptionGateway,
  SubscriptionStatus,
} from '@segno/data/contract';
import { Problem } from '../http/Problem.ts';

/** What a gateway must know of a price. */
export interface PriceTerms {
  price_id: number;
  product_id: number;
  product_name: string;
  amount: number;
  currency: string;
  interval: PriceInterval;
  interval_count: number;
}

/** The person who pays. */
export interface Payer {
  id: number;
  email: string;
  name: string;
  language: string;
}

/** An invoice as a gateway has it. Amounts are in the minor unit of `currency`. */
export interface InvoiceState {
  id: string;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  currency: string;
  lines: InvoiceLine[];
  subtotal: number;
  discount: number;
  tax: number;
  /** The credit of former payments that was used. */
  credit: number;
  /** What is paid: `subtotal - discount + tax - credit`, never negative. */
  total: number;
  /** What the invoice adds to the credit. */
  credited: number;
  refunded: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
  created_at: Date;
  paid_at: Date | null;
}

/** A subscription as a gateway has it now. */
export interface SubscriptionState {
  gateway: SubscriptionGateway;
  id: string;
  user_id: number;
  price_id: number;
  quantity: number;
  status: Exclude<SubscriptionStatus, 'cancelled'>;
  created_at: Date;
  trial_ends_at: Date | null;
  /** The end of the paid time, when the next payment is due. Null once it has ended. */
  renews_at: Date | null;
  /** When it ends, or has ended. */
  ends_at: Date | null;
  resumes_at: Date | null;
  /** When the renewal failed that is not paid yet. */
  failing_since: Date | null;
  method: PaymentMethod | null;
  /** What is kept for the next payments. */
  credit: number;
  invoices: InvoiceState[];
}

export interface CheckoutRequest {
  payer: Payer;
  price: PriceTerms;
  trialDays: number;
  /** Where the gateway leads afterwards. */
  doneUrl: string;
  cancelUrl: string;
  /** The gateway begins one payment for each key. */
  key: string;
}

export interface CheckoutState {
  status: 'open' | 'action' | 'paid' | 'failed' | 'expired';
  subscription_id: string | null;
  /** Why the last attempt was refused, in English. */
  message: string | null;
}

/** What a change of the price costs at a time. */
export interface ChangeQuote {
  lines: InvoiceLine[];
  total: number;
  credit: number;
  next_payment: { amount: number; at: Date } | null;
}

/** A verified message of a gateway. It names what to read again; its own content is not used. */
export interface GatewayEvent {
  id: string;
  type: string;
  /** The subscription that it is about; null when it is about none. */
  subscription_id: string | null;
  /** The payment that it is about. */
  checkout_id: string | null;
}

/** A message of a gateway as it arrived. */
export interface RawEvent {
  body: string;
  headers: Headers;
}

/** A service that takes payments and repeats them. Each method can be repeated with the same `key`. */
export interface PaymentGateway {
  readonly name: SubscriptionGateway;
  startCheckout(request: CheckoutRequest): Promise<{ id: string; redirectUrl: string | null }>;
  /** What a page of this site needs for the form of the service. Missing where the service has a page of its own. */
  paymentForm?(id: string): Promise<PaymentForm | null>;
  /** Makes sure that nobody pays any more. */
  expireCheckout(id: string): Promise<void>;
  readCheckout(id: string): Promise<CheckoutState>;
  readSubscription(id: string): Promise<SubscriptionState | null>;
  quoteChange(id: string, price: PriceTerms, at: Date): Promise<ChangeQuote>;
  /** Returns where the person must agree, or null when it is done. */
  changePrice(id: string, price: PriceTerms, at: Date, key: string): Promise<{ redirectUrl: string | null }>;
  cancel(id: string, when: 'period_end' | 'now', key: string): Promise<void>;
  /** Pauses after the paid time, for a number of months. */
  pause(id: string, months: number, key: string): Promise<void>;
  /** Takes back a cancellation or a pause. */
  resume(id: string, key: string): Promise<void>;
  /** Tries to collect what is owed. */
  payOwed(id: string, key: string): Promise<void>;
  startMethodChange(id: string, payer: Payer, doneUrl: string): Promise<{ redirectUrl: string | null }>;
  /** Returns the whole last payment. */
  refund(id: string, key: string): Promise<void>;
  /** The subscriptions that changed since a time, for the comparison with ours. */
  listSubscriptions(since: Date): AsyncIterable<string>;
  /** Asks the service whether it takes the keys. Throws when it does not. */
  checkKeys?(): Promise<void>;
  /** Checks signature and age, and reads what the message is about. Throws a `Problem` for others. */
  verifyEvent(event: RawEvent): Promise<GatewayEvent[]>;
}

export const paymentRefused = (message = 'Your card was declined.') =>
  new Problem({ status: 402, code: 'payment_refused', message });

export const invalidSignature = () =>
  new Problem({ status: 400, code: 'invalid_signature', message: 'This message is not signed.' });

export const notPossible = ({ message, code = 'not_possible' }: { message: string; code?: string }) =>
  new Problem({ status: 409, code, message });
