import type { Database } from '../db/Database.ts';
import { addCosts, deleteCosts, readCosts } from './store.ts';

export interface RateLimiterOptions {
  db: Database;
  /** Maximum cost of a client within a minute. */
  limit: number;
  /** How often the local counts are added to the shared ones, in milliseconds. @default 1 s */
  interval?: number;
  /** Called when counts cannot be shared, once until sharing works again. */
  onTrouble?: (error: unknown) => void;
}

/** The length of a period in milliseconds. Servers derive periods from their clocks. */
const minute = 60_000;
/** Maximum number of counted clients; the oldest are evicted first. */
const maxClients = 100_000;

interface Count {
  period: number;
  /** Cost of the period on all servers, as last read. */
  shared: number;
  /** Cost of the period on this server since then. */
  local: number;
  /** Cost of the period before. */
  previous: number;
}

/**
 * Limits the cost of each client within a minute, over all servers of one database. Requests are counted in memory.
 * One statement each second adds the counts to those of the other servers and reads the sums, so that no request waits
 * for the database; within that second each server decides by its last known sums. While the database does not
 * answer, each server limits by its own count.
 */
export class RateLimiter {
  readonly #db: Database;
  readonly #limit: number;
  readonly #onTrouble: (error: unknown) => void;
  readonly #counts = new Map<string, Count>();
  readonly #timer: NodeJS.Timeout;
  #flushing: Promise<void> | undefined;
  #isFailing = false;
  #cleanedPeriod = 0;

  private constructor({ db, limit, interval = 1000, onTrouble = () => {} }: RateLimiterOptions) {
    this.#db = db;
    this.#limit = limit;
    this.#onTrouble = onTrouble;
    this.#timer = setInterval(() => void this.share(), interval).unref();
  }

  /** Starts with the counts that the servers of this database have now. */
  static async open(options: RateLimiterOptions): Promise<RateLimiter> {
    const limiter = new RateLimiter(options);
    const current = currentPeriod();
    for (const { client, period, cost } of await readCosts(options.db, current - 1)) {
      const count = limiter.#count(client, current);
      if (period === current) count.shared = cost;
      else if (period === current - 1) count.previous = cost;
    }
    return limiter;
  }

  /**
   * Counts a request and returns null. Over the limit, returns the seconds until a retry without counting the request.
   * The previous minute is weighted by its share of the last 60 seconds.
   */
  take(client: string, cost: number): number | null {
    const now = Date.now();
    const count = this.#count(client, currentPeriod(now));
    const remaining = 1 - (now % minute) / minute;
    const used = count.shared + count.local + count.previous * remaining;
    if (used + cost > this.#limit) return Math.max(1, Math.ceil((remaining * minute) / 1000));
    count.local += cost;
    return null;
  }

  /** Adds the local counts to the shared ones. A timer calls it each second. */
  share(): Promise<void> {
    this.#flushing ??= this.#share().finally(() => (this.#flushing = undefined));
    return this.#flushing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.share();
    await this.share();
  }

  #count(client: string, period: number): Count {
    const known = this.#counts.get(client);
    if (known?.period === period) return known;
    const previous = known?.period === period - 1 ? known.shared + known.local : 0;
    const count = { period, shared: 0, local: 0, previous };
    this.#counts.delete(client);
    this.#counts.set(client, count);
    if (this.#counts.size > maxClients) {
      const [oldest] = this.#counts.keys();
      if (oldest !== undefined) this.#counts.delete(oldest);
    }
    return count;
  }

  async #share() {
    const added = [...this.#counts].flatMap(([client, { period, local }]) =>
      local > 0 ? [{ client, period, cost: local }] : [],
    );
    try {
      if (added.length > 0) {
        const shared = new Map((await addCosts(this.#db, added)).map((row) => [row.client, row]));
        for (const { client, period, cost } of added) {
          const count = this.#counts.get(client);
          const row = shared.get(client);
          // Requests during the statement stay in the local count; a later period has started a new count.
          if (!row || count?.period !== period) continue;
          count.local -= cost;
          count.shared = row.cost;
          count.previous = row.previous;
        }
      }
      await this.#deletePastCounts();
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.#onTrouble(error);
      this.#isFailing = true;
    }
  }

  /** Removes counts of past periods, once a minute. */
  async #deletePastCounts() {
    const period = currentPeriod();
    if (this.#cleanedPeriod === period) return;
    for (const [client, count] of this.#counts) if (count.period < period - 1) this.#counts.delete(client);
    await deleteCosts(this.#db, period - 1);
    this.#cleanedPeriod = period;
  }
}

const currentPeriod = (now = Date.now()) => Math.floor(now / minute);
