import { type GatewayName, gatewayNames, type SubscriptionGateway } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import type { Logger } from '../log.ts';
import { applySubscription, type ApplyOutcome } from '../subscriptions/applySubscription.ts';
import { readBillingSettings } from './billingSettings.ts';
import { type EventIds, markFailed, markProcessed, storeEvents, waitingEvents } from './events.ts';
import { GrantGateway } from './grants/GrantGateway.ts';
import type { PaymentGateway, RawEvent } from './PaymentGateway.ts';
import { TestGateway } from './testGateway/TestGateway.ts';

export interface PaymentsOptions {
  db: Database;
  /** The address of the site. */
  baseUrl: string;
  /** Signs the messages of the test gateway. */
  key: Buffer;
  log: Pick<Logger, 'warn' | 'error'>;
  /** The gateways with keys. Without any, payments go to the test gateway. */
  gateways?: readonly PaymentGateway[];
  /** Called after what a person may do has changed. */
  onRights?: (userId: number) => void;
  /** Called when messages to people were stored. */
  sendMails?: () => void;
}

/** The payment services of a site, and what follows from their messages. */
export class Payments {
  readonly db: Database;
  readonly baseUrl: string;
  readonly test: TestGateway;
  /** The plans that were given without a payment. */
  readonly grants: GrantGateway;
  readonly #options: PaymentsOptions;
  #gateways: ReadonlyMap<SubscriptionGateway, PaymentGateway> = new Map();

  constructor(options: PaymentsOptions) {
    const { db, baseUrl, key, gateways = [] } = options;
    this.#options = options;
    this.db = db;
    this.baseUrl = baseUrl;
    this.test = new TestGateway({ db, key, onEvents: (ids) => this.followEvents({ gateway: 'test', ids }) });
    this.grants = new GrantGateway(db);
    this.useGateways(gateways);
  }

  /** Replaces the gateways with keys. */
  useGateways(gateways: readonly PaymentGateway[]): void {
    this.#gateways = new Map([this.test, this.grants, ...gateways].map((gateway) => [gateway.name, gateway]));
  }

  /** The gateways that people can choose: the test gateway only while there is no other. */
  get offered(): GatewayName[] {
    const others = gatewayNames.filter((name) => name !== 'test' && this.#gateways.has(name));
    return others.length > 0 ? others : ['test'];
  }

  gateway(name: SubscriptionGateway): PaymentGateway {
    const found = this.#gateways.get(name);
    if (!found) throw notFound('This payment service is not set up.');
    return found;
  }

  /** All gateways, also the test gateway, which may have subscriptions from before, and the plans that were given. */
  get all(): PaymentGateway[] {
    return [...this.#gateways.values()];
  }

  /** Stores the messages of a gateway after checking their signature, and follows them. */
  async receive(name: GatewayName, event: RawEvent): Promise<void> {
    const events = await this.gateway(name).verifyEvent(event);
    await storeEvents(this.db, name, events);
    await this.followEvents({ gateway: name, ids: events.map(({ id }) => id) });
  }

  /**
   * Reads again what messages are about. A message that cannot be followed stays, and is tried again later.
   *
   * @param only The messages of a request, which does not wait for those of others. @default all that wait
   */
  async followEvents(only?: EventIds): Promise<void> {
    for (const events of await waitingEvents(this.db, only)) {
      try {
        const id = events.subscription_id ?? (await this.#subscriptionOf(events));
        if (id !== null) await this.sync(events.gateway, id);
        await markProcessed(this.db, events);
      } catch (error) {
        this.#options.log.warn({ err: error, gateway: events.gateway }, 'A payment event was not followed');
        await markFailed(this.db, events);
      }
    }
  }

  async #subscriptionOf({ gateway, checkout_id }: { gateway: GatewayName; checkout_id: string | null }) {
    if (checkout_id === null) return null;
    return (await this.gateway(gateway).readCheckout(checkout_id)).subscription_id;
  }

  /**
   * Makes a subscription what its gateway says now. One that nobody can have, because the person is gone or has another
   * one, is ended at the gateway, and its payment returned.
   */
  async sync(name: SubscriptionGateway, id: string): Promise<ApplyOutcome | null> {
    const gateway = this.gateway(name);
    const number = await this.#nextReading();
    const state = await gateway.readSubscription(id);
    if (!state) return null;
    const settings = await readBillingSettings(this.db);
    const outcome = await this.db.transaction((tx) =>
      applySubscription(tx, { state, number, settings, baseUrl: this.baseUrl }),
    );
    if (outcome === 'changed') this.#options.onRights?.(state.user_id);
    if ((outcome === 'duplicate' || outcome === 'ownerless') && state.status !== 'ended') {
      this.#options.log.error({ gateway: name, subscription: id, outcome }, 'A subscription was ended');
      if (
        outcome === 'duplicate' &&
        state.invoices.some(({ total, status }) => status === 'paid' && total > 0)
      )
        await gateway.refund(id, `refund ${id}`);
      await gateway.cancel(id, 'now', `end ${id}`);
    }
    this.#options.sendMails?.();
    return outcome;
  }

  async #nextReading(): Promise<number> {
    const { rows } = await this.db.execute<{ number: string }>(
      sql`select nextval('gateway_readings') as number`,
    );
    return Number(rows[0]?.number);
  }
}
