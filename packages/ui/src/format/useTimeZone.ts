import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const local = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const server = () => 'UTC';

/** The time zone that was given, or the visitor's; on the server, and until the page is awake, UTC. */
export const useTimeZone = (given?: string): string => {
  const own = useSyncExternalStore(subscribe, local, server);
  return given ?? own;
};
