import { systemClock, type Clock } from './Clock.ts';
import { createEndWatch } from './endWatch.ts';
import type { EndingSound, FollowingSound } from './ExactJoins.ts';
import type { MediaElement } from './MediaElement.ts';
import type { PlayerProgress } from './PlayerState.ts';
import type { DeckIndex } from './DeckIndex.ts';
import { createElementOutput, type SoundOutput } from './SoundOutput.ts';

/** One audio file to play. `id` distinguishes queue entries with the same file. */
export interface Sound {
  id: string;
  url: string;
  /** The duration of the catalogue in ms, used until the file's metadata is loaded. */
  duration: number;
  /** The gain that evens the loudness, as a factor. @default 1 */
  gain?: number;
}

/**
 * How the next sound begins: `overlap` ms before the end of the current one with a cross-fade, at the sample after its
 * last one where the output can, or when it has ended.
 */
export type Join = { overlap: number } | 'exact' | 'ended';

export interface EngineEvents {
  onStatus(status: 'loading' | 'playing' | 'paused' | 'ended'): void;
  onProgress(progress: PlayerProgress): void;
  /** The sound has been loading for a long time. */
  onSlow(): void;
  /** The sound has ended before its time: a part of its file is missing. Called before its end. */
  onCut(): void;
  /** The sound cannot be played, after all retries. */
  onFailure(): void;
}

/**
 * Plays one sound at a time and preloads the next. It uses two decks, each with a media element, and a transition swaps
 * them.
 */
export interface Engine {
  load(sound: Sound, options: { position: number; play: boolean }): void;
  /** Preloads the sound that will be loaded next. @default join 'ended' */
  preload(sound: Sound | null, join?: Join): void;
  play(): void;
  pause(): void;
  seek(position: number): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  setRate(rate: number): void;
  /** Changes the gain of the current sound. */
  setGain(gain: number): void;
  /** Fades the current sound out. A play, load or seek ends the fade. */
  fadeOut(milliseconds: number): void;
  endFade(): void;
  /** Replaces the output, for example by one that can do more. */
  useOutput(next: SoundOutput): void;
  /** Releases all sounds and their connections. */
  unload(): void;
  dispose(): void;
}

interface Deck {
  readonly index: DeckIndex;
  readonly element: MediaElement;
  /** How the sound begins after the one of the other deck. */
  join: Join;
  sound: Sound | null;
  /** The position to seek to once the metadata is loaded, in ms. */
  seekTo: number | null;
  /** The position in ms at which the sound was loaded again; null once it has played on. */
  retriedAt: number | null;
}

/** A stall of this length, in ms, reloads the sound. A second one is a failure. */
const stallLimit = 20_000;
/** After this time in ms the slow loading is reported. */
const slowAfter = 8000;
/** A timer of a cross-fade may be late by this many ms. */
const timerDelay = 30;
/**
 * `timeupdate` fires about every 250 ms. The last event within this many ms of the end starts the timer of the
 * transition.
 */
const lastUpdate = 400;
const retryDelay = 1000;
/** A sound that was loaded again has recovered when it has played this far, in ms. */
const recovered = 3000;
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

/** Makes the engine from two media elements. It plays and requests nothing before the first `load`. */
export function createEngine(
  elements: readonly [MediaElement, MediaElement],
  events: EngineEvents,
  clock: Clock = systemClock,
): Engine {
  const decks = elements.map((element, index): Deck => ({
    index: index as DeckIndex,
    element,
    join: 'ended',
    sound: null,
    seekTo: null,
    retriedAt: null,
  }));
  let output: SoundOutput = createElementOutput(elements, clock);
  let volume = 1;
  let [active, standby] = decks as [Deck, Deck];
  /** Whether playback is requested, regardless of the state of the elements. */
  let isWanted = false;
  let rate = 1;
  let isMuted = false;
  /** Whether the music fades out. */
  let isFading = false;
  /** Whether the next sound is heard already, which is to be loaded now. */
  let hasJoined = false;
  /** The id of a sound whose preload failed. It is not preloaded again. */
  let refused: string | null = null;
  let cancelTimer = () => {};
  let cancelTransition = () => {};
  /** Empties the deck whose sound was replaced early. */
  let finishLeaving = () => {};
  let isLeaving = false;
  const disposal = new AbortController();
  const endWatch = createEndWatch(clock);

  const place = (deck: Deck, sound: Sound, position: number) => {
    deck.sound = sound;
    deck.seekTo = position > 0 ? position : null;
    deck.element.preload = 'auto';
    deck.element.src = sound.url;
    output.endFade(deck.index);
    output.endDelay(deck.index);
    output.setGain(deck.index, sound.gain ?? 1);
    // Loading resets the rate of an element.
    deck.element.playbackRate = rate;
  };

  const empty = (deck: Deck) => {
    if (!deck.sound) return;
    deck.sound = null;
    deck.seekTo = null;
    deck.join = 'ended';
    deck.element.pause();
    deck.element.removeAttribute('src');
    deck.element.load();
  };

  const duration = ({ element, sound }: Deck) =>
    Number.isFinite(element.duration) && element.duration > 0
      ? element.duration * 1000
      : (sound?.duration ?? 0);
  /** What is heard may come later than what the element plays. */
  const position = ({ element, seekTo, index }: Deck) =>
    seekTo ?? Math.max(0, element.currentTime * 1000 - output.delayOf(index));

  const report = () =>
    events.onProgress({
      position: position(active),
      duration: duration(active),
      buffered: Math.min(bufferedEnd(active.element), duration(active)),
    });

  const retry = () => {
    if (!active.sound) return;
    active.retriedAt = position(active);
    place(active, active.sound, active.retriedAt);
    if (isWanted) begin();
  };

  const giveUp = () => {
    cancelTimer();
    isWanted = false;
    events.onFailure();
  };

  const watch = () => {
    cancelTimer();
    const cancelStall = clock.after(stallLimit, () => (active.retriedAt === null ? retry() : giveUp()));
    const cancelSlow = clock.after(slowAfter, () => {
      if (isWanted && active.retriedAt === null) events.onSlow();
    });
    cancelTimer = () => {
      cancelStall();
      cancelSlow();
    };
  };

  const overlap = ({ join }: Deck) => (typeof join === 'object' ? join.overlap : 0);

  const remaining = ({ element, index }: Deck) =>
    ((element.duration - element.currentTime) * 1000) / (element.playbackRate || 1) + output.delayOf(index);

  /** Reports a sound that ends, or is faded from, before its time. */
  const watchEnd = (sound: Sound | null, early = 0) => {
    if (sound && endWatch.isTooShort(sound.duration - early)) events.onCut();
  };

  /** The sound has ended, as the listener hears it. */
  const end = (sound: Sound | null) => {
    if (active.sound !== sound || !isWanted) return;
    cancelTimer();
    report();
    events.onStatus('ended');
  };

  /** Lets the output join the next sound on the audio clock. */
  const approachJoin = () => {
    const [deck, next] = [active, standby];
    const { joins } = output;
    if (!joins || next.join !== 'exact' || !deck.sound || !next.sound || !isWanted || isFading) return;
    if (rate !== 1 || next.element.readyState < haveFutureData || !Number.isFinite(remaining(deck))) return;
    const { sound } = deck;
    const side = ({ index, element, sound: placed }: Deck) => ({
      deck: index,
      url: placed?.url ?? '',
      duration: duration({ index, element, sound: placed } as Deck),
      gain: placed?.gain ?? 1,
      position: () => element.currentTime,
    });
    const ending: EndingSound = {
      ...side(deck),
      left: () => remaining(deck),
      onEnd() {
        hasJoined = true;
        if (active.sound === sound) watchEnd(sound);
        end(sound);
      },
    };
    const following: FollowingSound = {
      ...side(next),
      start: () => void next.element.play().catch(() => {}),
      skip(seconds) {
        next.element.currentTime += seconds;
      },
    };
    joins.approach(ending, following);
  };

  /**
   * Gives the signal back to the elements, because something else than the join is asked for. The position that is heard
   * stays, unless another one is set.
   */
  const leaveJoin = (keepsPosition = true) => {
    hasJoined = false;
    if (output.joins?.following() === standby.index) {
      // It has been started ahead of time.
      standby.element.pause();
      standby.element.currentTime = 0;
    }
    output.joins?.cancel();
    if (output.delayOf(active.index) === 0) return;
    const heard = position(active) / 1000;
    output.endDelay(active.index);
    if (keepsPosition && active.seekTo === null) active.element.currentTime = heard;
  };

  /** Starts the cross-fade to the sound that is preloaded on the other deck in time. */
  const scheduleTransition = () => {
    cancelTransition();
    const deck = active;
    const { sound } = deck;
    const isReady = standby.sound !== null && standby.element.readyState >= haveFutureData;
    const left = remaining(deck);
    const early = overlap(standby);
    if (!isReady || !isWanted || early === 0 || !(left < lastUpdate + early)) return;
    cancelTransition = clock.after(Math.max(0, left - early), () => {
      if (deck !== active || deck.sound !== sound || !isWanted || remaining(deck) > early + timerDelay)
        return;
      cancelTimer();
      watchEnd(sound, early);
      events.onStatus('ended');
    });
  };

  const leave = (deck: Deck, sound: Sound | null, after: number) => {
    const cancel = clock.after(after, () => finishLeaving());
    isLeaving = true;
    finishLeaving = () => {
      cancel();
      isLeaving = false;
      finishLeaving = () => {};
      if (deck.sound === sound) empty(deck);
    };
  };

  function begin() {
    const { element, sound } = active;
    output.resume();
    if (element.readyState < haveFutureData) {
      events.onStatus('loading');
      watch();
    }
    element.play().catch((error: unknown) => {
      // Other failures of the sound are reported by an `error` event.
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
      if (deck.seekTo === null) {
        report();
        endWatch.moved(position(deck), rate);
      }
      // It may fail in the same place again.
      if (deck.retriedAt !== null && Math.abs(position(deck) - deck.retriedAt) > recovered)
        deck.retriedAt = null;
      scheduleTransition();
      approachJoin();
    });
    on('playing', () => {
      cancelTimer();
      if (isWanted) events.onStatus('playing');
    });
    on('waiting', () => {
      if (!isWanted || deck.element.ended) return;
      events.onStatus('loading');
      watch();
    });
    // A pause that was not requested here, for example when headphones are unplugged or a call comes in.
    on('pause', () => {
      if (!isWanted || !deck.element.paused || deck.element.ended || deck.element.error) return;
      cancelTimer();
      isWanted = false;
      events.onStatus('paused');
    });
    on('ended', () => {
      // The end of the join is heard later.
      if (output.joins?.following() === standby.index) return;
      const late = output.delayOf(deck.index);
      const { sound } = deck;
      cancelTransition();
      watchEnd(sound);
      if (late > 0) cancelTransition = clock.after(late, () => end(sound));
      else {
        cancelTimer();
        report();
        events.onStatus('ended');
      }
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
        if (!isPassing || deck.retriedAt !== null) {
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
      cancelTransition();
      finishLeaving();
      refused = null;
      if (standby.sound?.id === sound.id && standby.sound.url === sound.url) {
        const fades = overlap(standby);
        const isEnding = !active.element.paused && remaining(active) <= fades + timerDelay;
        const isJoined = hasJoined && output.joins?.following() === standby.index;
        if (!isJoined) leaveJoin(false);
        hasJoined = false;
        [active, standby] = [standby, active];
        const { sound: left } = standby;
        output.endFade(active.index);
        output.setGain(active.index, sound.gain ?? 1);
        if (isJoined) events.onStatus('playing');
        // The rest of a sound that is cross-faded is played to its end.
        if (!isEnding || fades === 0) empty(standby);
        else {
          output.fade(standby.index, 'out', fades);
          output.fade(active.index, 'in', fades);
          leave(standby, left, fades + 4 * timerDelay);
        }
        active.join = 'ended';
        if (options.position > 0) this.seek(options.position);
      } else {
        leaveJoin(false);
        place(active, sound, options.position);
      }
      isFading = false;
      endWatch.restart();
      active.retriedAt = null;
      isWanted = options.play;
      report();
      if (options.play) begin();
      else events.onStatus('paused');
    },
    preload(sound, join = 'ended') {
      if (sound?.id === standby.sound?.id && sound?.url === standby.sound?.url) {
        standby.join = join;
        return;
      }
      // The other deck plays a sound to its end. The next report of the position preloads again.
      if (isLeaving) return;
      if (output.joins?.following() === standby.index) leaveJoin();
      empty(standby);
      if (!sound || sound.id === refused) return;
      place(standby, sound, 0);
      standby.join = join;
    },
    play() {
      if (!active.sound) return;
      output.endFade(active.index);
      isFading = false;
      isWanted = true;
      begin();
    },
    pause() {
      cancelTimer();
      cancelTransition();
      finishLeaving();
      if (!active.sound) return;
      isWanted = false;
      leaveJoin();
      active.element.pause();
      events.onStatus('paused');
    },
    seek(target) {
      if (!active.sound) return;
      const limited = Math.min(Math.max(0, target), duration(active));
      leaveJoin(false);
      endWatch.restart();
      if (active.element.readyState >= haveMetadata) active.element.currentTime = limited / 1000;
      else active.seekTo = limited;
      report();
    },
    setVolume(next) {
      // Perceived loudness is closer to the square than to a linear scale.
      volume = next ** 2;
      output.setVolume(volume);
    },
    setGain(gain) {
      if (!active.sound) return;
      if (active.sound.gain === gain) return;
      if (output.joins?.following() != null) leaveJoin();
      active.sound.gain = gain;
      output.setGain(active.index, gain);
    },
    fadeOut(milliseconds) {
      if (output.joins?.following() != null) leaveJoin();
      isFading = true;
      output.fade(active.index, 'out', milliseconds);
    },
    endFade() {
      isFading = false;
      output.endFade(active.index);
    },
    useOutput(next) {
      output.dispose();
      output = next;
      output.setVolume(volume);
      output.setMuted(isMuted);
      for (const { index, sound } of decks) output.setGain(index, sound?.gain ?? 1);
      if (isWanted) output.resume();
    },
    setMuted(next) {
      isMuted = next;
      output.setMuted(isMuted);
    },
    setRate(next) {
      if (next !== 1) leaveJoin();
      rate = next;
      for (const { element } of decks) element.playbackRate = next;
    },
    unload() {
      cancelTimer();
      cancelTransition();
      finishLeaving();
      isWanted = false;
      leaveJoin(false);
      decks.forEach(empty);
    },
    dispose() {
      this.unload();
      output.dispose();
      disposal.abort();
    },
  };
}
