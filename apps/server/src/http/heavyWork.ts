import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/Database.ts';
import { holdsConnection, isEmbedded } from '../db/databaseOn.ts';
import type { AppEnv, AppRequest } from './AppEnv.ts';
import { TimeBudget } from './TimeBudget.ts';
import { WorkQueue } from './WorkQueue.ts';

/**
 * The embedded database runs one statement at a time: of expensive requests one runs at a time, so that a statement of
 * another request waits for one of them at most. A server of PostgreSQL keeps connections for other requests.
 */
const limits = {
  embedded: { running: 1, budget: { burst: 2000, each: 100 } },
  server: { running: 4, budget: { burst: 8000, each: 800 } },
} as const;

/** How many expensive requests wait, in total and of one client, and for how long in milliseconds. */
const queueLimits = { waiting: 40, waitingEach: 4, timeout: 1000 } as const;

interface HeavyWork {
  queue: WorkQueue;
  budget: TimeBudget;
}

const works = new WeakMap<object, HeavyWork>();

const createWork = (db: Database): HeavyWork => {
  const { running, budget } = limits[isEmbedded(db) ? 'embedded' : 'server'];
  return { queue: new WorkQueue({ running, ...queueLimits }), budget: new TimeBudget(budget) };
};

export interface TurnOptions {
  /** Whether the time of the work counts for its client (LOAD-3). @default true */
  isCounted?: boolean;
}

/**
 * Runs an expensive read or change of the database in turn with others (LOAD-2), within the time that its client may use
 * (LOAD-3). Rejects with a 429 or a 503. Without a rate limit clients have no limits of their own. A request that has
 * begun to change something does not wait: who has the turn may wait for its connection.
 */
export async function takeTurn<T>(
  c: AppRequest,
  db: Database,
  work: () => Promise<T>,
  { isCounted = true }: TurnOptions = {},
): Promise<T> {
  const { queue, budget } = works.get(db) ?? createWork(db);
  works.set(db, { queue, budget });
  const owner = ownerOf(c);
  const counted = isCounted ? owner : undefined;
  if (counted !== undefined) budget.require(counted);
  const run = async () => {
    const start = performance.now();
    try {
      return await work();
    } finally {
      if (counted !== undefined) budget.spend(counted, performance.now() - start);
    }
  };
  return holdsConnection(db) ? run() : queue.run(run, owner);
}

/** Runs work at once, or in turn with other expensive work. */
export type Run = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs work in turn, for functions that decide themselves whether their work is expensive. */
export const inTurn =
  (c: AppRequest, db: Database): Run =>
  (work) =>
    takeTurn(c, db, work);

/** How long a part of a response waits for its turn, and until it asks again, in milliseconds. */
const partTimes = { longest: 60_000, again: 250 } as const;

/**
 * Runs the parts of a response one after the other, each in turn. The first can be refused; later ones wait, because the
 * response has begun. Their time does not count: a long file would use up the time of its client.
 */
export function partsInTurn(c: AppRequest, db: Database): Run {
  let hasBegun = false;
  return async (work) => {
    for (const start = performance.now(); ; await delay(partTimes.again)) {
      let hasTurn = false;
      const part = () => {
        hasTurn = hasBegun = true;
        return work();
      };
      try {
        return await takeTurn(c, db, part, { isCounted: false });
      } catch (error) {
        if (hasTurn || !hasBegun || performance.now() - start > partTimes.longest) throw error;
      }
    }
  };
}

/** The person, or the network of a guest, also of a page that is rendered; nothing where clients are not limited. */
const ownerOf = (c: AppRequest): string | undefined => {
  const { client: asking, viewer } = c.var as Partial<AppEnv['Variables']>;
  const client = asking ?? (c.env as AppEnv['Bindings'] | undefined)?.client;
  return client === undefined ? undefined : viewer?.user ? `user ${viewer.user.id}` : client;
};
