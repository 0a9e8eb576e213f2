// Apart from the session, which the first visit of a guest does not load.
import type { QueryClient } from '@tanstack/react-query';

const ended = new WeakSet<QueryClient>();

/** Notes whether the session of a page has ended without a logout of this page. */
export function noteSessionEnd(client: QueryClient, hasEnded: boolean): void {
  if (hasEnded) ended.add(client);
  else ended.delete(client);
}

/**
 * Whether the session has ended on its own, or in another tab, since the page was opened. What is refused to the guest then
 * may be what the person had opened: the page offers to sign in.
 */
export const hasSessionEnded = (client: QueryClient): boolean => ended.has(client);
