import { createHmac, randomBytes } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import type { Logger } from '../log.ts';
import { describeClient } from '../plays/describeClient.ts';
import { countryOf } from '../userSessions/countryOf.ts';
import { addPart, addToDays, DayAdditions } from '../insights/addToDays.ts';
import { addDays, dayIn } from '../insights/days.ts';
import { visitKeys } from './table.ts';

/** A page that was opened, with what is read from its request. Neither the address nor the header is kept. */
export interface Visit {
  address: string;
  userAgent: string;
  /** The pattern of the address of the page. */
  page: string;
  /** Milliseconds since 1970. @default now */
  time?: number;
}

interface VisitsDeps {
  db: Database;
  log: Pick<Logger, 'warn'>;
  /** The time zone of the site. */
  zone: () => Promise<string>;
}

/** How often the visits in memory are stored, in milliseconds. */
const interval = 5000;
/** The most visits in memory: with more, the database does not answer, and further ones are not counted. */
const mostWaiting = 50_000;
/** The key of the lock under which visits are added. */
const lock = 7_402_119;

/**
 * Counts visits without cookies and without stored addresses (decision 25): a visitor is a number that is made from
 * address and browser with a random key, which is deleted after its day. Visits wait in memory for some seconds.
 */
export class Visits {
  readonly #deps: VisitsDeps;
  #waiting: Visit[] = [];
  #running: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  constructor(deps: VisitsDeps) {
    this.#deps = deps;
    this.#timer = setInterval(() => void this.store(), interval).unref();
  }

  add(visit: Visit): void {
    if (this.#waiting.length < mostWaiting) this.#waiting.push({ time: Date.now(), ...visit });
  }

  /** Stores what waits. */
  store(): Promise<void> {
    const visits = this.#waiting;
    if (visits.length === 0) return this.#running;
    this.#waiting = [];
    this.#running = this.#running
      .then(() => this.#store(visits))
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'Visits were not counted'));
    return this.#running;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.store();
  }

  async #store(visits: readonly Visit[]) {
    const { db, zone } = this.#deps;
    const siteZone = await zone();
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lock}::bigint)`);
      const additions = new DayAdditions();
      const keys = new Map<string, Uint8Array>();
      for (const { address, userAgent, page, time = 0 } of visits) {
        const day = dayIn(time, siteZone);
        const key = keys.get(day) ?? (await keyOf(tx, day));
        keys.set(day, key);
        const addition = additions.of('visit', 0, day);
        const { device, browser } = describeClient(userAgent);
        addition.plays += 1;
        addition.people.add(
          createHmac('sha256', key).update(`${address}\n${userAgent}`).digest().readUInt32LE(0),
        );
        addPart(addition.parts, 'page', page);
        addPart(addition.parts, 'device', device);
        addPart(addition.parts, 'browser', browser);
        addPart(addition.parts, 'country', countryOf(address));
      }
      await addToDays(tx, additions.all);
    });
  }
}

/** The key of a day, the same on all servers. Keys of past days are deleted. */
async function keyOf(tx: Database, day: string): Promise<Uint8Array> {
  await tx
    .insert(visitKeys)
    .values({ day, key: randomBytes(32) })
    .onConflictDoNothing();
  // The last visits of a day may be stored a moment later.
  await tx.delete(visitKeys).where(lt(visitKeys.day, addDays(day, -1)));
  const [found] = await tx.select({ key: visitKeys.key }).from(visitKeys).where(eq(visitKeys.day, day));
  return found!.key;
}
