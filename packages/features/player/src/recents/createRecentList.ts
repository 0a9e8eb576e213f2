import * as v from 'valibot';

/** A short list in this browser of what was used last, newest first. */
export interface RecentList<T> {
  /** The same array until the list changes. */
  read(): readonly T[];
  /** Puts an item first; one that is there already moves. */
  add(item: T): void;
  remove(item: T): void;
  clear(): void;
  /** Calls back after each change, also of another tab. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

export interface RecentListOptions<TSchema extends v.GenericSchema> {
  /** Where it is kept. */
  key: string;
  /** What an item must be; anything else that is stored is left out. */
  item: TSchema;
  limit: number;
  isSame: (a: v.InferOutput<TSchema>, b: v.InferOutput<TSchema>) => boolean;
  /** Null or an exception where nothing can be kept. @default the browser's `localStorage` */
  storage?: () => Storage | null;
}

/** Makes a list that outlives the visit. When the storage is full or forbidden, the list is not kept. */
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
      // What cannot be read is as good as nothing.
    }
    return items;
  };
  const write = (next: readonly Item[]) => {
    try {
      if (next.length > 0) storage()?.setItem(key, JSON.stringify(next));
      else storage()?.removeItem(key);
    } catch {
      // Full, or forbidden in this browsing mode.
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
