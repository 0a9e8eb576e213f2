import type { Query, QueryClient } from '@tanstack/react-query';
import { restrictedCodes } from '../auth/contract.ts';
import type { ApiError } from '../http/ApiError.ts';
import { request } from '../http/request.ts';
import { Startup } from '../startup/contract.ts';
import type { StartupStore } from '../startup/createStartupStore.ts';

export interface SessionOptions {
  /** The startup object of the page. */
  store: StartupStore;
  /** Called after a change of the session by this page, to tell other tabs. */
  onChange?: () => void;
}

interface Session extends SessionOptions {
  /** The running refresh. */
  refreshing: Promise<void> | null;
  /** The startup object that the last refresh returned. */
  refreshed: Startup | null;
}

const sessions = new WeakMap<QueryClient, Session>();

/** Gives a query client the startup object that its mutations replace. */
export function connectSession(client: QueryClient, options: SessionOptions) {
  sessions.set(client, { ...options, refreshing: null, refreshed: null });
}

function sessionOf(client: QueryClient): Session {
  const session = sessions.get(client);
  if (!session) throw new Error('This QueryClient has no session: call connectSession first.');
  return session;
}

/** Replaces the startup object after a sign-in, registration or logout in this page. */
export function applyStartup(client: QueryClient, next: Startup) {
  const { store, onChange } = sessionOf(client);
  replace(client, store, next);
  onChange?.();
}

/** Tells other tabs that the session has changed, when this page loads its document again. */
export const announceChange = (client: QueryClient) => sessionOf(client).onChange?.();

/** Reads the startup object again, for instance after a change of the session in another tab. */
export function refreshSession(client: QueryClient): Promise<void> {
  const session = sessionOf(client);
  session.refreshing ??= request(client, Startup, 'startup')
    .then((next) => {
      session.refreshed = next;
      replace(client, session.store, next);
    })
    .finally(() => {
      session.refreshing = null;
    });
  return session.refreshing;
}

const restricted = new Set<string>(Object.values(restrictedCodes));

/**
 * Refreshes the startup object when an error answer shows that it is out of date: the session of a signed-in person has
 * ended, or the account is restricted. A second such answer to the refreshed object changes nothing.
 */
export function followErrorAnswer(client: QueryClient, { status, code }: ApiError) {
  const { store, refreshed } = sessionOf(client);
  const startup = store.get();
  const isOutdated = startup.user && (status === 401 || (status === 403 && restricted.has(code)));
  if (isOutdated && startup !== refreshed) refreshSession(client).catch(() => undefined);
}

function replace(client: QueryClient, store: StartupStore, next: Startup) {
  if (next.user?.id !== store.get().user?.id) forgetQueries(client, next.user === null);
  store.replace(next);
}

/**
 * Removes the data that another viewer has read. Queries of the page on the screen are read again; one that the page
 * leaves before its new data has arrived is removed too.
 */
function forgetQueries(client: QueryClient, isGuest: boolean) {
  const cache = client.getQueryCache();
  client.removeQueries({ type: 'inactive' });
  // The server answers a guest 401 to queries with `meta.isPersonal`: they end with the session.
  if (isGuest) client.removeQueries({ predicate: ({ meta }) => meta?.isPersonal === true });
  const former = new Set<Query>(cache.getAll());
  if (former.size === 0) return;
  const stop = cache.subscribe((event) => {
    const query = event.query as Query;
    if (!former.has(query)) return;
    if (event.type === 'updated' && event.action.type === 'success') former.delete(query);
    else if (event.type === 'observerRemoved' && query.getObserversCount() === 0) {
      former.delete(query);
      cache.remove(query);
    }
    if (former.size === 0) stop();
  });
  void client.invalidateQueries();
}
