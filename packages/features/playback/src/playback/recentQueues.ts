import type { Queue } from '../queue/queue.ts';
import type { RecentQueue } from './PlayerState.ts';

/** A queue that was left, with its position in ms and the number of tracks that were read of its context. */
export interface LeftQueue {
  owner: number | null;
  queue: Queue;
  position: number;
  taken: number | null;
}

/** The queues that were left in this browser. A store that is unavailable keeps nothing. */
export interface RecentQueues {
  /** The queues of a person, the last one first. */
  list(owner: number | null): Promise<RecentQueue[]>;
  add(left: LeftQueue, at: number): Promise<void>;
  read(id: number): Promise<LeftQueue | null>;
  clear(): Promise<void>;
}

/** Number of queues that are kept. */
const mostKept = 10;
/** Number of entries that are kept of each list of a queue. */
const mostEntries = 1000;

type Kept = LeftQueue & { id?: number; at: number };

const describe = ({ id = 0, queue, at }: Kept): RecentQueue => ({
  id,
  name: queue.context?.name ?? queue.current?.track.name ?? '',
  count: queue.history.length + 1 + queue.nextUp.length + queue.upcoming.length,
  at,
});

const cut = (queue: Queue): Queue => {
  const kept = {
    ...queue,
    history: queue.history.slice(-mostEntries),
    nextUp: queue.nextUp.slice(0, mostEntries),
    upcoming: queue.upcoming.slice(0, mostEntries),
  };
  const keys = new Set(
    [...kept.history, ...kept.nextUp, ...kept.upcoming, ...(kept.current ? [kept.current] : [])].map(
      ({ key }) => key,
    ),
  );
  return { ...kept, order: queue.order.filter(({ key }) => keys.has(key)) };
};

const isSame = (one: LeftQueue, other: LeftQueue) => {
  const ids = ({ queue }: LeftQueue) =>
    [...queue.history, ...(queue.current ? [queue.current] : []), ...queue.nextUp, ...queue.upcoming].map(
      ({ track }) => track.id,
    );
  return one.owner === other.owner && String(ids(one)) === String(ids(other));
};

/** Keeps queues in memory: for tests, and browsers without a database. */
export function createRecentMemory(): RecentQueues {
  let kept: (Kept & { id: number })[] = [];
  let serial = 0;
  return {
    list: (owner) => Promise.resolve(kept.filter((each) => each.owner === owner).map(describe)),
    add(left, at) {
      serial += 1;
      const added = { ...left, queue: cut(left.queue), at, id: serial };
      kept = [added, ...kept.filter((each) => !isSame(each, added))].slice(0, mostKept);
      return Promise.resolve();
    },
    read: (id) => Promise.resolve(kept.find((each) => each.id === id) ?? null),
    clear() {
      kept = [];
      return Promise.resolve();
    },
  };
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error as Error));
  });

const storeName = 'queues';

/** Keeps queues in the database of the browser, because a local storage has no room for ten. */
export function createRecentQueues(): RecentQueues {
  if (typeof indexedDB === 'undefined') return createRecentMemory();
  let opening: Promise<IDBDatabase> | null = null;
  const open = () =>
    (opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open('segno.player', 1);
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore(storeName, { keyPath: 'id', autoIncrement: true }),
      );
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error as Error));
    }));
  const within = async <T>(
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => Promise<T>,
    otherwise: T,
  ) => {
    try {
      return await run((await open()).transaction(storeName, mode).objectStore(storeName));
    } catch {
      // Private browsing, or no space.
      return otherwise;
    }
  };
  const all = async (store: IDBObjectStore) =>
    ((await done(store.getAll())) as (Kept & { id: number })[]).toReversed();
  return {
    list: (owner) =>
      within(
        'readonly',
        async (store) => (await all(store)).filter((each) => each.owner === owner).map(describe),
        [],
      ),
    add: (left, at) =>
      within(
        'readwrite',
        async (store) => {
          const added: Kept = { ...left, queue: cut(left.queue), at };
          const known = await all(store);
          const same = known.filter((each) => isSame(each, added));
          const over = known.filter((each) => !same.includes(each)).slice(mostKept - 1);
          for (const { id } of [...same, ...over]) store.delete(id);
          await done(store.add(added));
        },
        undefined,
      ),
    read: (id) =>
      within('readonly', async (store) => ((await done(store.get(id))) as Kept | undefined) ?? null, null),
    clear: () =>
      within(
        'readwrite',
        async (store) => {
          await done(store.clear());
        },
        undefined,
      ),
  };
}
