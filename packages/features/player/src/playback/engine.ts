import { systemClock, type Clock } from './Clock.ts';
import type { MediaElement } from './MediaElement.ts';
import type { PlayerProgress } from './PlayerState.ts';

/** One sound to play. `id` tells apart two places of the same sound in a queue. */
export interface Sound {
  id: string;
  url: string;
  /** What the catalogue says, in ms, until the file itself is known. */
  duration: number;
}

export interface EngineEvents {
  onStatus(status: 'loading' | 'playing' | 'paused' | 'ended'): void;
  onProgress(progress: PlayerProgress): void;
  /** The sound has been awaited for long, and still is. */
  onSlow(): void;
  /** The sound cannot be played, after what could be tried was tried. */
  onFailure(): void;
}

/**
 * Plays one sound at a time and gets the next ready. Two decks stand behind it: a hand-over is a change of decks, so
 * a gapless join or a crossfade needs no other interface.
 */
export interface Engine {
  load(sound: Sound, options: { position: number; play: boolean }): void;
  /** Fetches what will be loaded next. */
  preload(sound: Sound | null): void;
  play(): void;
  pause(): void;
  seek(position: number): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  setRate(rate: number): void;
  /** Lets go of all sounds and connections. */
  unload(): void;
  dispose(): void;
}

interface Deck {
  readonly element: MediaElement;
  sound: Sound | null;
  /** Where to begin once the file is known, ms. */
  seekTo: number | null;
  hasRetried: boolean;
}

/** A stall of this length is answered by loading the sound again, and a second one by giving up. */
const stallLimit = 20_000;
/** After this time a message says that the sound is still loading. */
const slowAfter = 8000;
/** The next sound is started so long before the end of the current one: an element needs a moment to sound. */
const handOverBefore = 30;
/** `timeupdate` comes about four times a second; the last one before the end starts the timer of the hand-over. */
const lastUpdate = 400;
const retryDelay = 1000;
const networkError = 2;
const haveMetadata = 1;
const haveFutureData = 3;

const bufferedEnd = ({ buffered, currentTime }: MediaElement) => {
  for (let range = 0; range < buffered.length; range += 1) {
    if (buffered.start(range) <= currentTime + 0.25 && buffered.end(range) >= currentTime) {
      return buffered.end(range) * 1000;
    }
  }
  return 0;
};

/** Makes the engine over two media elements. It begins silent and without network requests. */
export function createEngine(
  elements: readonly [MediaElement, MediaElement],
  events: EngineEvents,
  clock: Clock = systemClock,
): Engine {
  const decks = elements.map((element): Deck => ({ element, sound: null, seekTo: null, hasRetried: false }));
  let [active, standby] = decks as [Deck, Deck];
  /** Whether the listener wants sound now, whatever the elements are able to give. */
  let isWanted = false;
  let rate = 1;
  /** What could not be fetched ahead is not asked for again before its turn. */
  let refused: string | null = null;
  let cancelTimer = () => {};
  let cancelHandOver = () => {};
  /** Empties the deck whose sound was handed over early. */
  let finishLeaving = () => {};
  const disposal = new AbortController();

  const place = (deck: Deck, sound: Sound, position: number) => {
    deck.sound = sound;
    deck.seekTo = position > 0 ? position : null;
    deck.element.preload = 'auto';
    deck.element.src = sound.url;
    // Loading resets the rate of an element.
    deck.element.playbackRate = rate;
  };

  const empty = (deck: Deck) => {
    if (!deck.sound) return;
    deck.sound = null;
    deck.seekTo = null;
    deck.element.pause();
    deck.element.removeAttribute('src');
    deck.element.load();
  };

  const duration = ({ element, sound }: Deck) =>
    Number.isFinite(element.duration) && element.duration > 0
      ? element.duration * 1000
      : (sound?.duration ?? 0);
  const position = ({ element, seekTo }: Deck) => seekTo ?? element.currentTime * 1000;

  const report = () =>
    events.onProgress({
      position: position(active),
      duration: duration(active),
      buffered: Math.min(bufferedEnd(active.element), duration(active)),
    });

  const retry = () => {
    if (!active.sound) return;
    active.hasRetried = true;
    place(active, active.sound, position(active));
    if (isWanted) begin();
  };

  const giveUp = () => {
    cancelTimer();
    isWanted = false;
    events.onFailure();
  };

  const watch = () => {
    cancelTimer();
    const cancelStall = clock.after(stallLimit, () => (active.hasRetried ? giveUp() : retry()));
    const cancelSlow = clock.after(slowAfter, () => {
      if (isWanted && !active.hasRetried) events.onSlow();
    });
    cancelTimer = () => {
      cancelStall();
      cancelSlow();
    };
  };

  const remaining = ({ element }: Deck) =>
    ((element.duration - element.currentTime) * 1000) / (element.playbackRate || 1);

  /** Ends the sound a moment early when the next one is ready on the other deck, so that no gap is heard. */
  const planHandOver = () => {
    cancelHandOver();
    const deck = active;
    const { sound } = deck;
    const isReady = standby.sound !== null && standby.element.readyState >= haveFutureData;
    const left = remaining(deck);
    if (!isReady || !isWanted || !(left < lastUpdate)) return;
    cancelHandOver = clock.after(Math.max(0, left - handOverBefore), () => {
      if (deck !== active || deck.sound !== sound || !isWanted || remaining(deck) > 2 * handOverBefore)
        return;
      cancelTimer();
      events.onStatus('ended');
    });
  };

  const leave = (deck: Deck, sound: Sound | null) => {
    const cancel = clock.after(4 * handOverBefore, () => finishLeaving());
    finishLeaving = () => {
      cancel();
      finishLeaving = () => {};
      if (deck.sound === sound) empty(deck);
    };
  };

  function begin() {
    const { element, sound } = active;
    if (element.readyState < haveFutureData) {
      events.onStatus('loading');
      watch();
    }
    element.play().catch((error: unknown) => {
      // Whatever else is wrong with the sound arrives as an `error` event.
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!isRefused || active.sound !== sound || !isWanted) return;
      cancelTimer();
      isWanted = false;
      events.onStatus('paused');
    });
  }

  const listen = (deck: Deck) => {
    const on = (type: string, run: () => void) =>
      deck.element.addEventListener(type, () => deck === active && deck.sound && run(), {
        signal: disposal.signal,
      });
    deck.element.addEventListener(
      'loadedmetadata',
      () => {
        deck.element.playbackRate = rate;
        if (deck.seekTo !== null) deck.element.currentTime = deck.seekTo / 1000;
        deck.seekTo = null;
      },
      { signal: disposal.signal },
    );
    on('durationchange', report);
    on('progress', report);
    on('seeked', report);
    on('timeupdate', () => {
      if (deck.seekTo === null) report();
      planHandOver();
    });
    on('playing', () => {
      cancelTimer();
      deck.hasRetried = false;
      if (isWanted) events.onStatus('playing');
    });
    on('waiting', () => {
      if (!isWanted || deck.element.ended) return;
      events.onStatus('loading');
      watch();
    });
    // A pause that nobody here asked for: headphones were pulled out, a call came in.
    on('pause', () => {
      if (!isWanted || !deck.element.paused || deck.element.ended || deck.element.error) return;
      cancelTimer();
      isWanted = false;
      events.onStatus('paused');
    });
    on('ended', () => {
      cancelTimer();
      report();
      events.onStatus('ended');
    });
    deck.element.addEventListener(
      'error',
      () => {
        if (!deck.sound || !deck.element.error) return;
        if (deck !== active) {
          refused = deck.sound.id;
          empty(deck);
          return;
        }
        const isPassing = deck.element.error.code === networkError || position(deck) > 0;
        if (!isPassing || deck.hasRetried) {
          giveUp();
          return;
        }
        if (isWanted) events.onStatus('loading');
        const resumeAt = position(deck);
        cancelTimer();
        cancelTimer = clock.after(retryDelay, () => {
          deck.seekTo = resumeAt;
          retry();
        });
      },
      { signal: disposal.signal },
    );
  };
  decks.forEach(listen);
  for (const { element } of decks) element.preservesPitch = true;

  return {
    load(sound, options) {
      cancelTimer();
      cancelHandOver();
      finishLeaving();
      refused = null;
      if (standby.sound?.id === sound.id && standby.sound.url === sound.url) {
        const isEnding = !active.element.paused && remaining(active) <= 2 * handOverBefore;
        [active, standby] = [standby, active];
        const { sound: left } = standby;
        // The rest of a sound that was handed over early is played to its end.
        if (isEnding) leave(standby, left);
        else empty(standby);
        if (options.position > 0) this.seek(options.position);
      } else {
        place(active, sound, options.position);
      }
      active.hasRetried = false;
      isWanted = options.play;
      report();
      if (options.play) begin();
      else events.onStatus('paused');
    },
    preload(sound) {
      finishLeaving();
      if (sound?.id === standby.sound?.id && sound?.url === standby.sound?.url) return;
      empty(standby);
      if (sound && sound.id !== refused) place(standby, sound, 0);
    },
    play() {
      if (!active.sound) return;
      isWanted = true;
      begin();
    },
    pause() {
      cancelTimer();
      cancelHandOver();
      finishLeaving();
      if (!active.sound) return;
      isWanted = false;
      active.element.pause();
      events.onStatus('paused');
    },
    seek(target) {
      if (!active.sound) return;
      const limited = Math.min(Math.max(0, target), duration(active));
      if (active.element.readyState >= haveMetadata) active.element.currentTime = limited / 1000;
      else active.seekTo = limited;
      report();
    },
    setVolume(volume) {
      // Hearing is nearer to the square than to the straight line.
      for (const { element } of decks) element.volume = volume ** 2;
    },
    setMuted(isMuted) {
      for (const { element } of decks) element.muted = isMuted;
    },
    setRate(next) {
      rate = next;
      for (const { element } of decks) element.playbackRate = next;
    },
    unload() {
      cancelTimer();
      cancelHandOver();
      finishLeaving();
      isWanted = false;
      decks.forEach(empty);
    },
    dispose() {
      this.unload();
      disposal.abort();
    },
  };
}
