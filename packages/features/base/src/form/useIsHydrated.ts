import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the scripts of the page work: false on the server and until hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
