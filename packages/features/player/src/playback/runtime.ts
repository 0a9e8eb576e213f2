import type { Track } from '@segno/data/contract';
import type { StoreApi } from 'zustand/vanilla';
import {
  advance,
  append,
  emptyQueue,
  following,
  jump,
  type Queue,
  type Random,
  retreat,
  rewind,
  start,
} from '../queue/queue.ts';
import { systemClock, type Clock } from './Clock.ts';
import { createChangeViewer } from './changeViewer.ts';
import { createEngine, type Sound } from './engine.ts';
import { createFailedTracks } from './failedTracks.ts';
import type { MediaElement } from './MediaElement.ts';
import { createAutosave } from './autosave.ts';
import type { Feed, OpenFeed } from './openFeed.ts';
import { createOwnership } from './ownership.ts';
import { readSaved } from './persistence.ts';
import type {
  PlayContext,
  PlayerCommands,
  PlayerNotice,
  PlayerProgress,
  PlayerState,
  QueueEntry,
} from './PlayerState.ts';
import { createQueueCommands } from './queueCommands.ts';
import { queueState } from './queueState.ts';
import { createReadAhead } from './readAhead.ts';
import { restoreSaved } from './restoreSaved.ts';
import { createSimilarMusic } from './similarMusic.ts';
import { createSoundSettings } from './soundSettings.ts';
import { createStartContext } from './startContext.ts';

export interface RuntimeOptions {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  media: readonly [MediaElement, MediaElement];
  openFeed: OpenFeed;
  storage: Storage | null;
  /** Whether the next track is preloaded before the current one ends. @default true */
  preloadsNext?: boolean;
  clock?: Clock;
  random?: Random;
}

export { feedsFrom } from './openFeed.ts';

export type Runtime = PlayerCommands & { dispose(): void };

const restartAfter = 3000;
/** The next track is preloaded when the rest of the current one is shorter than this, in ms, or fully buffered. */
const preloadBefore = 30_000;
/** More of a context is read when fewer tracks than this are left. */
const wantedAhead = 40;
/** The number of tracks to load while a shuffled context plays; they are shuffled into the upcoming tracks. */
const wantedToShuffle = 2000;

const soundOf = ({ key, track }: QueueEntry): Sound => ({
  id: key,
  url: track.source.url,
  duration: track.duration,
});
const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** The runtime of the player, loaded on first use. It restores the saved state and implements the commands. */
export function startRuntime(options: RuntimeOptions): Runtime {
  const { state, progress, media, openFeed, storage, preloadsNext = true } = options;
  const { clock = systemClock, random = Math.random } = options;
  let queue = emptyQueue;
  /** The key of the entry that is loaded in the engine. */
  let loadedKey: string | null = null;
  /** Whether the queue has ended and more music may still be found. */
  let isAwaitingMore = false;
  let cancelSkip = () => {};
  const failed = createFailedTracks();

  const notify = (notice: PlayerNotice) => state.setState({ notice });

  const engine = createEngine(
    media,
    {
      onStatus(status) {
        if (status === 'playing') failed.reset();
        if (status === 'ended') continueAfterTrack();
        else state.setState({ status });
      },
      onProgress(now) {
        progress.setState(now, true);
        autosave.positionChanged();
        const isNear = now.duration - now.position < preloadBefore;
        const isWhole = now.duration > 0 && now.buffered > now.duration - 1000;
        if (isNear || isWhole) prepare();
      },
      onSlow() {
        if (queue.current) notify({ type: 'slow', track: queue.current.track });
      },
      onFailure: skipFailed,
    },
    clock,
  );

  const ownership = createOwnership({
    state,
    progress,
    storage,
    commands: () => commands,
    pauseForOtherTab() {
      cancelSkip();
      const wasPlaying = isPlaying();
      if (wasPlaying) engine.pause();
      return wasPlaying;
    },
    notify,
  });

  const readAhead = createReadAhead({
    isWanted: () =>
      isAwaitingMore ||
      (queue.isShuffled ? queue.order.length < wantedToShuffle : queue.upcoming.length < wantedAhead),
    onTracks(tracks) {
      publish(append(queue, tracks, random));
      if (isAwaitingMore && tracks.length > 0) continueAfterTrack();
    },
    onEnd() {
      if (isAwaitingMore) continueAfterTrack();
      else autosave.queueChanged();
    },
    onFailure() {
      if (isAwaitingMore) finish();
    },
  });

  const similar = createSimilarMusic({
    openFeed,
    queue: () => queue,
    isWanted: () => state.getState().autoplay && !hasMore(),
    onSettled() {
      if (isAwaitingMore) continueAfterTrack();
    },
  });

  const autosave = createAutosave({
    storage,
    clock,
    isOwner: ownership.isOwner,
    savedState: () => {
      const { viewer: owner, autoplay, volume, isMuted, rate } = state.getState();
      const { feed, taken } = readAhead.place();
      return { owner, queue, taken: feed ? taken : null, autoplay, volume, isMuted, rate };
    },
    position: () => progress.getState().position,
  });

  function isPlaying() {
    const { status } = state.getState();
    return status === 'playing' || status === 'loading';
  }

  /** Whether the context has tracks that are not in the queue. */
  function hasMore() {
    return readAhead.place().feed !== null;
  }

  function publish(next: Queue) {
    queue = next;
    state.setState(queueState(next));
    autosave.queueChanged();
    readAhead.read();
  }

  /** Preloads the next track on the second deck. */
  function prepare() {
    if (!preloadsNext) return;
    const next = following(queue) ?? similar.next()?.current ?? null;
    engine.preload(next && next !== queue.current ? soundOf(next) : null);
    if (!next) similar.find();
  }

  /**
   * Publishes a change of the upcoming entries. A preloaded track that is no longer next is discarded; the new next one
   * is not preloaded before its time.
   */
  function arrange(next: Queue) {
    const before = following(queue);
    publish(next);
    if (before !== following(queue)) engine.preload(null);
  }

  /** Loads the current entry of a queue. */
  function loadCurrent(next: Queue, play: boolean, position = 0) {
    cancelSkip();
    isAwaitingMore = false;
    publish(next);
    const { current } = next;
    if (!current) {
      loadedKey = null;
      engine.unload();
      progress.setState({ position: 0, duration: 0, buffered: 0 }, true);
      state.setState({ status: 'idle' });
      ownership.releaseMediaKeys();
      return;
    }
    if (play) ownership.acquirePlayback();
    loadedKey = current.key;
    engine.load(soundOf(current), { position, play });
    autosave.flush();
  }

  function begin(context: PlayContext, tracks: readonly Track[], startAt: number, rest: Feed | null) {
    failed.reset();
    readAhead.moveTo({ feed: rest, taken: tracks.length });
    // With shuffle and no chosen track, any track may be first.
    const first = queue.isShuffled && startAt < 0 ? Math.floor(random() * tracks.length) : startAt;
    loadCurrent(start(queue, context, tracks, first, random), true);
  }

  function finish() {
    isAwaitingMore = false;
    state.setState({ status: 'ended' });
  }

  /** Waits for more music: the rest of the context, or similar music after it. */
  function awaitMore() {
    isAwaitingMore = true;
    state.setState({ status: 'loading' });
    readAhead.read();
    similar.find();
  }

  /** Continues after the end of a track. */
  function continueAfterTrack() {
    const next = advance(queue, true) ?? similar.next();
    if (next === queue) {
      engine.seek(0);
      engine.play();
    } else if (next) {
      loadCurrent(next, true);
    } else if (hasMore() || similar.mayCome()) {
      awaitMore();
    } else {
      finish();
    }
  }

  function skipFailed() {
    const { current } = queue;
    if (!current) return;
    loadedKey = null;
    state.setState({ status: 'error' });
    if (isOffline()) {
      notify({ type: 'offline' });
      return;
    }
    const skip = failed.skip(queue);
    if (!skip) {
      notify({ type: 'unplayable' });
      return;
    }
    notify({ type: 'skipped', track: current.track });
    state.setState({ status: 'loading' });
    cancelSkip = clock.after(skip.delay, () => loadCurrent(skip.next, true));
  }

  /** Restores what is stored for the viewer, if anything. */
  function restore() {
    const saved = storage && readSaved(storage, state.getState().viewer);
    if (!saved) return;
    queue = saved.queue;
    restoreSaved(saved, { state, progress });
    const { taken } = saved;
    const feed = taken !== null && queue.context ? openFeed(queue.context, taken) : null;
    readAhead.moveTo({ feed, taken: taken ?? 0 });
  }
  restore();

  const startContext = createStartContext({ state, openFeed, begin, notify });
  const commands: Runtime = {
    ...createSoundSettings({ state, engine, onChange: () => autosave.queueChanged() }),
    ...createQueueCommands({
      queue: () => queue,
      arrange,
      loadCurrent,
      isPlaying,
      readAhead,
      openFeed,
      acquireStorage: ownership.acquireStorage,
      notify,
      random,
    }),
    play: startContext.play,
    toggle() {
      if (isPlaying()) commands.pause();
      else commands.resume();
    },
    resume() {
      if (!queue.current || isPlaying()) return;
      failed.reset();
      if (state.getState().status === 'ended') {
        loadCurrent(rewind(queue), true);
      } else if (loadedKey === queue.current.key) {
        ownership.acquirePlayback();
        engine.play();
      } else {
        loadCurrent(queue, true, progress.getState().position);
      }
    },
    pause() {
      cancelSkip();
      startContext.cancel();
      isAwaitingMore = false;
      if (!queue.current) return;
      engine.pause();
      if (isPlaying()) state.setState({ status: 'paused' });
      autosave.flush();
    },
    next() {
      failed.reset();
      const next = advance(queue, false);
      if (next) {
        loadCurrent(next, true);
      } else if (hasMore() || similar.next() || similar.mayCome()) {
        engine.pause();
        continueAfterTrack();
      }
    },
    previous() {
      failed.reset();
      const before = progress.getState().position > restartAfter ? null : retreat(queue);
      if (before) loadCurrent(before, true);
      else if (state.getState().status === 'ended') loadCurrent(queue, true);
      else commands.seek(0);
    },
    seek(position) {
      const { duration } = progress.getState();
      const target = Math.min(Math.max(0, position), duration);
      if (loadedKey !== null && loadedKey === queue.current?.key) engine.seek(target);
      else progress.setState({ position: target });
      if (state.getState().status === 'ended') state.setState({ status: 'paused' });
      autosave.positionChanged();
    },
    setAutoplay(autoplay) {
      state.setState({ autoplay });
      similar.reset();
      autosave.queueChanged();
    },
    changeViewer: createChangeViewer({
      state,
      storage,
      autosave,
      queue: () => queue,
      empty() {
        failed.reset();
        similar.reset();
        readAhead.moveTo({ feed: null, taken: 0 });
        loadCurrent({ ...emptyQueue, repeat: queue.repeat, isShuffled: queue.isShuffled }, false);
      },
      restore,
    }),
    jumpTo(key) {
      failed.reset();
      if (key === queue.current?.key) {
        commands.seek(0);
        commands.resume();
        return;
      }
      const next = jump(queue, key);
      if (next !== queue) loadCurrent(next, true);
    },
    dispose() {
      cancelSkip();
      autosave.dispose();
      ownership.close();
      engine.dispose();
    },
  };
  return commands;
}
