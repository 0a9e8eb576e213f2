import type { EndingSound, ExactJoins, FollowingSound, JoinedSound } from './ExactJoins.ts';
import { findOffset } from './findOffset.ts';
import type { DeckIndex } from './DeckIndex.ts';
import { scheduleAhead } from './scheduleAhead.ts';
import { concatenate, copyPart, mixOf } from './soundParts.ts';

/** The part of a graph that belongs to a deck. */
interface JoinDeck {
  /** Sends the signal of the element, before the delay. */
  readonly tap: AudioWorkletNode;
  readonly delay: DelayNode;
  /** Whether the element is heard. */
  readonly heard: GainNode;
}

export interface ExactJoinOptions {
  context: AudioContext;
  /** Where sounds join the graph. */
  input: AudioNode;
  decks: readonly [JoinDeck, JoinDeck];
  /** @default reads the file, which the element has loaded already, and decodes it */
  decode?: (url: string, signal: AbortSignal) => Promise<AudioBuffer>;
}

/** Both parts of a decoded sound that a join needs. */
interface Parts {
  url: string;
  /** Length of the whole sound in frames. */
  length: number;
  head: AudioBuffer;
  tail: AudioBuffer;
}

/** Longer sounds take too much memory while they are decoded: 10 minutes of stereo are 230 MB. */
const longest = 600_000;
/** Lengths of the parts that are kept, in s. */
const headTime = 20;
const tailTime = 14;
/** Decoding begins this many ms before the end, and the signal is taken over in the last ones. */
const decodeBefore = 45_000;
const takeOverBefore = 9000;
/** Nothing is taken over later than this many s before the end. */
const takeOverUntil = 0.6;
/** The time in which the signal changes between an element and a buffer that play the same, in s. */
const ramp = 0.02;
/** The next element starts this many s before the join, so that it can be delayed to the exact time. */
const lead = 0.15;
/** Samples that are compared, and the distance in s in which they are searched. */
const measured = 2048;
const reach = 0.5;
/** The lowest correlation of the same sound, decoded twice. Resampling moves it by a part of a sample. */
const lowestScore = 0.9;
/** Two searches that find the same place differ by at most this many samples, for the same reason. */
const agreement = 2;
/** Searches of a sound. One of music fails where an element waits for data, or where it fits in several places. */
const mostTries = 12;
/** The time between two searches, in ms. */
const pause = 150;
/** The power of silence. */
const silence = 1e-8;
/** The longest time for the signal of an element, in ms. */
const tapLimit = 1500;

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(0, milliseconds));
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('The join was cancelled', 'AbortError'));
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/**
 * Joins two sounds in one buffer (PLAYER-16). Both are decoded; the signal of the first element is found in its decoded
 * sound by correlation, and a buffer with its end and the beginning of the next sound takes over at that sample. The next
 * element, which started a little early and is not heard, is found in its decoded sound too, delayed to the same time, and
 * takes over again. So the join does not depend on when an element starts, or on the delays of a browser or format.
 */
export function createExactJoins({ context, input, decks, decode }: ExactJoinOptions): ExactJoins & {
  dispose(): void;
} {
  const rate = context.sampleRate;
  const decoded = new Map<string, Promise<Parts>>();
  let running: { key: string; stop: AbortController } | null = null;
  let takenOver: { source: AudioBufferSourceNode; level: GainNode; deck: DeckIndex } | null = null;
  const now = () => Math.round(context.currentTime * rate);

  const read =
    decode ??
    (async (url: string, signal: AbortSignal) => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`The sound was not answered: ${response.status}`);
      return context.decodeAudioData(await response.arrayBuffer());
    });

  /** Reads and decodes a sound once, also when it is first the next and then the ending one. */
  const partsOf = (url: string, signal: AbortSignal): Promise<Parts> => {
    const known = decoded.get(url);
    if (known) return known;
    const made = read(url, signal).then((whole) => {
      const headLength = Math.min(whole.length, Math.round(headTime * rate));
      const tailLength = Math.min(whole.length, Math.round(tailTime * rate));
      return {
        url,
        length: whole.length,
        head: copyPart(whole, 0, headLength),
        tail: copyPart(whole, whole.length - tailLength, tailLength),
      };
    });
    made.catch(() => decoded.delete(url));
    decoded.set(url, made);
    // The ending sound and the next one.
    for (const key of decoded.keys()) if (decoded.size > 2) decoded.delete(key);
    return made;
  };

  /** The signal of an element from a frame of the context on. */
  const listen = (deck: DeckIndex, signal: AbortSignal) => {
    const { port } = decks[deck].tap;
    return Promise.race([
      new Promise<{ frame: number; samples: Float32Array }>((resolve) => {
        port.onmessage = ({ data }: MessageEvent<{ frame: number; samples: Float32Array }>) => resolve(data);
        port.postMessage(measured);
      }),
      wait(tapLimit, signal).then(() => null),
    ]);
  };

  /**
   * The frame of the context at which the first sample of a decoded part is heard, before the delay of its deck. `position`
   * is that of the element, in s from the beginning of the part. Two searches in a row must agree: an element that waited
   * for data between them plays later than before.
   */
  async function startOf(
    deck: DeckIndex,
    mix: Float32Array,
    position: () => number,
    signal: AbortSignal,
  ): Promise<number | null> {
    let before: number | null = null;
    let silent: number | null = null;
    for (let tries = 0; tries < mostTries; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const heard = await listen(deck, signal);
      if (!heard) return null;
      const expected = position() * rate - (now() - heard.frame);
      const found = findOffset(heard.samples, mix, expected, Math.round(reach * rate));
      const start = found && found.score >= lowestScore ? heard.frame - found.offset : null;
      if (start !== null && before !== null && Math.abs(start - before) <= agreement) return start;
      before = start;
      const power = heard.samples.reduce((sum, sample) => sum + sample * sample, 0) / measured;
      // Nobody hears where silence begins, but it may end before the take-over.
      silent = power < silence ? heard.frame - Math.round(expected) : null;
      // oxlint-disable-next-line no-await-in-loop
      await wait(pause, signal);
    }
    return silent;
  }

  const fade = (param: AudioParam, to: number, frame: number) => {
    const at = frame / rate;
    param.cancelScheduledValues(0);
    param.setValueAtTime(1 - to, at);
    param.linearRampToValueAtTime(to, at + ramp);
  };
  const setNow = (param: AudioParam, value: number) => {
    param.cancelScheduledValues(0);
    param.setValueAtTime(value, context.currentTime);
  };
  const onClock = (signal: AbortSignal) => ({ now, rate, pause: () => wait(pause, signal) });
  const untilFrame = (frame: number, signal: AbortSignal) => wait(((frame - now()) / rate) * 1000, signal);

  async function join(ending: EndingSound, following: FollowingSound, signal: AbortSignal) {
    await wait(ending.left() - decodeBefore, signal);
    const parts = await partsOf(ending.url, signal);
    const next = await partsOf(following.url, signal);
    // The sound may have waited for data in the meantime.
    while (ending.left() > takeOverBefore) {
      // oxlint-disable-next-line no-await-in-loop
      await wait(ending.left() - takeOverBefore + 50, signal);
    }
    const { tail } = parts;
    const tailStart = (parts.length - tail.length) / rate;
    // Made before the sound is searched: it takes time, in which the audio clock goes on.
    const buffer = concatenate(tail, ending.gain, next.head, following.gain);
    const tailMix = mixOf(tail);
    const start = await startOf(ending.deck, tailMix, () => ending.position() - tailStart, signal);
    if (start === null) return;
    const delay = Math.round(decks[ending.deck].delay.delayTime.value * rate);
    const end = start + delay + tail.length;
    const taken = await scheduleAhead((frame) => {
      const skipped = frame - (start + delay);
      if (skipped < 0 || end - frame < takeOverUntil * rate) return null;
      const source = new AudioBufferSourceNode(context, { buffer });
      const level = new GainNode(context, { gain: 0 });
      source.connect(level).connect(input);
      takenOver = { source, level, deck: following.deck };
      source.start(frame / rate, skipped / rate);
      fade(level.gain, 1, frame);
      fade(decks[ending.deck].heard.gain, 0, frame);
      return release;
    }, onClock(signal));
    if (taken === null) return;
    const { heard } = decks[following.deck];
    setNow(heard.gain, 0);
    decks[following.deck].delay.delayTime.value = 0;
    await untilFrame(end - Math.round(lead * rate), signal);
    following.start();
    await untilFrame(end, signal);
    ending.onEnd();
    await returnToElement(following, next, end, signal);
  }

  /** Delays the element of the next sound to the time of the buffer, and lets it take over. */
  async function returnToElement(following: FollowingSound, next: Parts, end: number, signal: AbortSignal) {
    const { deck, position } = following;
    const mix = mixOf(next.head);
    const last = end + next.head.length - Math.round(2 * rate);
    let delay = null as number | null;
    const setDelay = async (frames: number) => {
      delay = frames;
      decks[deck].delay.delayTime.value = frames / rate;
      // The delay line is filled first.
      await wait((frames / rate) * 1000 + 120, signal);
    };
    await wait(400, signal);
    let isSure = false;
    while (!isSure && now() < last) {
      // oxlint-disable-next-line no-await-in-loop
      const start = await startOf(deck, mix, position, signal);
      if (start === null) continue;
      const early = end - start;
      // An element that has just started may wait for data once more: it is found again where it was.
      if (delay !== null && Math.abs(early - delay) <= agreement) isSure = true;
      // oxlint-disable-next-line no-await-in-loop
      else if (early >= 0 && early < 0.9 * rate) await setDelay(early);
      else {
        following.skip(-early / rate + lead);
        // oxlint-disable-next-line no-await-in-loop
        await wait(500, signal);
      }
    }
    // Not found, as in one tone: the position of the element is the next best.
    if (delay === null)
      await setDelay(Math.min(0.9 * rate, Math.max(0, end - now() + Math.round(position() * rate))));
    const returned = await scheduleAhead((frame) => {
      if (!takenOver) return null;
      fade(takenOver.level.gain, 0, frame);
      fade(decks[deck].heard.gain, 1, frame);
      return () => {
        if (!takenOver) return;
        setNow(takenOver.level.gain, 1);
        setNow(decks[deck].heard.gain, 0);
      };
    }, onClock(signal));
    if (returned === null) {
      // The page is too busy for a ramp on the audio clock.
      release();
      return;
    }
    takenOver?.source.stop(returned / rate + ramp + 0.01);
    takenOver = null;
  }

  const release = () => {
    if (!takenOver) return;
    const { source, level } = takenOver;
    takenOver = null;
    level.gain.cancelScheduledValues(0);
    level.gain.setTargetAtTime(0, context.currentTime, ramp / 4);
    source.stop(context.currentTime + 2 * ramp);
    for (const { heard } of decks) {
      heard.gain.cancelScheduledValues(0);
      heard.gain.setTargetAtTime(1, context.currentTime, ramp / 4);
    }
  };
  const cancel = () => {
    running?.stop.abort();
    running = null;
    release();
  };

  return {
    approach(ending, following) {
      const key = `${ending.deck} ${ending.url} ${following.url}`;
      if (running?.key === key) return;
      // The end of a join may still sound: the next one waits for it.
      if (takenOver) return;
      cancel();
      const pairs: readonly JoinedSound[] = [ending, following];
      if (pairs.some(({ duration }) => duration > longest || duration < 3000)) return;
      const stop = new AbortController();
      running = { key, stop };
      join(ending, following, stop.signal).catch(() => {
        // Cancelled, or a sound that cannot be read or decoded: the elements play without it.
        if (running?.stop === stop) release();
      });
    },
    following: () => takenOver?.deck ?? null,
    cancel,
    dispose() {
      cancel();
      decoded.clear();
    },
  };
}
