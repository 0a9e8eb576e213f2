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
  let isRepeated = false;
  const check = async () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    const version = await client.fetchQuery(appearanceVersionQuery()).catch(() => known);
    if (version === undefined) return;
    const isChanged = known !== undefined && version !== known;
    if (isChanged || isRepeated) await followOtherTab(client).catch(() => undefined);
    // Servers remember an appearance for some seconds: the first reading can still be the former one.
    isRepeated = isChanged;
    known = version;
  };
  void check();
  setInterval(() => void check(), pause);
}
