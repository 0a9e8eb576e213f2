import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '../db/Database.ts';
import { outsideOfRequest } from '../db/RequestTransaction.ts';

/** What has changed of a person: the playback, or what they may do. */
type LiveTopic = 'player' | 'rights';

const isTopic = (text: string | undefined): text is LiveTopic => text === 'player' || text === 'rights';

/** Tells the open streams of people that something of theirs has changed, in this process and in others. */
export interface LiveHub {
  /** Calls back after each change of a person. Returns a function that ends this. */
  subscribe(userId: number, run: (topic: LiveTopic) => void): () => void;
  /** Tells of a change. Call it after the change is committed. */
  publish(userId: number, topic: LiveTopic): Promise<void>;
  /** Calls back when the server closes, for streams to end. */
  onClose(run: () => void): () => void;
  close(): Promise<void>;
}

export interface LiveHubOptions {
  db: Database;
  /** The PostgreSQL server that other processes share. Null for the embedded database, which only this process has. */
  databaseUrl: string | null;
  onTrouble?: (message: string) => void;
}

const channel = 'segno_player';
/** Delays before the connection is opened again, in milliseconds; the last one repeats. */
const delays = [200, 1000, 5000, 15_000];

/**
 * One connection for each process listens to PostgreSQL. A notification is a wake-up without data: who has a stream open
 * reads. After a lost connection everybody with a stream reads the playback once; changed rights are found by the reading
 * of the unread notifications then.
 */
export function createLiveHub({ db, databaseUrl, onTrouble }: LiveHubOptions): LiveHub {
  const origin = randomUUID();
  const listeners = new Map<number, Set<(topic: LiveTopic) => void>>();
  const closing = new Set<() => void>();
  let client: pg.Client | null = null;
  let isClosed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const wake = (userId: number, topic: LiveTopic) => {
    for (const run of listeners.get(userId) ?? []) run(topic);
  };

  const reconnect = (lost: pg.Client) => {
    if (isClosed || client !== lost) return;
    client = null;
    const delay = delays[Math.min(failures, delays.length - 1)];
    failures += 1;
    timer = setTimeout(() => void connect(), delay);
    timer.unref();
  };

  async function connect() {
    if (isClosed || databaseUrl === null) return;
    const opened = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'segno live',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    client = opened;
    opened.on('error', (error) => {
      onTrouble?.(`The connection for live updates was lost: ${error.message}`);
      reconnect(opened);
    });
    opened.on('end', () => reconnect(opened));
    opened.on('notification', ({ payload = '' }) => {
      const [from, userId, topic] = payload.split(' ');
      if (from !== origin && isTopic(topic)) wake(Number(userId), topic);
    });
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
      // What has changed meanwhile was not heard.
      if (failures > 0) for (const userId of listeners.keys()) wake(userId, 'player');
      failures = 0;
    } catch (error) {
      onTrouble?.(
        `Live updates are not connected: ${error instanceof Error ? error.message : String(error)}`,
      );
      reconnect(opened);
    }
  }
  void connect();

  return {
    subscribe(userId, run) {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(run));
      return () => {
        own.delete(run);
        if (own.size === 0) listeners.delete(userId);
      };
    },
    async publish(userId, topic) {
      wake(userId, topic);
      if (databaseUrl === null) return;
      await outsideOfRequest(() =>
        db.execute(sql`select pg_notify(${channel}, ${`${origin} ${userId} ${topic}`})`),
      );
    },
    onClose(run) {
      closing.add(run);
      return () => closing.delete(run);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const run of closing) run();
      const open = client;
      client = null;
      await open?.end().catch(() => {});
    },
  };
}
