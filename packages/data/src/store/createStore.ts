import type { Startup } from '../startup/contract.ts';

/** Holds a value of a page that several parts read and that can be replaced. */
export interface Store<T> {
  get(): T;
  replace(next: T): void;
  /** Calls back after each replacement. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store from its initial value. */
export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    replace(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Holds the startup object of a page. A change of the session or of the language replaces it. */
export type StartupStore = Store<Startup>;

/** Makes the store of a page from the startup object of its document. */
export const createStartupStore = (startup: Startup): StartupStore => createStore(startup);
