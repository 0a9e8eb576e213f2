import type { Query, QueryClient } from '@tanstack/react-query';
import { restrictedCodes } from '../auth/contract.ts';
import { choiceDays, writeCookie } from '../cookies/writeCookie.ts';
import type { ApiError } from '../http/ApiError.ts';
import { request } from '../http/request.ts';
import { type Language, LocaleResponse } from '../i18n/contract.ts';
import { Startup } from '../startup/contract.ts';
import type { StartupStore } from '../store/createStore.ts';
import { unknownWorkspaceCode, type Workspace } from '../workspaces/contract.ts';
import { noteSessionEnd } from './endedSessions.ts';

export interface SessionOptions {
  /** The startup object of the page. */
  store: StartupStore;
  /** Called after a change of the session by this page, to tell other tabs. */
  onChange?: () => void;
}

interface Session extends SessionOptions {
  /** The startup object that was read because of an error response. */
  refreshed: Startup | null;
  /** Whether this page has ended the session by a logout. */
  hasLoggedOut: boolean;
}

const sessions = new WeakMap<QueryClient, Session>();

/** The running refreshes. */
const refreshes = new WeakMap<QueryClient, Promise<void>>();

/** Gives a query client the startup object that its mutations replace. */
export function connectSession(client: QueryClient, options: SessionOptions) {
  sessions.set(client, { ...options, refreshed: null, hasLoggedOut: false });
}

function sessionOf(client: QueryClient): Session {
  const session = sessions.get(client);
  if (!session) throw new Error('This QueryClient has no session: call connectSession first.');
  return session;
}

/** Replaces the startup object after a sign-in, registration or logout in this page. */
export function applyStartup(client: QueryClient, next: Startup) {
  const session = sessionOf(client);
  session.hasLoggedOut = next.user === null;
  replace(client, session.store, next);
  session.onChange?.();
}

/** Whether this page has ended the session by a logout: false when it has ended on its own, or in another tab. */
export const hasLoggedOut = (client: QueryClient): boolean => sessions.get(client)?.hasLoggedOut === true;

/** The active workspace of the page. */
export const activeWorkspace = (client: QueryClient): Workspace => sessionOf(client).store.get().workspace;

/**
 * Makes a workspace of the signed-in person the active one, in all tabs. Data of the former one is removed, and what the
 * page shows is read again; nothing else of the page changes.
 */
export function switchWorkspace(client: QueryClient, workspace: Workspace) {
  writeCookie('segno-workspace', String(workspace.id), choiceDays);
  applyStartup(client, { ...sessionOf(client).store.get(), workspace });
}

/** Tells other tabs that the session has changed, when this page loads its document again. */
export const announceChange = (client: QueryClient) => sessionOf(client).onChange?.();

/** Reads the startup object again, for instance after a change of the session in another tab. */
export function refreshSession(client: QueryClient): Promise<void> {
  let refresh = refreshes.get(client);
  if (!refresh) {
    // The server reads the active workspace from its cookie. The one of this page may be gone.
    refresh = request(client, Startup, 'startup', { query: { workspaceId: 0 } })
      .then((next) => {
        // A guest's page may have no session before its first request.
        const session = sessionOf(client);
        if (next.user) session.hasLoggedOut = false;
        replace(client, session.store, next);
      })
      .finally(() => refreshes.delete(client));
    refreshes.set(client, refresh);
  }
  return refresh;
}

/** Reads the startup object again, and tells other tabs to do so, after a change that no mutation has made. */
export async function refreshEverywhere(client: QueryClient): Promise<void> {
  await refreshSession(client);
  announceChange(client);
}

/** Reads the startup object again, and returns whether the visitor is signed in. */
export async function readSignedIn(client: QueryClient): Promise<boolean> {
  await refreshSession(client);
  return sessionOf(client).store.get().user !== null;
}

/**
 * Reads the startup object again after a change in another tab. A refresh that is running may have got its response before
 * the change, so another one follows it.
 */
export async function followOtherTab(client: QueryClient): Promise<void> {
  await refreshes.get(client)?.catch(() => undefined);
  return refreshSession(client);
}

/**
 * Changes the language of the visitor in this and other tabs (I18N-6). It is kept in the browser, and for a signed-in
 * person also with the account.
 */
export async function changeLanguage(
  client: QueryClient,
  { locale, isSignedIn }: LanguageChange,
): Promise<void> {
  if (isSignedIn)
    await request(client, LocaleResponse, 'users/me/locale', { method: 'POST', body: { locale } });
  writeCookie('segno-language', locale, choiceDays);
  // A guest's page may have no session before its first request.
  applyStartup(client, await request(client, Startup, 'startup'));
}

export interface LanguageChange {
  locale: Language;
  isSignedIn: boolean;
}

const restricted = new Set<string>(Object.values(restrictedCodes));

/**
 * Refreshes the startup object when an error response shows that it is out of date: the session of a signed-in person has
 * ended, the account is restricted, or the person is no member of the active workspace any more. A second such response to an object that was read for the first changes
 * nothing.
 */
export function followErrorResponse(client: QueryClient, { status, code }: ApiError) {
  const session = sessionOf(client);
  const startup = session.store.get();
  const isOutdated =
    startup.user &&
    (status === 401 || (status === 403 && restricted.has(code)) || code === unknownWorkspaceCode);
  if (!isOutdated || startup === session.refreshed) return;
  refreshSession(client).then(
    () => (session.refreshed = session.store.get()),
    () => undefined,
  );
}

function replace(client: QueryClient, store: StartupStore, next: Startup) {
  const before = store.get();
  if (next.user) noteSessionEnd(client, false);
  else if (before.user) noteSessionEnd(client, !sessionOf(client).hasLoggedOut);
  const isOther = next.user?.id !== before.user?.id || next.workspace.id !== before.workspace.id;
  const readAgain = isOther ? forgetQueries(client, next.user === null) : undefined;
  // Requests name the workspace of the store.
  store.replace(next);
  readAgain?.();
  // Some responses have texts in the language of the visitor. What is on the screen stays until it is read again.
  if (next.i18n.language !== before.i18n.language) void client.invalidateQueries();
}

const isRefused = (error: unknown) => [401, 403, 404].includes((error as ApiError | null)?.status ?? 0);

/**
 * Removes the data of another viewer or workspace. The returned function reads the queries of the page on the screen
 * again; one that the page leaves before its new data has arrived is removed too.
 */
function forgetQueries(client: QueryClient, isGuest: boolean): () => void {
  const cache = client.getQueryCache();
  const isPersonal = ({ meta }: Query) => meta?.isPersonal === true;
  client.removeQueries({ type: 'inactive' });
  // The server sends a guest a 401 to queries with `meta.isPersonal`. One that is still on the screen loses its data; it
  // would be read again if it were removed. A page that suspends without its data would read it too, and show the refusal
  // until its guard has led the guest to the sign-in: its data is removed when it is left.
  const isOfPage = ({ observers }: Query) => observers.some(({ options }) => options.suspense);
  if (isGuest)
    for (const query of cache.findAll({ predicate: isPersonal })) if (!isOfPage(query)) query.reset();
  const former = new Set<Query>(cache.getAll());
  const stop = cache.subscribe((event) => {
    const query = event.query as Query;
    if (!former.has(query)) return;
    if (event.type === 'updated' && event.action.type === 'success') former.delete(query);
    else if (event.type === 'updated' && event.action.type === 'error' && isRefused(query.state.error)) {
      former.delete(query);
      // The page shows the refusal; it would go on showing the data of the former viewer.
      query.setState({ ...query.state, data: undefined });
    } else if (event.type === 'observerRemoved' && query.getObserversCount() === 0) {
      former.delete(query);
      cache.remove(query);
    }
    if (former.size === 0) stop();
  });
  if (former.size === 0) stop();
  return () => void client.invalidateQueries({ predicate: (query) => !isGuest || !isPersonal(query) });
}
