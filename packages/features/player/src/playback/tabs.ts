/** Keeps two tabs from sounding at once. */
export interface Tabs {
  /** Tells the other tabs that this one sounds now. */
  claim(): void;
  close(): void;
}

const channelName = 'segno.player';
/** Where no BroadcastChannel is, a change of this key reaches the other tabs as a storage event. */
const storageKey = 'segno.player.tab';

/** Joins the tabs of this site; `onClaimed` runs when another one begins to sound. */
export function joinTabs(onClaimed: () => void, storage: Storage | null): Tabs {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === 'playing') onClaimed();
    });
    return { claim: () => channel.postMessage('playing'), close: () => channel.close() };
  }
  if (typeof window === 'undefined' || !storage) return { claim() {}, close() {} };
  const listen = (event: StorageEvent) => {
    if (event.key === storageKey && event.newValue) onClaimed();
  };
  window.addEventListener('storage', listen);
  return {
    claim: () => storage.setItem(storageKey, String(Date.now() + Math.random())),
    close: () => window.removeEventListener('storage', listen),
  };
}
