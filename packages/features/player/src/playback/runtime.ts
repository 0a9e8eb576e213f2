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
import { createEngine, type Sound } from './engine.ts';
import { createFailedTracks } from './failedTracks.ts';
import type { MediaElement } from './MediaElement.ts';
import { createMemory } from './memory.ts';
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
  const saved = storage && readSaved(storage);
  let queue: Queue = saved?.queue ?? emptyQueue;
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
        if (status === 'playing') failed.forget();
        if (status === 'ended') goOn();
        else state.setState({ status });
      },
      onProgress(now) {
        progress.setState(now, true);
        memory.positionChanged();
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
    yieldSound() {
      cancelSkip();
      const hasSounded = isSounding();
      if (hasSounded) engine.pause();
      return hasSounded;
    },
    notify,
  });

  const readAhead = createReadAhead({
    isWanted: () =>
      isAwaitingMore ||
      (queue.isShuffled ? queue.order.length < wantedToShuffle : queue.upcoming.length < wantedAhead),
    onTracks(tracks) {
      publish(append(queue, tracks, random));
      if (isAwaitingMore && tracks.length > 0) goOn();
    },
    onEnd() {
      if (isAwaitingMore) goOn();
      else memory.queueChanged();
    },
    onFailure() {
      if (isAwaitingMore) finish();
    },
  });

  const similar = createSimilarMusic({
    openFeed,
    queue: () => queue,
    isWanted: () => state.getState().goesOn && !hasMore(),
    onSettled() {
      if (isAwaitingMore) goOn();
    },
  });

  const memory = createMemory({
    storage,
    clock,
    isOwner: ownership.isOwner,
    remembered: () => {
      const { goesOn, volume, isMuted, rate } = state.getState();
      const { feed, taken } = readAhead.place();
      return { queue, taken: feed ? taken : null, goesOn, volume, isMuted, rate };
    },
    position: () => progress.getState().position,
  });

  function isSounding() {
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
    memory.queueChanged();
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
  function sound(next: Queue, play: boolean, position = 0) {
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
    if (play) ownership.claim();
    loadedKey = current.key;
    engine.load(soundOf(current), { position, play });
    memory.flush();
  }

  function begin(context: PlayContext, tracks: readonly Track[], startAt: number, rest: Feed | null) {
    failed.forget();
    readAhead.moveTo({ feed: rest, taken: tracks.length });
    // With shuffle and no chosen track, any track may be first.
    const first = queue.isShuffled && startAt < 0 ? Math.floor(random() * tracks.length) : startAt;
    sound(start(queue, context, tracks, first, random), true);
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
  function goOn() {
    const next = advance(queue, true) ?? similar.next();
    if (next === queue) {
      engine.seek(0);
      engine.play();
    } else if (next) {
      sound(next, true);
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
    cancelSkip = clock.after(skip.delay, () => sound(skip.next, true));
  }

  if (saved) {
    restoreSaved(saved, { state, progress });
    const { taken } = saved;
    const feed = taken !== null && queue.context ? openFeed(queue.context, taken) : null;
    readAhead.moveTo({ feed, taken: taken ?? 0 });
  }

  const startContext = createStartContext({ state, openFeed, begin, notify });
  const commands: Runtime = {
    ...createSoundSettings({ state, engine, onChange: () => memory.queueChanged() }),
    ...createQueueCommands({
      queue: () => queue,
      arrange,
      sound,
      isSounding,
      readAhead,
      openFeed,
      takeOwnership: ownership.take,
      notify,
      random,
    }),
    play: startContext.play,
    toggle() {
      if (isSounding()) commands.pause();
      else commands.resume();
    },
    resume() {
      if (!queue.current || isSounding()) return;
      failed.forget();
      if (state.getState().status === 'ended') {
        sound(rewind(queue), true);
      } else if (loadedKey === queue.current.key) {
        ownership.claim();
        engine.play();
      } else {
        sound(queue, true, progress.getState().position);
      }
    },
    pause() {
      cancelSkip();
      startContext.cancel();
      isAwaitingMore = false;
      if (!queue.current) return;
      engine.pause();
      if (isSounding()) state.setState({ status: 'paused' });
      memory.flush();
    },
    next() {
      failed.forget();
      const next = advance(queue, false);
      if (next) {
        sound(next, true);
      } else if (hasMore() || similar.next() || similar.mayCome()) {
        engine.pause();
        goOn();
      }
    },
    previous() {
      failed.forget();
      const before = progress.getState().position > restartAfter ? null : retreat(queue);
      if (before) sound(before, true);
      else if (state.getState().status === 'ended') sound(queue, true);
      else commands.seek(0);
    },
    seek(position) {
      const { duration } = progress.getState();
      const target = Math.min(Math.max(0, position), duration);
      if (loadedKey !== null && loadedKey === queue.current?.key) engine.seek(target);
      else progress.setState({ position: target });
      if (state.getState().status === 'ended') state.setState({ status: 'paused' });
      memory.positionChanged();
    },
    setGoesOn(goesOn) {
      state.setState({ goesOn });
      similar.forget();
      memory.queueChanged();
    },
    jumpTo(key) {
      failed.forget();
      if (key === queue.current?.key) {
        commands.seek(0);
        commands.resume();
        return;
      }
      const next = jump(queue, key);
      if (next !== queue) sound(next, true);
    },
    dispose() {
      cancelSkip();
      memory.dispose();
      ownership.close();
      engine.dispose();
    },
  };
  return commands;
}
