import type { StoreApi } from 'zustand/vanilla';
import { advance } from '../queue/queue.ts';
import type { CurrentQueue } from './currentQueue.ts';
import type { CurrentTrack } from './currentTrack.ts';
import type { Engine } from '../engine/engine.ts';
import type { PlayerState } from './PlayerState.ts';
import type { ReadAhead } from './readAhead.ts';
import type { SimilarMusic } from './similarMusic.ts';
import type { SleepControl } from './sleepTimer.ts';

/** Decides what plays after the end of a track. */
export interface Continuation {
  afterTrack(): void;
  /** Whether the queue has ended and more music may still be found. */
  isAwaited(): boolean;
  /** More music was found, or there is none. */
  settled(): void;
  /** More music cannot be loaded. */
  failed(): void;
  /** Does not wait for more music any more. */
  cancel(): void;
}

interface ContinuationOptions {
  state: StoreApi<PlayerState>;
  queue: CurrentQueue;
  track: CurrentTrack;
  engine: Engine;
  readAhead: ReadAhead;
  similar: SimilarMusic;
  sleep: SleepControl;
}

export function createContinuation(options: ContinuationOptions): Continuation {
  const { state, queue, track, engine, readAhead, similar, sleep } = options;
  let isAwaited = false;

  const finish = () => {
    isAwaited = false;
    state.setState({ status: 'ended' });
    if (sleep.endsWithQueue()) sleep.stopped();
  };

  /** Waits for more music: the rest of the context, or similar music after it. */
  const awaitMore = () => {
    isAwaited = true;
    state.setState({ status: 'loading' });
    readAhead.read();
    similar.find();
  };

  /** Stops after a track. Play goes on with the next one. */
  const sleepAfterTrack = () => {
    const next = advance(queue.get(), false);
    if (next) track.load(next, false);
    else finish();
    sleep.stopped();
  };

  const afterTrack = () => {
    if (sleep.endsWithTrack()) {
      sleepAfterTrack();
      return;
    }
    const next = advance(queue.get(), true) ?? similar.next();
    if (next === queue.get()) {
      engine.seek(0);
      engine.play();
    } else if (next) {
      track.load(next, true);
    } else if (readAhead.hasMore() || similar.mayCome()) {
      awaitMore();
    } else {
      finish();
    }
  };

  return {
    afterTrack,
    isAwaited: () => isAwaited,
    settled() {
      if (isAwaited) afterTrack();
    },
    failed() {
      if (isAwaited) finish();
    },
    cancel() {
      isAwaited = false;
    },
  };
}
