import { useSyncExternalStore } from 'react';

interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>;
}

const subscribe = () => () => {};
const isThere = () => 'EyeDropper' in window;
const onServer = () => false;

/** Takes a colour from anywhere on the screen, where the browser can: null elsewhere, and when it was given up. */
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
