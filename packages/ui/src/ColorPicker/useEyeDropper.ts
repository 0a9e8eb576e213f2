import { useSyncExternalStore } from 'react';

interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>;
}

const subscribe = () => () => {};
const isThere = () => 'EyeDropper' in window;
const onServer = () => false;

/**
 * Picks a colour from the screen with the EyeDropper API. Null where the browser has no support, and when the user
 * cancels.
 */
export function useEyeDropper(): (() => Promise<string | null>) | null {
  if (!useSyncExternalStore(subscribe, isThere, onServer)) return null;
  return async () => {
    const { EyeDropper } = window as unknown as { EyeDropper: new () => EyeDropper };
    try {
      return (await new EyeDropper().open()).sRGBHex;
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return null;
      throw reason;
    }
  };
}
