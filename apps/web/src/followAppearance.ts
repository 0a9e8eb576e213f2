import { appearanceVersionQuery, followOtherTab, type StartupStore } from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';

/** How often an open page asks whether another appearance was published, in milliseconds. */
const pause = 15_000;

/**
 * Shows an appearance that is published while the page is open (APPEARANCE-11): while the page is visible, the published
 * version is compared with that of the startup object, which is read again when they differ. Servers remember an
 * appearance for some seconds: then the next comparison reads it. Offline nothing happens.
 */
export function followAppearance(client: QueryClient, store: Pick<StartupStore, 'get'>): void {
  const check = async () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    const known = store.get().appearance_version;
    const version = await client.fetchQuery(appearanceVersionQuery()).catch(() => known);
    if (version !== known) await followOtherTab(client).catch(() => undefined);
  };
  void check();
  setInterval(() => void check(), pause);
}
