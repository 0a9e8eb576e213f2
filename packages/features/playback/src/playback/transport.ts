import type { StoreApi } from 'zustand/vanilla';
import { advance, jump, retreat, rewind } from '../queue/queue.ts';
import type { Autosave } from './autosave.ts';
import type { Continuation } from './continuation.ts';
import type { CurrentQueue } from './currentQueue.ts';
import type { CurrentTrack } from './currentTrack.ts';
import type { Engine } from '../engine/engine.ts';
import type { Failures } from './failures.ts';
import type { OutputControl } from './outputControl.ts';
import type { Ownership } from './ownership.ts';
import type { PlayerCommands, PlayerProgress, PlayerState } from './PlayerState.ts';
import type { ReadAhead } from './readAhead.ts';
import type { SimilarMusic } from './similarMusic.ts';
import type { StartContext } from './startContext.ts';

/** The commands that start, stop and move the playback. */
type Transport = Pick<
  PlayerCommands,
  'toggle' | 'resume' | 'pause' | 'next' | 'previous' | 'seek' | 'jumpTo'
>;

interface TransportOptions {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  queue: CurrentQueue;
  track: CurrentTrack;
  engine: Engine;
  failures: Failures;
  continuation: Continuation;
  startContext: StartContext;
  readAhead: ReadAhead;
  similar: SimilarMusic;
  ownership: Ownership;
  outputs: OutputControl;
  autosave: Autosave;
  isPlaying: () => boolean;
}

/** 'Previous' restarts a track after this time, in ms. */
const restartAfter = 3000;

export function createTransport(options: TransportOptions): Transport {
  const { state, progress, queue, track, engine, failures, continuation, startContext } = options;
  const { readAhead, similar, ownership, outputs, autosave, isPlaying } = options;

  const transport: Transport = {
    toggle() {
      if (isPlaying()) transport.pause();
      else transport.resume();
    },
    resume() {
      if (!queue.get().current || isPlaying()) return;
      failures.reset();
      if (state.getState().status === 'ended') {
        track.load(rewind(queue.get()), true);
      } else if (track.isLoaded()) {
        ownership.acquirePlayback();
        engine.play();
        outputs.needGraph();
      } else {
        track.load(queue.get(), true, progress.getState().position);
      }
    },
    pause() {
      failures.cancel();
      startContext.cancel();
      continuation.cancel();
      if (!queue.get().current) return;
      engine.pause();
      if (isPlaying()) state.setState({ status: 'paused' });
      autosave.flush();
    },
    next() {
      failures.reset();
      const next = advance(queue.get(), false);
      if (next) {
        track.load(next, true);
      } else if (readAhead.hasMore() || similar.next() || similar.mayCome()) {
        engine.pause();
        continuation.afterTrack();
      }
    },
    previous() {
      failures.reset();
      const before = progress.getState().position > restartAfter ? null : retreat(queue.get());
      if (before) track.load(before, true);
      else if (state.getState().status === 'ended') track.load(queue.get(), true);
      else transport.seek(0);
    },
    seek(position) {
      const { duration } = progress.getState();
      const target = Math.min(Math.max(0, position), duration);
      if (track.isLoaded()) engine.seek(target);
      else progress.setState({ position: target });
      if (state.getState().status === 'ended') state.setState({ status: 'paused' });
      autosave.positionChanged();
    },
    jumpTo(key) {
      failures.reset();
      if (key === queue.get().current?.key) {
        transport.seek(0);
        transport.resume();
        return;
      }
      const next = jump(queue.get(), key);
      if (next !== queue.get()) track.load(next, true);
    },
  };
  return transport;
}
