import * as v from 'valibot';
import { PermissionName, RestrictionName } from '../permissions/contract.ts';
import { Amount, Currency, Price, Product } from '../products/contract.ts';
import { Count, Id, IdParam, paginated, Timestamp } from '../shared/contract.ts';
import { GatewayName, Subscription } from '../subscriptions/contract.ts';

/** A card or an account that payments are taken from. */
export const PaymentMethod = v.object({
  /** `visa`, `paypal`, … */
  brand: v.string(),
  /** The last digits of a card. */
  last_four: v.nullable(v.string()),
  exp_month: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  exp_year: v.nullable(v.pipe(v.number(), v.integer())),
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

/** A line of an invoice, or of what a change costs. A negative amount is a credit. */
export const InvoiceLine = v.object({
  kind: v.picklist(['plan', 'unused', 'remaining', 'trial', 'other']),
  /** The name of the product, or what the payment service calls it. */
  text: v.string(),
  amount: Amount,
  from: v.nullable(Timestamp),
  to: v.nullable(Timestamp),
});
export type InvoiceLine = v.InferOutput<typeof InvoiceLine>;

export const InvoiceStatus = v.picklist(['open', 'paid', 'void', 'uncollectible']);

/** A limit of a permission in two plans, and how much of it a person uses. */
export const LimitChange = v.object({
  permission: PermissionName,
  restriction: RestrictionName,
  /** Null without a limit. 0 when the permission is missing. */
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
  /** Null when nothing counts it. */
  used: v.nullable(Count),
});
export type LimitChange = v.InferOutput<typeof LimitChange>;

/** What a subscription, or the change of one, costs and brings. Nothing is changed by asking. */
export const Quote = v.object({
  product: Product,
  price: Price,
  /** The payment services that can be chosen. */
  gateways: v.array(GatewayName),
  currency: Currency,
  lines: v.array(InvoiceLine),
  /** What is paid now. */
  total: Count,
  /** What is kept for the next payments. */
  credit: Count,
  trial_ends_at: v.nullable(Timestamp),
  next_payment: v.nullable(v.object({ amount: Count, at: Timestamp })),
  /** The time that the amounts are for: send it with the change, so that it costs what was shown. */
  quoted_at: Timestamp,
  change: v.nullable(
    v.object({
      from: Product,
      features_gained: v.array(v.string()),
      features_lost: v.array(v.string()),
      permissions_gained: v.array(PermissionName),
      permissions_lost: v.array(PermissionName),
      limits: v.array(LimitChange),
    }),
  ),
});
export type Quote = v.InferOutput<typeof Quote>;
export const QuoteResponse = v.object({ quote: Quote });

/** What the payment form of Stripe needs in a page of this site. Neither is secret to the person who pays. */
export const PaymentForm = v.object({ publishable_key: v.string(), client_secret: v.string() });
export type PaymentForm = v.InferOutput<typeof PaymentForm>;

/**
 * A payment that has begun. `action`: the person must confirm it with their bank. `paid`: the subscription exists.
 */
export const Checkout = v.object({
  id: v.string(),
  product_id: Id,
  price_id: Id,
  gateway: GatewayName,
  status: v.picklist(['open', 'action', 'paid', 'failed', 'expired']),
  /** Where the payment service asks for the payment. Null when this site does. */
  redirect_url: v.nullable(v.string()),
  /** The form of the payment service, which this site shows. Null for others. */
  form: v.nullable(PaymentForm),
  /** Why the last attempt was refused, as an English sentence that can be translated. */
  message: v.nullable(v.string()),
});
export type Checkout = v.InferOutput<typeof Checkout>;
export const CheckoutResponse = v.object({ checkout: Checkout });

/** The subscription of the signed-in person with its payments. */
export const Billing = v.object({
  subscription: v.nullable(Subscription),
  /** The last one that has ended, which can be taken up again. */
  former: v.nullable(Subscription),
  payment_method: v.nullable(PaymentMethod),
  next_payment: v.nullable(v.object({ amount: Count, currency: Currency, at: Timestamp })),
  /** What is kept from former payments. */
  credit: v.nullable(v.object({ amount: Count, currency: Currency })),
  /** The unpaid amount of a renewal that failed. */
  owed: v.nullable(v.object({ amount: Count, currency: Currency })),
  /** The time of the test gateway for this person; null with other gateways. */
  test_time: v.nullable(Timestamp),
});
export type Billing = v.InferOutput<typeof Billing>;
export const BillingResponse = v.object({ billing: Billing });

/** An invoice in a list. */
export const Invoice = v.object({
  id: Id,
  number: v.string(),
  status: InvoiceStatus,
  product_name: v.string(),
  currency: Currency,
  subtotal: Amount,
  discount: Count,
  tax: Count,
  /** The credit of former payments that was used. */
  credit: Count,
  total: Count,
  refunded: Count,
  lines: v.array(InvoiceLine),
  issued_at: Timestamp,
  paid_at: v.nullable(Timestamp),
});
export type Invoice = v.InferOutput<typeof Invoice>;
export const InvoiceList = paginated(Invoice);
export const InvoiceResponse = v.object({ invoice: Invoice });

export const PriceIdParam = v.object({ priceId: IdParam.entries.id });
export const CheckoutParam = v.object({ checkoutId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)) });

/** Begins a payment. The server knows its amount and currency. */
export const StartCheckoutInput = v.object({ price_id: Id, gateway: GatewayName });
export type StartCheckoutInput = v.InferOutput<typeof StartCheckoutInput>;

/** The cards of the test gateway, by what happens with them. */
export const testCards = ['success', 'declined', 'confirm', 'fails_later', 'expiring'] as const;
export const TestCard = v.picklist(testCards);
export type TestCard = v.InferOutput<typeof TestCard>;

export const PayTestInput = v.object({ card: TestCard });
export const ConfirmTestInput = v.object({ accept: v.boolean() });

export const ChangePlanInput = v.object({ price_id: Id, quoted_at: Timestamp });
export type ChangePlanInput = v.InferOutput<typeof ChangePlanInput>;

export const cancelReasons = ['expensive', 'unused', 'missing', 'other_service', 'trouble', 'other'] as const;
export const CancelInput = v.object({
  when: v.picklist(['period_end', 'now']),
  reason: v.optional(v.picklist(cancelReasons)),
  comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000))),
});
export type CancelInput = v.InferOutput<typeof CancelInput>;
export const PauseInput = v.object({ months: v.picklist([1, 2, 3]) });
export type PauseInput = v.InferOutput<typeof PauseInput>;

/** The subscription after a change. With `redirect_url` the person must agree there first. */
export const PlanChangeResponse = v.object({ redirect_url: v.nullable(v.string()), billing: Billing });

/** A change of the payment method. `redirect_url` is where the payment service asks for it; null when this site does. */
export const MethodChangeResponse = v.object({ redirect_url: v.nullable(v.string()) });

/** What the test gateway does next, for tests and demos. `days` moves its clock. */
export const TestGatewayInput = v.variant('action', [
  v.object({
    action: v.literal('advance'),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1100)),
  }),
  v.object({ action: v.literal('next_payment') }),
  v.object({ action: v.picklist(['refund', 'dispute', 'win_dispute']) }),
]);
export type TestGatewayInput = v.InferOutput<typeof TestGatewayInput>;
