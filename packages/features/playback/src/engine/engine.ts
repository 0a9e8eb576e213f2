import { systemClock, type Clock } from './Clock.ts';
import { createDeck, type Deck } from './Deck.ts';
import { listenToDeck } from './deckEvents.ts';
import { createDeckJoin } from './deckJoin.ts';
import type { EngineEvents, EngineState } from './EngineState.ts';
import { createLeavingDeck } from './leavingDeck.ts';
import { createLoadWatch } from './loadWatch.ts';
import type { MediaElement } from './MediaElement.ts';
import { haveFutureData, haveMetadata } from './readiness.ts';
import type { Join, Sound } from './Sound.ts';
import { createSoundEnd, timerDelay } from './soundEnd.ts';
import { createElementOutput, type SoundOutput } from './SoundOutput.ts';

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
  const shared = { output: () => engine.output, rate: () => engine.rate };
  const decks = [createDeck(0, elements[0], shared), createDeck(1, elements[1], shared)] as const;
  const engine: EngineState = {
    active: decks[0],
    standby: decks[1],
    output: createElementOutput(elements, clock),
    isWanted: false,
    isFading: false,
    rate: 1,
  };
  let volume = 1;
  let isMuted = false;
  /** The id of a sound whose preload failed. It is not preloaded again. */
  let refused: string | null = null;
  const disposal = new AbortController();

  const report = () => {
    const { active } = engine;
    events.onProgress({
      position: active.position(),
      duration: active.duration(),
      buffered: Math.min(bufferedEnd(active.element), active.duration()),
    });
  };

  const loadWatch = createLoadWatch({ engine, events, clock, begin });
  const soundEnd = createSoundEnd({ engine, events, clock, loadWatch, report });
  const deckJoin = createDeckJoin({ engine, onJoined: soundEnd.joined });
  const leavingDeck = createLeavingDeck(clock);

  function begin() {
    const { element, sound } = engine.active;
    engine.output.resume();
    if (element.readyState < haveFutureData) {
      events.onStatus('loading');
      loadWatch.watch();
    }
    element.play().catch((error: unknown) => {
      // Other failures of the sound are reported by an `error` event.
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!isRefused || engine.active.sound !== sound || !engine.isWanted) return;
      loadWatch.cancel();
      engine.isWanted = false;
      events.onStatus('paused');
    });
  }

  /** Plays the sound that is preloaded on the other deck. */
  function swap(sound: Sound) {
    const { active: left, standby: next, output } = engine;
    const overlap = next.overlap();
    const isEnding = !left.element.paused && left.remaining() <= overlap + timerDelay;
    const isJoined = deckJoin.take();
    engine.active = next;
    engine.standby = left;
    output.endFade(next.index);
    output.setGain(next.index, sound.gain ?? 1);
    if (isJoined) events.onStatus('playing');
    // The rest of a sound that is cross-faded is played to its end.
    if (!isEnding || overlap === 0) {
      left.empty();
    } else {
      output.fade(left.index, 'out', overlap);
      output.fade(next.index, 'in', overlap);
      leavingDeck.leave(left, overlap + 4 * timerDelay);
    }
    next.join = 'ended';
  }

  const onRefused = (deck: Deck) => {
    refused = deck.sound?.id ?? null;
    deck.empty();
  };
  const { signal } = disposal;
  for (const deck of decks) {
    listenToDeck(deck, { engine, events, loadWatch, soundEnd, deckJoin, report, onRefused, signal });
    deck.element.preservesPitch = true;
  }

  return {
    load(sound, { play, position: wanted }) {
      const options = { play, position: wanted < (sound.until ?? Infinity) ? wanted : 0 };
      loadWatch.cancel();
      soundEnd.cancel();
      leavingDeck.finish();
      refused = null;
      const { standby } = engine;
      if (standby.sound?.id === sound.id && standby.sound.url === sound.url) {
        swap(sound);
        if (options.position > 0) this.seek(options.position);
      } else {
        deckJoin.leave(false);
        engine.active.place(sound, options.position);
      }
      engine.isFading = false;
      soundEnd.restart();
      engine.active.retriedAt = null;
      engine.isWanted = options.play;
      report();
      if (options.play) begin();
      else events.onStatus('paused');
    },
    preload(sound, join = 'ended') {
      const { standby } = engine;
      if (sound?.id === standby.sound?.id && sound?.url === standby.sound?.url) {
        standby.join = join;
        return;
      }
      // The other deck plays a sound to its end. The next report of the position preloads again.
      if (leavingDeck.isLeaving()) return;
      if (deckJoin.isRunning()) deckJoin.leave();
      standby.empty();
      if (!sound || sound.id === refused) return;
      standby.place(sound, 0);
      standby.join = join;
    },
    play() {
      if (!engine.active.sound) return;
      engine.output.endFade(engine.active.index);
      engine.isFading = false;
      engine.isWanted = true;
      begin();
    },
    pause() {
      loadWatch.cancel();
      soundEnd.cancel();
      leavingDeck.finish();
      if (!engine.active.sound) return;
      engine.isWanted = false;
      deckJoin.leave();
      engine.active.element.pause();
      events.onStatus('paused');
    },
    seek(target) {
      const { active } = engine;
      if (!active.sound) return;
      const limited = Math.min(Math.max(0, target), active.duration());
      deckJoin.leave(false);
      soundEnd.restart();
      if (active.element.readyState >= haveMetadata) active.element.currentTime = limited / 1000;
      else active.seekTo = limited;
      report();
    },
    setVolume(next) {
      // Perceived loudness is closer to the square than to a linear scale.
      volume = next ** 2;
      engine.output.setVolume(volume);
    },
    setGain(gain) {
      const { active, output } = engine;
      if (!active.sound || active.sound.gain === gain) return;
      if (output.joins?.following() != null) deckJoin.leave();
      active.sound.gain = gain;
      output.setGain(active.index, gain);
    },
    fadeOut(milliseconds) {
      const { active, output } = engine;
      if (output.joins?.following() != null) deckJoin.leave();
      engine.isFading = true;
      output.fade(active.index, 'out', milliseconds);
    },
    endFade() {
      engine.isFading = false;
      engine.output.endFade(engine.active.index);
    },
    useOutput(next) {
      engine.output.dispose();
      engine.output = next;
      next.setVolume(volume);
      next.setMuted(isMuted);
      for (const { index, sound } of decks) next.setGain(index, sound?.gain ?? 1);
      if (engine.isWanted) next.resume();
    },
    setMuted(next) {
      isMuted = next;
      engine.output.setMuted(isMuted);
    },
    setRate(next) {
      if (next !== 1) deckJoin.leave();
      engine.rate = next;
      for (const { element } of decks) element.playbackRate = next;
    },
    unload() {
      loadWatch.cancel();
      soundEnd.cancel();
      leavingDeck.finish();
      engine.isWanted = false;
      deckJoin.leave(false);
      for (const deck of decks) deck.empty();
    },
    dispose() {
      this.unload();
      engine.output.dispose();
      disposal.abort();
    },
  };
}
