/** Keeps two tabs from sounding at once. */
export interface Tabs {
  /** Tells the other tabs that this one sounds now. */
  claim(): void;
  /** Answers a claim: this tab sounded and was paused for it. */
  yielded(): void;
  close(): void;
}

export interface TabEvents {
  /** Another tab begins to sound. */
  onClaimed(): void;
  /** Another tab was paused because this one began to sound. */
  onYielded(): void;
}

const channelName = 'segno.player';
/** Where no BroadcastChannel is, a change of this key reaches the other tabs as a storage event. */
const storageKey = 'segno.player.tab';
const messages = { claim: 'playing', yielded: 'paused' } as const;

/** Joins the tabs of this site. */
export function joinTabs({ onClaimed, onYielded }: TabEvents, storage: Storage | null): Tabs {
  const hear = (message: unknown) => {
    if (message === messages.claim) onClaimed();
    if (message === messages.yielded) onYielded();
  };
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
    return {
      claim: () => channel.postMessage(messages.claim),
      yielded: () => channel.postMessage(messages.yielded),
      close: () => channel.close(),
    };
  }
  if (typeof window === 'undefined' || !storage) return { claim() {}, yielded() {}, close() {} };
  const listen = (event: StorageEvent) => {
    if (event.key === storageKey) hear(event.newValue?.split(' ')[0]);
  };
  window.addEventListener('storage', listen);
  // The number makes every message a change.
  const send = (message: string) => storage.setItem(storageKey, `${message} ${Date.now() + Math.random()}`);
  return {
    claim: () => send(messages.claim),
    yielded: () => send(messages.yielded),
    close: () => window.removeEventListener('storage', listen),
  };
}
