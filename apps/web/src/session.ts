import {
  connectSession,
  createHttpClient,
  directionOf,
  followErrorResponse,
  followOtherTab,
  type HttpClient,
  restrictionOf,
  type Startup,
  type StartupStore,
} from '@segno/data';
import { announcedTheme, changeTheme, type ThemeStore } from '@segno/shell';
import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter, RouterContextProvider } from 'react-router';
import { startupContext } from './contexts.ts';

/** The parts of a page that follow a change of the session. */
export interface ConnectedPage {
  store: StartupStore;
  theme: ThemeStore;
  context: RouterContextProvider;
  /** Connects the tabs of this site. */
  channel: Pick<BroadcastChannel, 'postMessage'>;
  queryClient: QueryClient;
  /** Absent until the page hydrates. */
  router?: Pick<DataRouter, 'revalidate'>;
  /** Loads another document. @default `location.assign` */
  open?: (path: string) => void;
  /** The path and query of the page. @default those of `location` */
  address?: () => string;
}

const connected = new WeakMap<ConnectedPage, HttpClient>();

/**
 * Makes the HTTP client of a page, and lets the page follow changes of the session: loaders read the present startup
 * object, guards run again, and other tabs are notified. A change of the restriction of the account loads another document,
 * because the routes differ.
 */
export function connect(page: ConnectedPage): HttpClient {
  const known = connected.get(page);
  if (known) return known;
  const { store, context, channel, queryClient, open = (path) => location.assign(path) } = page;
  const { address = () => location.pathname + location.search } = page;
  connectSession(queryClient, { store, onChange: () => channel.postMessage(null) });
  let restriction = restrictionOf(store.get());
  let { language } = store.get().i18n;
  let { themes } = store.get();
  let read = dataOf(store.get());
  store.subscribe(() => {
    const startup = store.get();
    const data = dataOf(startup);
    const isOtherLook = isSame(data, read);
    read = data;
    context.set(startupContext, startup);
    if (startup.i18n.language !== language)
      showLanguage((language = startup.i18n.language), startup.i18n.locale);
    // APPEARANCE-11: a theme that was published is shown on the open page.
    if (!isEqual(startup.themes, themes)) changeTheme(page.theme, (themes = startup.themes), {});
    const before = restriction;
    restriction = restrictionOf(startup);
    if (restriction === before) {
      if (!isOtherLook) void page.router?.revalidate();
    }
    // An invited person joins after the verification.
    else if (startup.user) open(address().startsWith('/workspace/join/') ? address() : '/');
    else open('/login');
  });
  const http = createHttpClient({
    workspaceId: () => store.get().workspace.id,
    onErrorResponse: (error) => followErrorResponse(queryClient, error),
  });
  connected.set(page, http);
  // Not in tests, which respond only to what they expect.
  if (import.meta.env.PROD && !import.meta.env.SSR)
    void import('./followAppearance.ts').then(({ followAppearance }) => followAppearance(queryClient, store));
  return http;
}

/** What loaders read of the startup object: not its look, which the appearance editor changes many times a second. */
const dataOf = (startup: Startup) => {
  const { themes: _, branding: __, menus: ___, appearance_version: ____, ...data } = startup;
  return data;
};

const isSame = (one: object, other: object) =>
  Object.entries(one).every(([key, value]) => value === (other as Record<string, unknown>)[key]);

const isEqual = (one: object, other: object) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Sets the language and direction of the document. */
function showLanguage(language: string, locale = language) {
  const { documentElement: root } = document;
  root.lang = language;
  root.dir = directionOf(language);
  // The locale of react-aria, which reads it again after this event.
  Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: locale });
  window.dispatchEvent(new Event('languagechange'));
}

/**
 * Follows another tab: its choice of theme, or a change of the session or of the language, after which the startup object
 * is read again. Offline the page stays as it is.
 */
export async function refresh(page: ConnectedPage, message: unknown = null) {
  connect(page);
  const stored = announcedTheme(message);
  if (stored !== undefined) {
    changeTheme(page.theme, page.store.get().themes, { stored });
    return;
  }
  await followOtherTab(page.queryClient).catch(() => undefined);
}

/** Connects a page in the frame of the appearance editor with the editor. Of another framed page nothing is loaded. */
export async function preview(page: ConnectedPage) {
  if (!/[?&]appearanceEditor=true(?:&|$)/.test(location.search)) return;
  const { startPreview } = await import('./preview.ts');
  connect(page);
  startPreview(page.store, page.theme);
}
