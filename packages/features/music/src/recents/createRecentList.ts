import * as v from 'valibot';

/** A short list of recently used items, stored in this browser, newest first. */
export interface RecentList<T> {
  /** Returns the items; the same array until the list changes. */
  read(): readonly T[];
  /** Adds an item at the front, or moves an equal one there. */
  add(item: T): void;
  remove(item: T): void;
  clear(): void;
  /** Calls back after each change, also in another tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export interface RecentListOptions<TSchema extends v.GenericSchema> {
  /** The key in the storage. */
  key: string;
  /** The schema of an item. Other stored items are ignored. */
  item: TSchema;
  limit: number;
  isSame: (a: v.InferOutput<TSchema>, b: v.InferOutput<TSchema>) => boolean;
  /** Returns null or throws when storage is unavailable. @default the browser's `localStorage` */
  storage?: () => Storage | null;
}

/** Makes a list that is stored in the browser. When the storage is full or unavailable, the list is not stored. */
export function createRecentList<TSchema extends v.GenericSchema>({
  key,
  item,
  limit,
  isSame,
  storage = () => window.localStorage,
}: RecentListOptions<TSchema>): RecentList<v.InferOutput<TSchema>> {
  type Item = v.InferOutput<TSchema>;
  let text: string | null = null;
  let items: readonly Item[] = [];
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  const parse = (stored: string | null): Item[] => {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list
      .flatMap((value: unknown) => {
        const parsed = v.safeParse(item, value);
        return parsed.success ? [parsed.output] : [];
      })
      .slice(0, limit);
  };
  const read = () => {
    try {
      const stored = storage()?.getItem(key) ?? null;
      if (stored !== text) {
        text = stored;
        items = [];
        items = parse(stored);
      }
    } catch {
      // An unreadable storage is treated as empty.
    }
    return items;
  };
  const write = (next: readonly Item[]) => {
    try {
      if (next.length > 0) storage()?.setItem(key, JSON.stringify(next));
      else storage()?.removeItem(key);
    } catch {
      // The storage is full, or unavailable in this browsing mode.
    }
    notify();
  };
  const others = (given: Item) => read().filter((other) => !isSame(other, given));

  return {
    read,
    add: (given) => write([given, ...others(given)].slice(0, limit)),
    remove: (given) => write(others(given)),
    clear: () => write([]),
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => event.key === key && listener();
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
