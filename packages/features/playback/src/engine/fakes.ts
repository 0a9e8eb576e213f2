import type { Clock } from './Clock.ts';
import type { MediaElement } from './MediaElement.ts';

/** A clock that a test advances. */
export function createFakeClock(): Clock & { advance(milliseconds: number): void } {
  let time = 0;
  let serial = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => time,
    after(delay, run) {
      serial += 1;
      const id = serial;
      timers.set(id, { at: time + delay, run });
      return () => timers.delete(id);
    },
    advance(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        const due = [...timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
        if (!due) break;
        timers.delete(due[0]);
        time = due[1].at;
        due[1].run();
      }
      time = end;
    },
  };
}

/** A fake media element, which plays as far as `tick` advances it. */
export class FakeMediaElement extends EventTarget implements MediaElement {
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  ended = false;
  volume = 1;
  muted = false;
  playbackRate = 1;
  preservesPitch = true;
  preload: MediaElement['preload'] = '';
  error: MediaError | null = null;
  readyState = 0;
  /** The number of `load` calls without a source, which unlock the element in a user gesture. */
  unlocks = 0;
  plays = 0;
  bufferedTo = 0;
  /** Determines the result of a source: its duration in seconds, or a failure of `play` or of the source. */
  behaviour: (url: string) => number | 'broken' | 'blocked' | 'silent';
  #src = '';

  constructor(behaviour: FakeMediaElement['behaviour'] = () => 180) {
    super();
    this.behaviour = behaviour;
  }

  get src() {
    return this.#src;
  }

  set src(url: string) {
    this.#src = url;
    this.load();
  }

  get buffered(): TimeRanges {
    const end = this.bufferedTo;
    return { length: end > 0 ? 1 : 0, start: () => 0, end: () => end };
  }

  removeAttribute() {
    this.#src = '';
  }

  load() {
    this.paused = true;
    this.ended = false;
    this.currentTime = 0;
    this.readyState = 0;
    this.duration = Number.NaN;
    this.error = null;
    if (!this.#src) {
      this.unlocks += 1;
      return;
    }
    const url = this.#src;
    queueMicrotask(() => {
      if (this.#src !== url) return;
      const outcome = this.behaviour(url);
      if (outcome === 'broken') this.fail();
      else if (outcome !== 'silent') this.#ready(outcome === 'blocked' ? 180 : outcome);
    });
  }

  #ready(duration: number) {
    this.duration = duration;
    this.readyState = 4;
    this.#emit('loadedmetadata');
    this.#emit('durationchange');
    this.#emit('canplay');
    if (!this.paused) this.#emit('playing');
  }

  play(): Promise<void> {
    this.plays += 1;
    if (this.behaviour(this.#src) === 'blocked') {
      return Promise.reject(new DOMException('A gesture is needed', 'NotAllowedError'));
    }
    this.paused = false;
    this.ended = false;
    if (this.readyState >= 3) queueMicrotask(() => this.#emit('playing'));
    return Promise.resolve();
  }

  pause() {
    this.paused = true;
  }

  /** Advances playback by a number of seconds, or to the end. */
  tick(seconds: number) {
    this.currentTime = Math.min(this.duration, this.currentTime + seconds * this.playbackRate);
    this.#emit('timeupdate');
    if (this.currentTime >= this.duration) {
      this.ended = true;
      this.paused = true;
      this.#emit('ended');
    }
  }

  stall() {
    this.#emit('waiting');
  }

  fail(code = 4) {
    this.error = { code, message: '' } as MediaError;
    this.#emit('error');
  }

  #emit(type: string) {
    this.dispatchEvent(new Event(type));
  }
}
