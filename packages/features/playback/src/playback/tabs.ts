/** Ensures that only one tab plays at a time. */
export interface Tabs {
  /** Announces to the other tabs that this one starts to play. */
  announcePlaying(): void;
  /** Replies to an announcement: this tab was playing and has been paused. */
  announcePaused(): void;
  close(): void;
}

export interface TabEvents {
  /** Another tab starts to play. */
  onPlayingElsewhere(): void;
  /** Another tab was paused because this one started to play. */
  onPausedElsewhere(): void;
}

const channelName = 'segno.player';
/** Without BroadcastChannel, a change of this key reaches the other tabs as a storage event. */
const storageKey = 'segno.player.tab';
const messages = { playing: 'playing', paused: 'paused' } as const;

/** Connects to the other tabs of this site. */
export function joinTabs(
  { onPlayingElsewhere, onPausedElsewhere }: TabEvents,
  storage: Storage | null,
): Tabs {
  const receive = (message: unknown) => {
    if (message === messages.playing) onPlayingElsewhere();
    if (message === messages.paused) onPausedElsewhere();
  };
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
    return {
      announcePlaying: () => channel.postMessage(messages.playing),
      announcePaused: () => channel.postMessage(messages.paused),
      close: () => channel.close(),
    };
  }
  if (typeof window === 'undefined' || !storage)
    return { announcePlaying() {}, announcePaused() {}, close() {} };
  const listen = (event: StorageEvent) => {
    if (event.key === storageKey) receive(event.newValue?.split(' ')[0]);
  };
  window.addEventListener('storage', listen);
  // A number makes the stored value of each message different, because an equal value fires no event.
  const send = (message: string) => storage.setItem(storageKey, `${message} ${Date.now() + Math.random()}`);
  return {
    announcePlaying: () => send(messages.playing),
    announcePaused: () => send(messages.paused),
    close: () => window.removeEventListener('storage', listen),
  };
}
