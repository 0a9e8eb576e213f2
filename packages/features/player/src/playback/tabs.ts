/** Ensures that only one tab plays at a time. */
export interface Tabs {
  /** Announces to the other tabs that this one starts to play. */
  claim(): void;
  /** Replies to an announcement: this tab was playing and has been paused. */
  yielded(): void;
  close(): void;
}

export interface TabEvents {
  /** Another tab starts to play. */
  onClaimed(): void;
  /** Another tab was paused because this one started to play. */
  onYielded(): void;
}

const channelName = 'segno.player';
/** Without BroadcastChannel, a change of this key reaches the other tabs as a storage event. */
const storageKey = 'segno.player.tab';
const messages = { claim: 'playing', yielded: 'paused' } as const;

/** Connects to the other tabs of this site. */
export function joinTabs({ onClaimed, onYielded }: TabEvents, storage: Storage | null): Tabs {
  const receive = (message: unknown) => {
    if (message === messages.claim) onClaimed();
    if (message === messages.yielded) onYielded();
  };
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
    return {
      claim: () => channel.postMessage(messages.claim),
      yielded: () => channel.postMessage(messages.yielded),
      close: () => channel.close(),
    };
  }
  if (typeof window === 'undefined' || !storage) return { claim() {}, yielded() {}, close() {} };
  const listen = (event: StorageEvent) => {
    if (event.key === storageKey) receive(event.newValue?.split(' ')[0]);
  };
  window.addEventListener('storage', listen);
  // A number makes the stored value of each message different, because an equal value fires no event.
  const send = (message: string) => storage.setItem(storageKey, `${message} ${Date.now() + Math.random()}`);
  return {
    claim: () => send(messages.claim),
    yielded: () => send(messages.yielded),
    close: () => window.removeEventListener('storage', listen),
  };
}
