import type { Startup } from './contract.ts';

/** Holds the startup object of a page. A change of the session replaces it. */
export interface StartupStore {
  get(): Startup;
  replace(next: Startup): void;
  /** Calls back after each replacement. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Makes the store of a page from the startup object of its document. */
export function createStartupStore(startup: Startup): StartupStore {
  const listeners = new Set<() => void>();
  return {
    get: () => startup,
    replace(next) {
      startup = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
