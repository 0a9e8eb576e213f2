import { radioMemory, type Track } from '@segno/data/contract';
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
import { createHeldTrack } from './heldTrack.ts';
import type { MediaElement } from './MediaElement.ts';
import { createAutosave } from './autosave.ts';
import type { Feed, OpenFeed } from './openFeed.ts';
import { createOwnership } from './ownership.ts';
import { readSaved } from './persistence.ts';
import { probeSound, type SoundTrouble } from './probeSound.ts';
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
import { createRecentMemory, type LeftQueue, type RecentQueues } from './recentQueues.ts';
import { restoreSaved } from './restoreSaved.ts';
import { gainOf } from './loudness.ts';
import { createSimilarMusic } from './similarMusic.ts';
import { createSleepTimer } from './sleepTimer.ts';
import { createSoundSettings } from './soundSettings.ts';
import type { SoundOutput } from './SoundOutput.ts';
import { createStartContext } from './startContext.ts';
import { followsOnAlbum, joinOf } from './transition.ts';
import { createUndo } from './undo.ts';

export interface RuntimeOptions {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  media: readonly [MediaElement, MediaElement];
  openFeed: OpenFeed;
  storage: Storage | null;
  /** Whether the next track is preloaded before the current one ends. @default true */
  preloadsNext?: boolean;
  /** What the site wants until a listener chooses otherwise. */
  standard?: Pick<PlayerState, 'autoplay' | 'crossfade' | 'loudness'>;
  clock?: Clock;
  random?: Random;
  /** The queues that were left. @default kept in memory */
  recents?: RecentQueues;
  /** Makes the output that can raise levels and cross-fade exactly; null where the browser has none. */
  openGraph?: () => Promise<SoundOutput | null>;
  /** Plays through an output device. Rejects when it is gone. @default not supported */
  selectOutput?: (deviceId: string) => Promise<void>;
  /** Calls back when the device that was selected is disconnected. Returns what ends this. */
  watchOutput?: (onLost: () => void) => () => void;
  /** Finds out why a sound cannot be played. @default a request to the server */
  probe?: (url: string) => Promise<SoundTrouble>;
}

export type Runtime = PlayerCommands & {
  snapshot(): LeftQueue;
  adopt(left: LeftQueue, play: boolean): void;
  dispose(): void;
};

const restartAfter = 3000;
/** The next track is preloaded when the rest of the current one is shorter than this, in ms, or fully buffered. */
const preloadBefore = 30_000;
/** More of a context is read when fewer tracks than this are left. */
const wantedAhead = 40;
/** A radio is read less far ahead, because it follows what the listener wants. */
const wantedOfRadio = 10;
/** The number of tracks to load while a shuffled context plays; they are shuffled into the upcoming tracks. */
const wantedToShuffle = 2000;

/** The notice about a track that was skipped, by what is wrong with it. */
const skipNotices = { track: 'skipped', missing: 'skippedMissing', forbidden: 'skippedForbidden' } as const;

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** The runtime of the player, loaded on first use. It restores the saved state and implements the commands. */
export function startRuntime(options: RuntimeOptions): Runtime {
  const { state, progress, media, openFeed, storage, preloadsNext = true, standard } = options;
  const { clock = systemClock, random = Math.random, probe = probeSound } = options;
  const { recents = createRecentMemory(), openGraph, selectOutput, watchOutput } = options;
  let queue = emptyQueue;
  /** The key of the entry that is loaded in the engine. */
  let loadedKey: string | null = null;
  /** Whether the queue has ended and more music may still be found. */
  let isAwaitingMore = false;
  let cancelSkip = () => {};
  const failed = createFailedTracks();
  const held = createHeldTrack(clock);

  const notify = (notice: PlayerNotice) => state.setState({ notice });

  const engine = createEngine(
    media,
    {
      onStatus(status) {
        if (status === 'playing') {
          failed.reset();
          held.reset();
        }
        if (status === 'ended') continueAfterTrack();
        else state.setState({ status });
      },
      onProgress(now) {
        progress.setState(now, true);
        sleep.positionChanged(now);
        autosave.positionChanged();
        const isNear = now.duration - now.position < preloadBefore;
        const isWhole = now.duration > 0 && now.buffered > now.duration - 1000;
        if (isNear || isWhole) prepare();
      },
      onSlow() {
        if (queue.current) notify({ type: 'slow', track: queue.current.track });
      },
      onCut() {
        if (queue.current) notify({ type: 'cutShort', track: queue.current.track });
      },
      onFailure: handleFailure,
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
    recent: () =>
      [
        ...queue.history.slice(-radioMemory),
        ...(queue.current ? [queue.current] : []),
        ...queue.nextUp,
        ...queue.upcoming,
      ].map(({ track }) => track.id),
    isWanted: () =>
      isAwaitingMore ||
      (queue.context?.type === 'radio'
        ? queue.upcoming.length < wantedOfRadio
        : queue.isShuffled
          ? queue.order.length < wantedToShuffle
          : queue.upcoming.length < wantedAhead),
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
    isWanted: () => state.getState().autoplay && !hasMore() && !sleep.endsWithQueue(),
    onSettled() {
      if (isAwaitingMore) continueAfterTrack();
    },
  });

  const autosave = createAutosave({
    storage,
    clock,
    isOwner: ownership.isOwner,
    savedState: () => {
      const {
        viewer: owner,
        autoplay,
        volume,
        isMuted,
        rate,
        crossfade,
        loudness,
        output,
      } = state.getState();
      const { feed, taken } = readAhead.place();
      const sound = { volume, isMuted, rate, crossfade, loudness, output };
      return { owner, queue, taken: feed ? taken : null, autoplay, ...sound };
    },
    position: () => progress.getState().position,
  });

  const sleep = createSleepTimer({
    state,
    engine,
    clock,
    pause: () => commands.pause(),
    onChange: () => engine.preload(null),
    onAsleep: () => notify({ type: 'asleep' }),
  });

  /** The tracks of the queue that are on the album of a track. */
  const onAlbumOf = ({ album }: Track) =>
    album ? queue.order.map(({ track }) => track).filter((track) => track.album?.id === album.id) : [];
  const gain = (track: Track) => gainOf(track, state.getState().loudness, onAlbumOf(track));
  const soundOf = ({ key, track }: QueueEntry): Sound => ({
    id: key,
    url: track.source.url,
    duration: track.duration,
    gain: gain(track),
  });

  let hasGraph = false;
  /** Whether the current track is joined exactly by the next one. */
  function endsWithJoin() {
    const next = following(queue);
    return queue.current !== null && next !== null && followsOnAlbum(queue.current.track, next.track);
  }

  /** Uses the graph once a setting or an album needs it. It stays, because an element cannot leave it. */
  function needGraph() {
    const { crossfade, loudness } = state.getState();
    if (hasGraph || !openGraph || (crossfade === 0 && loudness === 'off' && !endsWithJoin())) return;
    hasGraph = true;
    openGraph().then(
      (opened) => {
        if (!opened) return;
        engine.useOutput(opened);
        selectDevice();
      },
      () => {
        // The elements play without it. The next track tries again: the browser may have waited for a gesture.
        hasGraph = false;
      },
    );
  }

  function selectDevice() {
    const { output } = state.getState();
    selectOutput?.(output).catch(() => {
      if (output === '') return;
      leaveDevice();
      notify({ type: 'outputGone' });
    });
  }

  function leaveDevice() {
    state.setState({ output: '' });
    autosave.queueChanged();
    selectOutput?.('').catch(() => {});
  }

  /** The device was unplugged: the music does not go on aloud on another one. */
  const leaveOutput = watchOutput?.(() => {
    if (isPlaying()) commands.pause();
    leaveDevice();
    notify({ type: 'outputLost' });
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
    const { crossfade } = state.getState();
    const join =
      next && queue.current && !sleep.endsWithTrack()
        ? joinOf(queue.current.track, next.track, crossfade)
        : 'ended';
    engine.preload(next && next !== queue.current ? soundOf(next) : null, join);
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
    if (play) needGraph();
    autosave.flush();
  }

  function begin(context: PlayContext, tracks: readonly Track[], startAt: number, rest: Feed | null) {
    failed.reset();
    undo.remember('replace');
    leaveQueue();
    readAhead.moveTo({ feed: rest, taken: tracks.length });
    // With shuffle and no chosen track, any track may be first.
    const first = queue.isShuffled && startAt < 0 ? Math.floor(random() * tracks.length) : startAt;
    loadCurrent(start(queue, context, tracks, first, random), true);
  }

  function finish() {
    isAwaitingMore = false;
    state.setState({ status: 'ended' });
    if (sleep.endsWithQueue()) sleep.stopped();
  }

  const snapshot = (): LeftQueue => {
    const { feed, taken } = readAhead.place();
    return {
      owner: state.getState().viewer,
      queue,
      position: progress.getState().position,
      taken: feed ? taken : null,
    };
  };

  /** Keeps the queue among those that were left. */
  function leaveQueue() {
    if (!queue.current || queue.history.length + queue.nextUp.length + queue.upcoming.length === 0) return;
    void recents.add(snapshot(), Date.now()).then(listRecents);
  }

  function listRecents() {
    const { viewer } = state.getState();
    void recents.list(viewer).then((recentQueues) => {
      if (state.getState().viewer === viewer) state.setState({ recentQueues });
    });
  }

  /** Loads a whole queue with the rest of its context. */
  function openQueue(next: Queue, taken: number | null, play: boolean, position: number) {
    const feed = taken !== null && next.context ? openFeed(next.context, taken) : null;
    readAhead.moveTo({ feed, taken: taken ?? 0 });
    loadCurrent(next, play, position);
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
    if (sleep.endsWithTrack()) {
      sleepAfterTrack();
      return;
    }
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

  /** Stops after a track. Play goes on with the next one. */
  function sleepAfterTrack() {
    const next = advance(queue, false);
    if (next) loadCurrent(next, false);
    else finish();
    sleep.stopped();
  }

  /** A track that cannot be played is skipped; one that cannot be reached is held with its position. */
  function handleFailure() {
    const { current } = queue;
    if (!current) return;
    const { position } = progress.getState();
    loadedKey = null;
    state.setState({ status: 'error' });
    let isLatest = true;
    cancelSkip = () => {
      isLatest = false;
    };
    const asked = isOffline() ? Promise.resolve<SoundTrouble>('connection') : probe(current.track.source.url);
    void asked.then((trouble) => {
      if (!isLatest || queue.current !== current) return;
      if (trouble === 'connection') holdTrack(position);
      else skipFailed(current, trouble);
    });
  }

  function holdTrack(position: number) {
    const isFirst = held.hold(() => loadCurrent(queue, true, position));
    if (isFirst) notify({ type: isOffline() ? 'offline' : 'unreachable' });
    cancelSkip = held.cancel;
  }

  function skipFailed(current: QueueEntry, trouble: Exclude<SoundTrouble, 'connection'>) {
    const skip = failed.skip(queue);
    if (!skip) {
      notify({ type: 'unplayable' });
      return;
    }
    notify({ type: skipNotices[trouble], track: current.track });
    state.setState({ status: 'loading' });
    cancelSkip = clock.after(skip.delay, () => loadCurrent(skip.next, true));
  }

  /** Restores what is stored for the viewer, if anything. */
  function restore(isFirst = false) {
    const saved = storage && readSaved(storage, state.getState().viewer);
    if (!saved) {
      // Only at first: after a sign-in the choices of this page stay.
      if (isFirst && standard) state.setState(standard);
      return;
    }
    queue = saved.queue;
    restoreSaved(saved, { state, progress });
    const { taken } = saved;
    const feed = taken !== null && queue.context ? openFeed(queue.context, taken) : null;
    readAhead.moveTo({ feed, taken: taken ?? 0 });
  }
  restore(true);
  listRecents();
  if (state.getState().output !== '') selectDevice();

  const undo = createUndo({
    state,
    queue: () => queue,
    readAhead,
    position: () => progress.getState().position,
    arrange,
    reload: (next, position) => loadCurrent(next, isPlaying(), position),
  });
  const startContext = createStartContext({ state, openFeed, begin, notify, random });
  const commands: Runtime = {
    ...createSoundSettings({
      state,
      engine,
      onTransition() {
        needGraph();
        engine.preload(null);
        if (queue.current) engine.setGain(gain(queue.current.track));
      },
      onOutput: selectDevice,
      onChange: () => autosave.queueChanged(),
    }),
    ...createQueueCommands({
      queue: () => queue,
      arrange,
      loadCurrent,
      isPlaying,
      readAhead,
      undo,
      leaveQueue,
      openFeed,
      acquireStorage: ownership.acquireStorage,
      skip: () => commands.next(),
      notify,
      random,
    }),
    play: startContext.play,
    setSleep: sleep.setSleep,
    restoreQueue(id) {
      void recents.read(id).then((left) => {
        if (left && left.owner === state.getState().viewer) commands.adopt(left, true);
      });
    },
    snapshot,
    adopt(left, play) {
      failed.reset();
      undo.remember('replace');
      leaveQueue();
      // Entries that are added later need keys of their own.
      const next = { ...left.queue, serial: Math.max(left.queue.serial, queue.serial) };
      openQueue(next, left.taken, play, left.position);
    },
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
        needGraph();
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
      notify,
      empty() {
        undo.forget();
        failed.reset();
        similar.reset();
        readAhead.moveTo({ feed: null, taken: 0 });
        loadCurrent({ ...emptyQueue, repeat: queue.repeat, isShuffled: queue.isShuffled }, false);
      },
      restore() {
        restore();
        listRecents();
      },
      forget() {
        void recents.clear().then(listRecents);
      },
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
      held.dispose();
      sleep.dispose();
      autosave.dispose();
      ownership.close();
      leaveOutput?.();
      engine.dispose();
    },
  };
  return commands;
}
