import { appearanceVersionQuery, followOtherTab } from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';

/** How often an open page asks whether another appearance was published, in milliseconds. */
const pause = 15_000;

/**
 * Shows an appearance that is published while the page is open (APPEARANCE-11): its version is read while the page is
 * visible, and after a change the startup object. Offline nothing happens.
 */
export function followAppearance(client: QueryClient) {
  let known: string | undefined;
  const check = async () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    const version = await client.fetchQuery(appearanceVersionQuery()).catch(() => known);
    if (version === undefined) return;
    if (known !== undefined && version !== known) await followOtherTab(client).catch(() => undefined);
    known = version;
  };
  void check();
  setInterval(() => void check(), pause);
}
