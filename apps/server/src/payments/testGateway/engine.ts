import { addCycles, type InvoiceLine, type PaymentMethod, type TestCard } from '@segno/data/contract';
import { Fault } from '../../Fault.ts';
import {
  type ChangeQuote,
  type CheckoutState,
  type InvoiceState,
  notPossible,
  paymentRefused,
  type PriceTerms,
  type SubscriptionState,
} from '../PaymentGateway.ts';
import { prorate } from '../proration.ts';

const day = 86_400_000;

/** When a failed renewal is tried again, in days after it failed. */
const retryDays = [1, 3, 5, 7, 10, 14, 21];

type Invoice = Omit<InvoiceState, 'created_at' | 'paid_at'> & {
  subscription_id: string;
  created_at: number;
  paid_at: number | null;
};

interface Subscription {
  id: string;
  price: PriceTerms;
  status: SubscriptionState['status'];
  created_at: number;
  /** The periods are counted from here, so that their days do not drift. */
  anchor: number;
  cycles: number;
  period_start: number;
  period_end: number;
  trial_end: number | null;
  ends_at_period_end: boolean;
  ended_at: number | null;
  pause_months: number | null;
  resumes_at: number | null;
  failing_since: number | null;
  retries: number;
}

interface Checkout {
  id: string;
  price: PriceTerms;
  trial_days: number;
  status: CheckoutState['status'];
  card: TestCard | null;
  subscription_id: string | null;
  message: string | null;
}

/** Everything that the test gateway has about a person. It is stored as one value. Times are milliseconds. */
export interface TestAccount {
  user_id: number;
  /** How far the clock of the account is ahead. */
  offset: number;
  card: TestCard | null;
  /** When the card was given: it decides when an expiring one expires. */
  card_since: number;
  credit: number;
  count: number;
  checkouts: Checkout[];
  subscriptions: Subscription[];
  invoices: Invoice[];
}

export const newAccount = (user_id: number): TestAccount => ({
  user_id,
  offset: 0,
  card: null,
  card_since: 0,
  credit: 0,
  count: 0,
  checkouts: [],
  subscriptions: [],
  invoices: [],
});

/**
 * The test gateway: a payment service that moves no money. It runs the whole life of subscriptions on a clock of its
 * own, which only moves forward. It changes the account it was given, and keeps which subscriptions changed.
 */
export class TestEngine {
  readonly account: TestAccount;
  /** The subscriptions that changed, by the type of the event. */
  readonly changes: { type: string; subscription_id: string }[] = [];
  readonly #now: number;
  readonly #graceDays: number;

  constructor(account: TestAccount, { now, graceDays }: { now: number; graceDays: number }) {
    this.account = account;
    this.#now = now;
    this.#graceDays = graceDays;
    this.#run();
  }

  get now(): number {
    return this.#now + this.account.offset;
  }

  /** Moves the clock forward, and does what is due until then. */
  advance(to: number): void {
    this.account.offset = Math.max(this.account.offset, to - this.#now);
    this.#run();
  }

  /** When something is due on the clock of the server, or null. */
  get dueAt(): number | null {
    const due = Math.min(
      ...this.account.subscriptions
        .filter(({ status }) => status !== 'ended')
        .map((subscription) => this.#dueAt(subscription)),
    );
    return Number.isFinite(due) ? due - this.account.offset : null;
  }

  startCheckout(price: PriceTerms, trialDays: number, key: string): string {
    const id = this.#id(`checkout_${key}`);
    if (this.account.checkouts.some((one) => one.id === id)) return id;
    this.account.checkouts = [
      ...this.account.checkouts.slice(-20),
      { id, price, trial_days: trialDays, status: 'open', card: null, subscription_id: null, message: null },
    ];
    return id;
  }

  expireCheckout(id: string): void {
    const checkout = this.#checkout(id);
    if (checkout.status !== 'paid') checkout.status = 'expired';
  }

  readCheckout(id: string): CheckoutState {
    const { status, subscription_id, message } = this.#checkout(id);
    return { status, subscription_id, message };
  }

  /** Pays with a card. A payment that is done already is not done again. */
  pay(id: string, card: TestCard): void {
    const checkout = this.#checkout(id);
    if (checkout.status === 'paid') return;
    if (checkout.status === 'expired')
      throw notPossible({ message: 'This payment has expired. Begin again.', code: 'expired' });
    checkout.card = card;
    checkout.message = null;
    if (card === 'declined') {
      Object.assign(checkout, { status: 'failed', message: 'Your card was declined.' });
    } else if (card === 'confirm') checkout.status = 'action';
    else this.#complete(checkout, card);
  }

  /** The answer to the question of the bank. */
  confirm(id: string, accepted: boolean): void {
    const checkout = this.#checkout(id);
    if (checkout.status !== 'action' || !checkout.card) return;
    if (accepted) this.#complete(checkout, checkout.card);
    else Object.assign(checkout, { status: 'failed', message: 'The payment was not confirmed.' });
  }

  quoteChange(id: string, price: PriceTerms, at: number): ChangeQuote {
    const subscription = this.#live(id);
    const { price: old } = subscription;
    if (old.currency !== price.currency)
      throw notPossible({
        message: 'A subscription keeps its currency. Cancel it first.',
        code: 'other_currency',
      });
    if (subscription.status === 'trialing')
      return {
        lines: [],
        total: 0,
        credit: this.account.credit,
        next_payment: this.#next(price.amount, this.account.credit, subscription.period_end),
      };
    if (subscription.status !== 'active')
      throw notPossible({ message: 'Pay what is open before you change the plan.', code: 'unpaid' });
    const whole = subscription.period_end - subscription.period_start;
    const rest = subscription.period_end - at;
    const isSameCycle = old.interval === price.interval && old.interval_count === price.interval_count;
    const end = isSameCycle ? subscription.period_end : addCycles(new Date(at), price, 1).getTime();
    const [from, to] = [new Date(at).toISOString(), new Date(end).toISOString()];
    const lines: InvoiceLine[] = [
      {
        kind: 'unused',
        text: old.product_name,
        amount: -prorate(old.amount, rest, whole),
        from,
        to: new Date(subscription.period_end).toISOString(),
      },
      {
        kind: isSameCycle ? 'remaining' : 'plan',
        text: price.product_name,
        amount: isSameCycle ? prorate(price.amount, rest, whole) : price.amount,
        from,
        to,
      },
    ];
    const net = lines.reduce((sum, line) => sum + line.amount, 0);
    const used = Math.min(Math.max(net, 0), this.account.credit);
    const credit = this.account.credit - used + Math.max(-net, 0);
    return {
      lines,
      total: Math.max(net, 0) - used,
      credit,
      next_payment: this.#next(price.amount, credit, end),
    };
  }

  /** Changes the price at once. Nothing changes when the difference is not paid. */
  changePrice(id: string, price: PriceTerms, at: number): void {
    const subscription = this.#live(id);
    if (subscription.price.price_id === price.price_id) return;
    const quote = this.quoteChange(id, price, at);
    if (quote.total > 0 && !this.#isAccepted()) throw paymentRefused();
    if (quote.lines.length > 0) this.#invoice(subscription, quote.lines, true);
    const { price: old } = subscription;
    subscription.price = price;
    if (
      subscription.status === 'active' &&
      (old.interval !== price.interval || old.interval_count !== price.interval_count)
    ) {
      subscription.anchor = at;
      subscription.cycles = 1;
      subscription.period_start = at;
      subscription.period_end = addCycles(new Date(at), price, 1).getTime();
    }
    this.#changed('subscription.updated', subscription);
  }

  cancel(id: string, when: 'period_end' | 'now'): void {
    const subscription = this.#find(id);
    if (subscription.status === 'ended') return;
    if (when === 'now' || subscription.status === 'past_due' || subscription.status === 'paused')
      this.#end(subscription, this.now);
    else {
      subscription.ends_at_period_end = true;
      subscription.pause_months = null;
      this.#changed('subscription.updated', subscription);
    }
  }

  pause(id: string, months: number): void {
    const subscription = this.#live(id);
    if (subscription.status !== 'active' && subscription.status !== 'trialing')
      throw notPossible({ message: 'Only a paid plan can be paused.' });
    subscription.pause_months = months;
    subscription.ends_at_period_end = false;
    this.#changed('subscription.updated', subscription);
  }

  resume(id: string): void {
    const subscription = this.#live(id);
    subscription.ends_at_period_end = false;
    subscription.pause_months = null;
    if (subscription.status === 'paused') this.#restart(subscription, this.now);
    this.#changed('subscription.updated', subscription);
  }

  setCard(card: TestCard): void {
    if (card === 'declined') throw paymentRefused();
    this.account.card = card;
    this.account.card_since = this.now;
    for (const subscription of this.account.subscriptions) {
      if (subscription.status === 'ended') continue;
      if (subscription.status === 'past_due') this.#collect(subscription);
      this.#changed('customer.updated', subscription);
    }
  }

  payOwed(id: string): void {
    const subscription = this.#live(id);
    if (subscription.status !== 'past_due') return;
    if (!this.#collect(subscription)) throw paymentRefused();
  }

  refund(id: string): void {
    const invoice = this.#lastPaid(id);
    invoice.refunded = invoice.total;
    this.#changed('invoice.refunded', this.#find(id));
  }

  dispute(id: string, outcome: 'open' | 'won'): void {
    this.#lastPaid(id).dispute = outcome;
    this.#changed('invoice.disputed', this.#find(id));
  }

  read(id: string): SubscriptionState | null {
    const found = this.account.subscriptions.find((one) => one.id === id);
    if (!found) return null;
    const end = found.ends_at_period_end ? found.period_end : null;
    const resumes = found.pause_months
      ? addCycles(new Date(found.period_end), { interval: 'month', interval_count: 1 }, found.pause_months)
      : found.resumes_at === null
        ? null
        : new Date(found.resumes_at);
    return {
      gateway: 'test',
      id,
      user_id: this.account.user_id,
      price_id: found.price.price_id,
      quantity: 1,
      status: found.status,
      created_at: new Date(found.created_at),
      trial_ends_at: found.trial_end === null ? null : new Date(found.trial_end),
      renews_at: found.status === 'ended' || found.status === 'paused' ? null : new Date(found.period_end),
      ends_at: found.ended_at !== null ? new Date(found.ended_at) : end === null ? null : new Date(end),
      resumes_at: resumes,
      failing_since: found.failing_since === null ? null : new Date(found.failing_since),
      method: this.#method(),
      credit: this.account.credit,
      invoices: this.account.invoices
        .filter((invoice) => invoice.subscription_id === id)
        .map((invoice) => ({
          ...invoice,
          created_at: new Date(invoice.created_at),
          paid_at: invoice.paid_at === null ? null : new Date(invoice.paid_at),
        })),
    };
  }

  #method(): PaymentMethod | null {
    const { card, card_since } = this.account;
    if (!card) return null;
    const end = new Date(card_since);
    const lastFour = {
      success: '4242',
      declined: '0002',
      confirm: '3155',
      fails_later: '0341',
      expiring: '0069',
    };
    return {
      brand: 'visa',
      last_four: lastFour[card],
      exp_month: card === 'expiring' ? end.getUTCMonth() + 1 : 12,
      exp_year: card === 'expiring' ? end.getUTCFullYear() : end.getUTCFullYear() + 4,
    };
  }

  /** Whether the bank accepts a payment now. */
  #isAccepted(): boolean {
    const { card } = this.account;
    if (card === null || card === 'declined' || card === 'fails_later') return false;
    const method = this.#method();
    const expiry = Date.UTC(method?.exp_year ?? 0, method?.exp_month ?? 0, 1);
    return this.now < expiry;
  }

  #complete(checkout: Checkout, card: TestCard): void {
    if (this.account.subscriptions.some(({ status }) => status !== 'ended'))
      throw notPossible({ message: 'You have a subscription already.', code: 'subscribed' });
    this.account.card = card;
    this.account.card_since = this.now;
    const { price, trial_days } = checkout;
    const start = this.now;
    const trialEnd = trial_days > 0 ? start + trial_days * day : null;
    const subscription: Subscription = {
      id: this.#id(`sub_${(this.account.count += 1)}`),
      price,
      status: trialEnd === null ? 'active' : 'trialing',
      created_at: start,
      anchor: trialEnd ?? start,
      cycles: trialEnd === null ? 1 : 0,
      period_start: start,
      period_end: trialEnd ?? addCycles(new Date(start), price, 1).getTime(),
      trial_end: trialEnd,
      ends_at_period_end: false,
      ended_at: null,
      pause_months: null,
      resumes_at: null,
      failing_since: null,
      retries: 0,
    };
    this.account.subscriptions.push(subscription);
    if (trialEnd === null) this.#invoice(subscription, [planLine(subscription)], true);
    checkout.status = 'paid';
    checkout.subscription_id = subscription.id;
    this.#changed('checkout.completed', subscription);
  }

  /** Does everything that is due until now, in the order of time. */
  #run(): void {
    const until = this.now;
    for (let steps = 0; steps < 5000; steps += 1) {
      const due = this.account.subscriptions
        .filter(({ status }) => status !== 'ended')
        .map((subscription) => ({ subscription, at: this.#dueAt(subscription) }))
        .toSorted((one, other) => one.at - other.at)[0];
      if (!due || due.at > until) return;
      this.#do(due.subscription, due.at, until);
    }
    throw new Fault('The test gateway has too much to do.');
  }

  #dueAt(subscription: Subscription): number {
    const { status, period_end, resumes_at, failing_since, retries } = subscription;
    if (status === 'paused') return resumes_at ?? Infinity;
    if (failing_since === null) return period_end;
    return failing_since + Math.min(retryDays[retries] ?? Infinity, this.#graceDays) * day;
  }

  #do(subscription: Subscription, at: number, until: number): void {
    // What is due happens at its own time, not when somebody looks.
    this.account.offset -= until - at;
    try {
      if (subscription.status === 'paused') this.#restart(subscription, at);
      else if (subscription.failing_since !== null) {
        subscription.retries += 1;
        const isPaid = this.#collect(subscription);
        if (!isPaid && at >= subscription.failing_since + this.#graceDays * day) this.#end(subscription, at);
        else if (!isPaid) this.#changed('invoice.payment_failed', subscription);
      } else if (subscription.ends_at_period_end) this.#end(subscription, at);
      else if (subscription.pause_months !== null) this.#suspend(subscription, at);
      else this.#renew(subscription);
    } finally {
      this.account.offset += until - at;
    }
  }

  #renew(subscription: Subscription): void {
    subscription.cycles += 1;
    subscription.period_start = subscription.period_end;
    subscription.period_end = addCycles(
      new Date(subscription.anchor),
      subscription.price,
      subscription.cycles,
    ).getTime();
    this.#invoice(subscription, [planLine(subscription)], false);
    this.#settle(subscription);
  }

  #restart(subscription: Subscription, at: number): void {
    subscription.resumes_at = null;
    subscription.status = 'active';
    subscription.anchor = at;
    subscription.cycles = 1;
    subscription.period_start = at;
    subscription.period_end = addCycles(new Date(at), subscription.price, 1).getTime();
    this.#invoice(subscription, [planLine(subscription)], false);
    this.#settle(subscription);
  }

  /** Takes the payment of a new invoice, or begins the time of grace. */
  #settle(subscription: Subscription): void {
    subscription.retries = 0;
    if (this.#collect(subscription)) return;
    subscription.failing_since = this.now;
    subscription.status = 'past_due';
    this.#changed('invoice.payment_failed', subscription);
  }

  /** Pays all open invoices of a subscription if the bank accepts it. */
  #collect(subscription: Subscription): boolean {
    const open = this.account.invoices.filter(
      (invoice) => invoice.subscription_id === subscription.id && invoice.status === 'open',
    );
    if (open.some(({ total }) => total > 0) && !this.#isAccepted()) return false;
    for (const invoice of open) {
      invoice.status = 'paid';
      invoice.paid_at = this.now;
    }
    subscription.status = 'active';
    subscription.failing_since = null;
    this.#changed('invoice.paid', subscription);
    return true;
  }

  #suspend(subscription: Subscription, at: number): void {
    subscription.status = 'paused';
    const month = { interval: 'month', interval_count: 1 } as const;
    subscription.resumes_at = addCycles(new Date(at), month, subscription.pause_months ?? 1).getTime();
    subscription.pause_months = null;
    this.#changed('subscription.paused', subscription);
  }

  #end(subscription: Subscription, at: number): void {
    subscription.status = 'ended';
    subscription.ended_at = at;
    subscription.failing_since = null;
    for (const invoice of this.account.invoices)
      if (invoice.subscription_id === subscription.id && invoice.status === 'open')
        invoice.status = 'uncollectible';
    this.#changed('subscription.ended', subscription);
  }

  #invoice(subscription: Subscription, lines: InvoiceLine[], isPaid: boolean): void {
    const sum = lines.reduce((total, line) => total + line.amount, 0);
    const credit = Math.min(Math.max(sum, 0), this.account.credit);
    const credited = Math.max(-sum, 0);
    this.account.credit += credited - credit;
    this.account.invoices.push({
      id: this.#id(`in_${(this.account.count += 1)}`),
      subscription_id: subscription.id,
      status: isPaid ? 'paid' : 'open',
      currency: subscription.price.currency,
      lines,
      subtotal: sum,
      discount: 0,
      tax: 0,
      credit,
      total: Math.max(sum, 0) - credit,
      credited,
      refunded: 0,
      dispute: 'none',
      created_at: this.now,
      paid_at: isPaid ? this.now : null,
    });
  }

  #next(amount: number, credit: number, at: number) {
    return { amount: Math.max(amount - credit, 0), at: new Date(at) };
  }

  #lastPaid(id: string): Invoice {
    const found = this.account.invoices.findLast(
      (invoice) => invoice.subscription_id === id && invoice.status === 'paid' && invoice.total > 0,
    );
    if (!found) throw notPossible({ message: 'Nothing was paid.' });
    return found;
  }

  #find(id: string): Subscription {
    const found = this.account.subscriptions.find((one) => one.id === id);
    if (!found) throw new Fault(`The test gateway has no subscription ${id}.`);
    return found;
  }

  #live(id: string): Subscription {
    const found = this.#find(id);
    if (found.status === 'ended')
      throw notPossible({ message: 'This subscription has ended.', code: 'ended' });
    return found;
  }

  #checkout(id: string): Checkout {
    const found = this.account.checkouts.find((one) => one.id === id);
    if (!found) throw new Fault(`The test gateway has no payment ${id}.`);
    return found;
  }

  #id = (name: string) => `test_${this.account.user_id}_${name}`;

  #changed(type: string, { id }: Subscription): void {
    this.changes.push({ type, subscription_id: id });
  }
}

const planLine = ({ price, period_start, period_end }: Subscription): InvoiceLine => ({
  kind: 'plan',
  text: price.product_name,
  amount: price.amount,
  from: new Date(period_start).toISOString(),
  to: new Date(period_end).toISOString(),
});
